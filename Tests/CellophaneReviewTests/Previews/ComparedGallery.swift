import CellophaneReview
import CellophaneSite
import CellophaneSnapshots
import Foundation

/// A package with a gallery, and what the gallery hands over of its previews, in folders of a test's
/// own that go with it.
final class ComparedGallery {
  let package: TestedPackage
  private let texts: String

  init() throws {
    package = try TestedPackage()
    texts = package.path + "-texts"
    try package.write("// Previews.\n", to: "Sources/Gallery/Gallery.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: texts) }

  /// A preview as a gallery hands it over.
  struct Preview {
    var id: String
    /// Outlines by the ids of pages.
    var pages: [String: String] = [:]
    var line = 7
    var isAsked = true
    var failure: String?

    /// One with a page of its own name.
    init(_ id: String, _ outline: String, line: Int = 7) {
      self.id = id
      pages = [id: outline]
      self.line = line
    }

    init(_ id: String, pages: [String: String] = [:], isAsked: Bool = true, failure: String? = nil)
    {
      self.id = id
      self.pages = pages
      self.isAsked = isAsked
      self.failure = failure
    }
  }

  /// Compares what previews show with their fixtures, or records it.
  func compare(
    _ previews: [Preview], recording: Bool = false, as kinds: [SnapshotKind] = [],
    shard: Shard = .whole, isFiltered: Bool = false, artifacts: String? = nil,
    deleting: Bool = false
  ) throws -> [PreviewOutcome] {
    try write(previews)
    let fixtures = try PreviewFixtures(in: package.path)
    var comparison = try PreviewComparison(
      of: fixtures, with: texts, kinds: kinds, shard: shard, isFiltered: isFiltered, path: "PATH",
      comparison: SnapshotComparison(
        mode: recording ? .all : .never, artifacts: artifacts, names: FixtureNames()))
    var outcomes = try comparison.outcomes()
    if deleting { try PreviewComparison.delete(&outcomes, of: fixtures) }
    return outcomes
  }

  private func write(_ previews: [Preview]) throws {
    let said = previews.map { preview -> [String: Any] in
      var said: [String: Any] = [
        "id": preview.id, "title": preview.id.capitalized, "group": "Lists",
        "file": "\(package.path)/Sources/Gallery/Gallery.swift", "line": preview.line,
        "isAsked": preview.isAsked, "pages": preview.pages.keys.sorted(),
      ]
      if let failure = preview.failure { said["failure"] = failure }
      return said
    }
    for folder in ["outlines", "site/previews", "site/styles", "documents"] {
      try FileManager.default.createDirectory(
        atPath: "\(texts)/\(folder)", withIntermediateDirectories: true)
    }
    try JSONSerialization.data(withJSONObject: ["previews": said])
      .write(to: URL(fileURLWithPath: "\(texts)/previews.json"))
    try Data("main { color: red }\n".utf8).write(
      to: URL(fileURLWithPath: "\(texts)/site/styles/list.css"))
    for (page, outline) in previews.flatMap(\.pages) {
      try Data(outline.utf8).write(to: URL(fileURLWithPath: "\(texts)/outlines/\(page).outline"))
      try Data(TestedPackage.page(page).utf8).write(
        to: URL(fileURLWithPath: "\(texts)/site/previews/\(page).html"))
    }
  }

  /// A fixture's text by its name in `__Snapshots__`.
  func fixture(_ name: String) -> String? { package.text("__Snapshots__/\(name)") }

  /// A list long enough to be known again with another line in it.
  static func outline(_ page: String, rows: Int = 12, color: String = "label") -> String {
    "page \(page) \"\(page)\" iOS26\n"
      + "  environment phone 402x874\n  frame start \"Start\"\n    list list \"List\"\n"
      + "      section \"0\" plain\n"
      + (0..<rows).map { "        row \"\($0)\"\n          text \"\($0)\" body \(color)\n" }
      .joined()
  }
}

extension [PreviewOutcome] {
  /// `settings changed`, in order.
  var words: [String] {
    map { "\($0.path.map { $0.dropFirst(14).description } ?? $0.preview) \($0.state)" }
  }
}
