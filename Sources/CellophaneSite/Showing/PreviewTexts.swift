internal import CellophaneDocument
internal import CellophaneFiles
internal import Foundation

/// What a gallery hands over of its previews to be compared: pages, outlines and documents in a folder,
/// and this beside them.
package struct PreviewTexts: Codable, Hashable, Sendable {
  package struct Preview: Codable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var group: String
    /// Where it is declared: the whole path of the file, or its module and name where it is not there.
    package var file: String
    package var line: Int
    /// Whether it was asked for its pages.
    package var isAsked: Bool
    /// The ids of its pages; none where it was not asked, or stopped.
    package var pages: [String]
    /// Why it has no pages; `nil` where nothing is wrong.
    package var failure: String?
  }

  /// All of the gallery, in order.
  package var previews: [Preview]

  private static let fileName = "previews.json"

  /// The pages, as a site has them.
  package static func pages(in folder: String) -> String { "\(folder)/site" }
  package static func outlines(in folder: String) -> String { "\(folder)/outlines" }
  package static func documents(in folder: String) -> String { "\(folder)/documents" }

  /// - Parameters:
  ///   - site: All previews.
  ///   - asked: The ids of those that were asked.
  ///   - folder: That of the texts.
  package init(
    _ site: Site, asked: Set<String>, in folder: String
  ) throws(SiteError) {
    let manifest = try SiteManifest.read(in: Self.pages(in: folder))
    let built = (manifest?.previews ?? []).reduce(into: [String: BuiltPreview]()) { $0[$1.id] = $1 }
    previews = site.previews.map { preview in
      let pages = built[preview.id]?.pages ?? []
      let failed = pages.first(where: \.isFailure)?.findings.last { $0.severity == .error }
      let isFound = Files.exists(preview.path)
      return Preview(
        id: preview.id, title: preview.title, group: preview.group,
        file: isFound ? preview.path : preview.file, line: preview.line,
        isAsked: asked.contains(preview.id),
        pages: failed == nil ? pages.map(\.id) : [], failure: failed?.message)
    }
  }

  package func write(to folder: String) throws {
    try Files.write(ReadableJSON.bytes(of: self), to: "\(folder)/\(Self.fileName)")
  }

  package static func read(in folder: String) throws -> PreviewTexts {
    try JSONDecoder().decode(
      PreviewTexts.self, from: Data(try Files.read("\(folder)/\(fileName)")))
  }
}
