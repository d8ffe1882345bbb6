internal import CellophanePreview
internal import CellophaneValidation
internal import Foundation

/// Reads the code that previews name.
struct SourceReader {
  /// The folder that paths start from; `nil` is the package of the file that declares a preview.
  let folder: String?

  /// How many bytes of a file are shown at most.
  static let limit = 262_144

  /// What a preview's catalogue page shows, and what is wrong with the rest.
  func listings(of preview: SitePreview) -> (listings: [SourceListing], findings: [Finding]) {
    var listings: [SourceListing] = []
    var findings: [Finding] = []
    for part in preview.source.parts {
      do throws(SourceError) {
        listings.append(try listing(of: part, for: preview))
      } catch {
        findings.append(
          Finding(
            rule: "source", page: preview.place, line: preview.line, message: error.description,
            preview: preview.id))
      }
    }
    return (listings, findings)
  }

  /// The files that a preview says are its source, as far as they are there.
  func files(of preview: SitePreview) -> [String] {
    let folder = folder ?? Self.package(around: preview.path)
    return preview.source.parts.compactMap(\.file).filter(Self.isInside).map { "\(folder)/\($0)" }
      .filter(Files.exists)
  }

  private func listing(of part: PreviewSource.Part, for preview: SitePreview)
    throws(SourceError) -> SourceListing
  {
    let folder = folder ?? Self.package(around: preview.path)
    let file = part.file ?? Self.path(of: preview.path, in: folder)
    guard Self.isInside(file) else { throw .outside(path: file) }
    guard let bytes = try? Files.read("\(folder)/\(file)") else {
      throw .missing(path: file, folder: folder)
    }
    guard bytes.count <= Self.limit else { throw .tooLong(path: file, limit: Self.limit) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText(path: file) }
    let source = try SourceText(text, path: file)
    return SourceListing(
      path: file, region: part.region, text: try part.region.map(source.region) ?? source.whole,
      lines: part.region.flatMap(source.place))
  }

  /// The nearest folder above a file that holds a manifest, else the file's own.
  private static func package(around path: String) -> String {
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    var folder = own
    while folder.path != "/" {
      if Files.exists("\(folder.path)/Package.swift") { return folder.path }
      folder.deleteLastPathComponent()
    }
    return own.path
  }

  private static func path(of file: String, in folder: String) -> String {
    file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
  }

  /// Whether a path stays in the folder that it starts from; links that stand there are followed.
  private static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}
