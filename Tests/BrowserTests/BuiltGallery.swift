import Foundation
import Seeding

/// A site, built once for all tests by its gallery's own executable.
struct BuiltGallery: Sendable {
  /// The example site; that of the folder `EXAMPLE_SITE`, where one was built just before the tests.
  static let shared = Task {
    try await BuiltGallery(
      "Gallery", copying: ProcessInfo.processInfo.environment["EXAMPLE_SITE"])
  }
  /// Those of its previews in the other look that somebody opens: by name, to measure, and those whose
  /// turn it is.
  static let iOS18 = Task {
    try await BuiltGallery(
      "Gallery", look: "iOS18",
      only: olderNames.union(GeometryFact.all.filter { $0.iOS18 != nil }.map(\.page.preview)),
      and: try await PageSurvey.olderPreviews.value)
  }
  private static let olderNames: Set = [
    "a-search-with-a-token", "a-search-with-scopes", "an-album", "custom-cells-that-swipe",
    "double-column", "playlists", "ray-tube",
  ]
  /// Previews of sizes that no example needs.
  static let large = Task {
    try await BuiltGallery("LargeGallery", only: largeNames.union(largestNames))
  }
  private static let largeNames: Set = [
    "a-form", "a-megabyte", "a-thousand-deep", "added-notes", "added-notes-as-typed",
    "added-notes-by-serial",
    "around-a-list", "around-a-list-by-frames", "aside", "below-a-list", "chosen-letters",
    "cut-texts", "effects", "forms", "ground",
    "heights", "kinds", "heights-in-a-plain-table",
    "loaded-without-end", "long-columns", "marked-notes", "menus-of-rows", "names",
    "one-family-at-a-time",
    "over-a-list", "over-a-list-in-a-tab", "over-one-row", "papers", "planets", "plans", "shapes",
    "shelves",
    "swatches", "swiped-outline", "ten-thousand-rows", "texts-of-all-kinds",
    "twenty-thousand-nodes", "typed-notes", "words",
  ]
  /// The largest, each of which takes ten seconds and more to build: one of them a run.
  static let largestNames = Turn.share(
    ["a-hundred-thousand-leaves", "tasks-to-check", "tasks-to-move"], oneIn: 3,
    of: "largest previews")

  private static let folders = FileManager.default.temporaryDirectory
    .appending(path: "cellophane-gallery-\(ProcessInfo.processInfo.processIdentifier)")

  let folder: URL
  /// The previews whose pages are opened by name; all of them where it is empty.
  private let named: Set<String>
  /// The stylesheet with the site's fonts, as it was built. Tests measure with fonts that everyone
  /// has, so that pages of the copy do without it; `InterBrowserTests` has pages with it.
  let fonts: Data

  /// - Parameters:
  ///   - previews: The ids of those that are opened by name; all by default.
  ///   - others: The ids of those that are built beside them.
  private init(
    _ name: String, look: String? = nil, only previews: Set<String> = [],
    and others: [String] = [], copying built: String? = nil
  ) async throws {
    named = previews
    folder = Self.folders.appending(path: name + (look ?? ""))
    try FileManager.default.createDirectory(at: Self.folders, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: BuiltGallery.folders) }
    if let built {
      try FileManager.default.copyItem(at: URL(filePath: built), to: folder)
      fonts = try Self.takeFonts(of: folder)
      return
    }
    let (status, said) = try await BuiltProgram(name).run(
      ["build", "--output", folder.path, "--timeout", "300"] + (look.map { ["--look", $0] } ?? [])
        + previews.union(others).sorted().flatMap { ["--filter", $0] })
    guard status == 0 else { throw BuildFailure(output: said) }
    fonts = try Self.takeFonts(of: folder)
  }

  private static func takeFonts(of folder: URL) throws -> Data {
    let file = folder.appending(path: "styles/fonts.css")
    let rules = try Data(contentsOf: file)
    let inter = Data("@font-face {\n  font-family: \"Inter\";".utf8)
    if let start = rules.range(of: inter)?.lowerBound { try rules[..<start].write(to: file) }
    return rules
  }

  /// The chromeless page of a preview.
  ///
  /// - Throws: `UnbuiltPage` where this gallery is not built for it.
  func page(_ id: String) throws -> URL {
    let page = folder.appending(path: "previews/\(id).html")
    guard named.isEmpty || named.contains(id), FileManager.default.fileExists(atPath: page.path)
    else { throw UnbuiltPage(page: page) }
    return page
  }

  /// The ids of its previews.
  func previews() throws -> [String] {
    let manifest = try JSON(Data(contentsOf: folder.appending(path: "manifest.json")))
    return (manifest["previews"]?.array ?? []).compactMap { $0["id"]?.string }
  }

  /// The pages of one of its folders, by their paths from the site's; `""` is the site's own.
  func pages(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self.folder.appending(path: folder).path)
      .filter { $0.hasSuffix(".html") }.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  /// Pages around previews, with empty frames, for who looks at what is around them: from a disk
  /// browsers load the frames of all cards at once where no script runs, which takes seconds.
  ///
  /// - Parameter paths: From the site's folder. The other pages lie beside them, as `.htm`.
  func withoutFrames(_ paths: [String]) throws -> [String] {
    try paths.map { path in
      let other = path.replacing(/html$/, with: "htm")
      let html = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .replacing(#/(<iframe [^>]*) src="[^"]*"/#) { String($0.1) }
      try Data(html.utf8).write(to: folder.appending(path: other), options: .atomic)
      return other
    }
  }

  /// The bytes of all chromeless pages.
  func markup() throws -> [[UInt8]] {
    try FileManager.default
      .contentsOfDirectory(at: folder.appending(path: "previews"), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "html" }
      .map { [UInt8](try Data(contentsOf: $0)) }
  }
}

struct UnbuiltPage: Error, CustomStringConvertible {
  var page: URL

  var description: String {
    "\(page.path) is not there; name its preview in 'BuiltGallery'"
  }
}

struct BuildFailure: Error, CustomStringConvertible {
  var output: String

  var description: String { "the gallery could not be built: \(output)" }
}
