internal import CellophaneFiles
internal import CellophaneTemplates

/// Every template, stylesheet and script of a site: the embedded ones, or the site's own.
struct Shells {
  private var shells: [Shell.Kind: Shell] = [:]
  private let folder: String?

  /// - Parameter folder: The site's own templates, by the names of the embedded ones.
  init(folder: String? = nil) throws(SiteError) {
    self.folder = folder
    if let folder, !FileKind.isFolder(folder) { throw .templatesMissing(path: folder) }
    for kind in Shell.Kind.allCases {
      if let (path, bytes) = try Self.override(kind.fileName, in: folder) {
        shells[kind] = try Shell(kind, source: bytes, path: path, isOverride: true)
      } else {
        shells[kind] = try Shell(
          kind, source: Self.embedded(kind), path: kind.fileName, isOverride: false)
      }
    }
  }

  subscript(kind: Shell.Kind) -> Shell {
    guard let shell = shells[kind] else { preconditionFailure("every kind is read at the start") }
    return shell
  }

  /// A stylesheet or script, or the site's own of the same name.
  func file(_ name: String, embedded: [UInt8]) throws(SiteError) -> [UInt8] {
    try Self.override(name, in: folder)?.bytes ?? embedded
  }

  private static func override(_ name: String, in folder: String?) throws(SiteError)
    -> (path: String, bytes: [UInt8])?
  {
    guard let folder else { return nil }
    let path = "\(folder)/\(name)"
    return Files.exists(path) ? (path, try Files.read(path)) : nil
  }

  private static func embedded(_ kind: Shell.Kind) -> [UInt8] {
    switch kind {
    case .page: Templates.page
    case .catalogue: Templates.catalogue
    case .index: Templates.index
    case .sheet: Templates.sheet
    case .symbols: Templates.symbols
    case .pictures: Templates.pictures
    case .error: Templates.error
    case .notFound: Templates.notFound
    }
  }
}
