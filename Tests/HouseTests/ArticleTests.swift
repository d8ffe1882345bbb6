import Foundation
import Testing

/// The code of an article is the code of an example, which is built and run.
@Suite struct ArticleTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree().root.appending(path: path), encoding: .utf8)
  }

  private func article() throws -> String {
    try text("Sources/Cellophane/Cellophane.docc/PreviewYourUIKitCode.md")
  }

  @Test(arguments: [
    "Sources/Gallery/Gallery.swift", "Tests/ShelfTests/ShelfTests.swift",
    "Tests/ShelfTests/GalleryTests.swift",
  ])
  func theArticleShowsTheFilesOfTheExample(file: String) throws {
    let example = try text("Examples/Standalone/Previews/\(file)")
    #expect(try article().contains("```swift\n\(example)```\n"))
  }

  /// The example finds the clone that it stands in; a package elsewhere says where the clone is.
  @Test func theArticlesManifestIsTheExamplesWithAPathInIt() throws {
    var manifest = try text("Examples/Standalone/Previews/Package.swift")
    let start = try #require(manifest.range(of: "// Cellophane is the clone"))
    let end = try #require(manifest.range(of: "// The sources say"))
    manifest.removeSubrange(start.lowerBound..<end.lowerBound)
    manifest = manifest.replacing("package: cellophane", with: "package: \"Cellophane\"")
      .replacing("\"/\" + clone.joined(separator: \"/\")", with: "\"../../Cellophane\"")
    #expect(try article().contains("```swift\n\(manifest)```\n"))
  }
}
