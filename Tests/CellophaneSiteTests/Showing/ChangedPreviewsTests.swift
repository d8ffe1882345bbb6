import CellophaneFiles
import CellophanePreview
import CellophaneSite
import Foundation
import Testing

/// Which previews are tied to what changed, by git.
@Suite struct ChangedPreviewsTests {
  /// A repository with a gallery of two files and the modules of an app, all committed.
  private struct Repository {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("import Cellophane\nimport Shelves\n", to: "Sources/Gallery/A.swift")
      try folder.write("@testable import struct Letters.Box\n", to: "Sources/Gallery/B.swift")
      try folder.write("import Books\n", to: "Sources/Shelves/Shelf.swift")
      try folder.write("import Foundation\n", to: "Sources/Books/Book.swift")
      try folder.write("", to: "Sources/Letters/Letter.swift")
      try folder.write("", to: "Notes/Cell.swift")
      try git("init", "--quiet")
      try git("add", ".")
      try git(
        "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "All of it")
    }

    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder.path] + arguments
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    func preview(_ id: String, in file: String) -> SitePreview {
      SitePreview(
        id: id, title: id, file: "Gallery/\(file)",
        path: "\(folder.path)/Sources/Gallery/\(file)", line: 1
      ) { _ in [] }
    }

    var site: Site {
      var cell = preview("cell", in: "B.swift")
      cell.source = .file("Notes/Cell.swift")
      return Site(
        title: "", previews: [preview("shelf", in: "A.swift"), cell], sources: folder.path)
    }

    func changed() throws -> ChangedPreviews { try ChangedPreviews(in: site, since: "HEAD") }
  }

  @Test func nothingChangedTiesNothing() throws {
    let changed = try Repository().changed()
    #expect(changed.files == [:])
    #expect(changed.others == [])
  }

  @Test func aPreviewIsTiedToItsFileAndItsSource() throws {
    let repository = try Repository()
    try repository.folder.write("// new", to: "Sources/Gallery/A.swift")
    #expect(try repository.changed().files == ["shelf": ["Sources/Gallery/A.swift"]])
    try repository.folder.write("// new", to: "Notes/Cell.swift")
    #expect(
      try repository.changed().files == [
        "shelf": ["Sources/Gallery/A.swift"], "cell": ["Notes/Cell.swift"],
      ])
  }

  @Test func aPreviewIsTiedToModulesThatItsFileImportsAndThoseImport() throws {
    let repository = try Repository()
    try repository.folder.write("// new", to: "Sources/Books/Page.swift")
    try repository.folder.write("{}", to: "Sources/Letters/Media.xcassets/Contents.json")
    #expect(
      try repository.changed().files == [
        "shelf": ["Sources/Books/Page.swift"],
        "cell": ["Sources/Letters/Media.xcassets/Contents.json"],
      ])
  }

  @Test func swiftThatNoPreviewIsTiedToIsSaid() throws {
    let repository = try Repository()
    try repository.folder.write("// new", to: "Sources/Server/Main.swift")
    try repository.folder.write("new", to: "README.md")
    let changed = try repository.changed()
    #expect(changed.files == [:])
    #expect(changed.others == ["Sources/Server/Main.swift"])
  }

  @Test func aRevisionThatIsNotThereIsRefused() throws {
    let repository = try Repository()
    #expect(throws: GitError.self) {
      try ChangedPreviews(in: repository.site, since: "no-such-branch")
    }
  }
}
