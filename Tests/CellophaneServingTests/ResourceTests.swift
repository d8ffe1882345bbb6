import Foundation
import Synchronization
import Seeding
import Testing

@testable import CellophaneServing

/// What no compiler is needed for. The gallery is this package's own, which is built with the tests.
@Suite(.enabled(if: Turn.has("served resources", .fourth))) struct ResourceTests {
  /// A package beside which the built gallery lies, and a `swift` that builds nothing but counts.
  private final class Package: Sendable {
    let folder: String

    init() async throws {
      let files = FileManager.default
      folder =
        files.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "package \(UUID().uuidString)").path
      let root = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized.path
      try files.createDirectory(atPath: "\(folder)/Examples", withIntermediateDirectories: true)
      for name in ["Package.swift", "Templates", "Examples/Library"] {
        try files.copyItem(atPath: "\(root)/\(name)", toPath: "\(folder)/\(name)")
      }
      let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
      try files.createDirectory(atPath: "\(folder)/.build", withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: built)
      where name == "Gallery" || name.hasSuffix(".resources") {
        try files.copyItem(atPath: "\(built)/\(name)", toPath: "\(folder)/.build/\(name)")
      }
      let swift = """
        #!/bin/sh
        case "$*" in
          package*) exec swift "$@" ;;
          *--show-bin-path) echo '\(folder)/.build' ;;
          *) echo built >> '\(folder)/.build/count' ;;
        esac

        """
      // Written by another program: one that is started meanwhile would hold the file open, and what
      // is open to be written is not run.
      let run = try await ChildRun.run(
        [
          "/bin/sh", "-c", #"printf %s "$1" > "$0"; chmod +x "$0""#, "\(folder)/.build/swift",
          swift,
        ], keeper: [])
      try #require(run.code == 0, "\(run.words)")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func read(_ path: String) throws -> String {
      try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
    }

    func replace(_ old: String, with new: String, in path: String) throws {
      let text = try read(path)
      try #require(text.contains(old))
      try text.replacing(old, with: new).write(
        toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
    }

    /// Whether a text comes to stand in some file of the site.
    func comes(_ text: String, in path: String) async throws -> Bool {
      for _ in 0..<3000 {
        if let site = try? read("site/\(path)"), site.contains(text) { return true }
        try await Task.sleep(for: .milliseconds(20))
      }
      return false
    }

    /// Whether a text comes to stand in some asset of the site.
    func comesInAssets(_ text: String) async throws -> Bool {
      for _ in 0..<3000 {
        let assets =
          (try? FileManager.default.contentsOfDirectory(
            atPath: "\(folder)/site/assets")) ?? []
        for asset in assets {
          if let site = try? read("site/assets/\(asset)"), site.contains(text) { return true }
        }
        try await Task.sleep(for: .milliseconds(20))
      }
      return false
    }
  }

  @Test(.timeLimit(.minutes(3))) func textsPicturesAndStylesAreOnThePageWithoutACompiler()
    async throws
  {
    let package = try await Package()
    let found = try await PackageGallery(
      folder: package.folder, product: "Gallery", swift: "\(package.folder)/.build/swift",
      arguments: [], keeper: ChildRunTests.keeper)
    let gallery = try #require(found)
    let workshop = Workshop(
      gallery: gallery, folder: "\(package.folder)/site", filter: "a-queue-in-order",
      keeper: ChildRunTests.keeper, room: TabRoom()
    ) { _ in }
    let changes = FolderWatch.changes(
      in: gallery.watched, ignoring: ["\(package.folder)/site"])
    let work = Task { await workshop.run(changes) }
    let page = "previews/a-queue-in-order.html"
    #expect(try await package.comes("Playing Next", in: page))

    try package.replace(
      "\"Playing Next\" = \"Playing Next\"", with: "\"Playing Next\" = \"Songs to Come\"",
      in: "Examples/Library/Resources/en.lproj/Localizable.strings")
    #expect(try await package.comes("Songs to Come", in: page))

    try package.replace(
      "#141a3a", with: "#123456",
      in: "Examples/Library/Resources/Assets.xcassets/NightGarden.imageset/nightgarden.svg")
    #expect(try await package.comesInAssets("#123456"))

    try package.replace(
      "<!DOCTYPE html>", with: "<!DOCTYPE html>\n<!-- ours -->", in: "Templates/page.mustache")
    #expect(try await package.comes("<!-- ours -->", in: page))

    let list = "Templates/list.css"
    try package.replace(".row {", with: ".row {\n  --ours: 1;", in: list)
    #expect(try await package.comes("--ours: 1", in: "styles/list.css"))
    work.cancel()
    await work.value
    #expect(try package.read(".build/count") == "built\n")
  }
}
