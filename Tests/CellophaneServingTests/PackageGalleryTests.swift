import CellophaneServing
import Foundation
import Testing

@Suite struct PackageGalleryTests {
  private static let root = URL(fileURLWithPath: #filePath).appending(path: "../../..")
    .standardized.resolvingSymlinksInPath().path
  private let standalone = "\(root)/Examples/Standalone"

  private func gallery(_ folder: String, product: String? = nil) async throws -> PackageGallery? {
    try await PackageGallery(
      folder: folder, product: product, swift: swift, arguments: [], keeper: ChildRunTests.keeper)
  }

  /// The package manager, as a shell finds it.
  private var swift: String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/swift" }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swift"
  }

  /// The previews of an app's package, whose sources are links.
  @Test(.timeLimit(.minutes(1))) func linkedSourcesAreFollowed() async throws {
    let gallery = try #require(try await gallery("\(standalone)/Previews"))
    #expect(gallery.product == "Gallery")
    let cells = "\(standalone)/App/Sources/BookCells"
    #expect(gallery.watched.contains("\(standalone)/Previews"))
    #expect(gallery.watched.contains(cells))
    #expect(gallery.watched.contains(Self.root))
    #expect(gallery.need(ofChanged: "\(cells)/BookCell.swift") == .code)
    #expect(
      gallery.need(ofChanged: "\(cells)/Resources/en.lproj/Localizable.strings")
        == .copy(to: "Previews_BookCells.resources/en.lproj/Localizable.strings"))
    #expect(
      gallery.need(ofChanged: "\(cells)/Resources/Media.xcassets/Cover.imageset/cover.svg")
        == .copy(to: "Previews_BookCells.resources/Media.xcassets/Cover.imageset/cover.svg"))
  }

  @Test(.timeLimit(.minutes(1))) func whatTheGalleryHasNothingOfConcernsNoPage() async throws {
    let previews = "\(standalone)/Previews"
    let gallery = try #require(try await gallery(previews))
    #expect(gallery.need(ofChanged: "\(previews)/Tests/ShelfTests/ShelfTests.swift") == .nothing)
    #expect(gallery.need(ofChanged: "\(previews)/Sources/Gallery/Gallery.swift") == .code)
    #expect(gallery.need(ofChanged: "\(previews)/Package.swift") == .code)
    #expect(gallery.need(ofChanged: "\(previews)/Tokens/Colours.json") == .pages)
  }

  @Test(.timeLimit(.minutes(1))) func whatIsNoGalleryIsLeftToOthers() async throws {
    #expect(try await gallery("\(standalone)/App") == nil)
    #expect(try await gallery("\(standalone)/App/Sources") == nil)
  }

  @Test(.timeLimit(.minutes(1))) func aProductThatIsNotThereIsSaid() async throws {
    await #expect(
      throws: GalleryFault(
        title: "'Shop' is no executable of '\(standalone)/Previews'", words: "It has 'Gallery'.")
    ) { try await gallery("\(standalone)/Previews", product: "Shop") }
  }

  @Test(.timeLimit(.minutes(1))) func aManifestThatCannotBeReadIsSaid() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "package \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("// swift-tools-version: 6.1\nlet package =".utf8).write(
      to: folder.appending(path: "Package.swift"))
    let fault = await #expect(throws: GalleryFault.self) { try await gallery(folder.path) }
    #expect(fault?.title == "'Package.swift' cannot be read")
    #expect(fault?.words.contains("Package.swift:2:14: error: ") == true)
  }
}
