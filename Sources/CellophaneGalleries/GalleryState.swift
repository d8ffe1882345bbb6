package import CellophaneProjects
internal import Foundation

/// The folder that a gallery of a target is made in: `.cellophane/App` beside the project, or below
/// another folder. Everything that is written is in it.
package struct GalleryState: Hashable, Sendable {
  /// The target's own folder.
  package let path: String
  /// The folder with those of all targets.
  private let root: String

  /// - Parameter scratch: The folder for those of all targets; `nil` is `.cellophane` beside the
  ///   project, or in a package or folder itself.
  package init(
    _ inventory: Inventory, target: InventoryTarget, scratch: String?
  ) throws(GalleryError) {
    let beside =
      switch inventory.kind {
      case .project, .file: Paths.folder(of: inventory.path)
      case .package, .folder: inventory.path
      }
    root = Paths.resolved(scratch ?? Paths.join(beside, ".cellophane"))
    let name = inventory.kind == .file ? Paths.stem(of: inventory.path) : target.module
    path = "\(root)/\(name)"
    for folder in [path, appModules, galleryModules, ownModules, packages] {
      try make(folder)
    }
    try write("*\n", to: "\(root)/.gitignore")
  }

  var appModules: String { "\(path)/kit" }
  var galleryModules: String { "\(path)/kit-gallery" }
  /// Where the app's own modules are compiled to.
  var ownModules: String { "\(path)/modules" }
  /// Links to the modules of packages from elsewhere.
  var remoteModules: String { "\(path)/modules-elsewhere" }
  /// What the package manager keeps, for every target.
  package var packages: String { "\(root)/packages" }
  package var report: String { "\(path)/report.json" }
  package var gallery: String { "\(path)/gallery/Gallery" }
  /// Where the site goes when nobody says where.
  package var site: String { "\(path)/site" }

  /// Tells one build of this command from another.
  var commandFingerprint: String {
    "\(Paths.date(of: Bundle.main.executablePath ?? CommandLine.arguments[0]) ?? 0)"
  }

  func folder(ofModule name: String) -> String { "\(path)/module-\(name)" }

  func make(_ folder: String) throws(GalleryError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .file(path: folder, reason: error.localizedDescription)
    }
  }

  /// What is in a folder, by name.
  func names(in folder: String) throws(GalleryError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .file(path: folder, reason: error.localizedDescription)
    }
  }

  func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map(Array.init)
  }

  /// Writes a file whole or not at all, and only where it says something else.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws(GalleryError) -> Bool {
    guard read(path) != bytes else { return false }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
    return true
  }

  @discardableResult
  func write(_ text: String, to path: String) throws(GalleryError) -> Bool {
    try write(Array(text.utf8), to: path)
  }

  func remove(_ path: String) throws(GalleryError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try remove(linkAt: path)
  }

  /// Removes a link, wherever it leads.
  func remove(linkAt path: String) throws(GalleryError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  func link(_ path: String, to target: String) throws(GalleryError) {
    let files = FileManager.default
    // What is there and no link is removed below.
    if (try? files.destinationOfSymbolicLink(atPath: path)) == target { return }
    do {
      if (try? files.attributesOfItem(atPath: path)) != nil { try files.removeItem(atPath: path) }
      try files.createSymbolicLink(atPath: path, withDestinationPath: target)
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }
}
