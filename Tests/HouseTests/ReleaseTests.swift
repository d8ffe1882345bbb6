import Foundation
import Testing

/// What a release says of itself in several places is one thing.
@Suite struct ReleaseTests {
  private let root = SourceTree().root

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func version() throws -> String {
    let source = try text("Sources/CellophaneSite/Version.swift")
    return String(try #require(source.firstMatch(of: /static let current = "([^"]+)"/)).1)
  }

  @Test func theVersionIsASemanticOne() throws {
    #expect(try version().wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
  }

  @Test func theChangesBeginWithTheVersion() throws {
    let changes = try text("CHANGELOG.md")
    let headings = changes.matches(of: /(?m)^## \[([^\]]+)\]/).map { String($0.1) }
    #expect(headings.first == "Unreleased")
    #expect(headings.dropFirst().first == (try version()))
  }

  /// Manifests that are shown depend on this version, so that copying one gives it.
  @Test(arguments: [
    "README.md", "Sources/Cellophane/Cellophane.docc/PreviewYourUIKitCode.md",
    "Sources/Cellophane/Cellophane.docc/TestYourLists.md",
  ])
  func manifestsThatAreShownDependOnTheVersion(path: String) throws {
    let versions = try text(path).matches(of: /Cellophane"?,? from: "([^"]+)"/).map { String($0.1) }
    #expect(Set(versions).subtracting([try version()]) == [])
  }

  @Test func theReadmeDependsOnTheVersion() throws {
    #expect(
      try text("README.md").contains(
        #".package(url: "https://github.com/OWNER/Cellophane", from: "\#(version())")"#))
  }

  /// Longer subjects are cut off wherever they are listed. What was committed before this was asked
  /// stays as it is, and of a shallow clone what is there is read.
  @Test func subjectsOfCommitsFitIntoALine() throws {
    guard FileManager.default.fileExists(atPath: root.appending(path: ".git").path) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "-c", "safe.directory=*", "-C", root.path, "log", "--no-merges",
      "--since=2026-11-22T10:00:00Z", "--format=%h %s",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let subject = line.drop { $0 != " " }.dropFirst()
      #expect(
        subject.count <= 72, "\(subject.count) characters, 72 at most; the reason is for the body")
    }
  }
}
