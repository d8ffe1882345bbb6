internal import CellophaneFiles
package import CellophaneLook
package import CellophaneValidation
internal import Foundation

/// What a site consists of: written last, and the proof that a folder is ours.
package struct SiteManifest: Codable, Hashable, Sendable {
  package static let fileName = "manifest.json"

  package var generator = "cellophane"
  /// Of this format.
  package var version = 1
  /// What the folder holds; `nil` for a site.
  package var purpose: Purpose?
  /// Which part of a site the folder holds; `nil` for a whole one.
  package var part: Part?
  package var title: String
  package var previews: [BuiltPreview]
  /// Every file of the site but the manifest itself, by path.
  package var files: [File]

  /// What a folder of ours holds beside a site.
  package enum Purpose: String, Codable, Hashable, Sendable { case report, part }

  /// A share of a site's previews, which others are put together with.
  package struct Part: Codable, Hashable, Sendable {
    package var shard: Shard
    /// The ids of all previews of the site, in order.
    package var previews: [String]
    package var look: Look.Name
    /// What its build found out.
    package var findings: [Finding]
  }

  package struct File: Codable, Hashable, Sendable {
    package var path: String
    package var size: Int
    /// By which grammar it is checked; `nil` for what is no page.
    package var grammar: String?

    package init(path: String, size: Int, grammar: String? = nil) {
      self.path = path
      self.size = size
      self.grammar = grammar
    }
  }

  package init(
    title: String, purpose: Purpose? = nil, previews: [BuiltPreview] = [], files: [File] = []
  ) {
    self.title = title
    self.purpose = purpose
    self.previews = previews
    self.files = files
  }

  func encoded() throws(SiteError) -> [UInt8] {
    do {
      return try ReadableJSON.bytes(of: self) + [UInt8(ascii: "\n")]
    } catch {
      throw .file(path: Self.fileName, doing: "write the manifest", reason: "\(error)")
    }
  }

  /// The manifest of a folder; `nil` where there is none.
  package static func read(in folder: String) throws(SiteError) -> SiteManifest? {
    let path = "\(folder)/\(fileName)"
    guard Files.exists(path) else { return nil }
    let bytes = try Files.read(path)
    let manifest = try? JSONDecoder().decode(SiteManifest.self, from: Data(bytes))
    guard let manifest, manifest.generator == "cellophane", manifest.staysInside else {
      throw .damagedManifest(path: path)
    }
    return manifest
  }

  /// Whether every path that it names is in its folder.
  private var staysInside: Bool {
    let pages = previews.flatMap(\.pages)
    return files.map(\.path).allSatisfy(NamedPath.isInside)
      && pages.flatMap { [$0.path, $0.cataloguePath, $0.sheet ?? $0.path] }
        .allSatisfy(NamedPath.isInside)
      && pages.flatMap(\.assets).allSatisfy { NamedPath.isInside($0) && !$0.contains("/") }
  }
}
