import CellophaneSnapshots
import Foundation
import Testing

/// Where the sources of a test are found, wherever it was compiled.
@Suite struct TestSourcesTests {
  @Test func theCompilersFolderIsTakenWhereItIsThere() throws {
    let tree = try ComparisonFolder()
    let sources = try TestSources(
      file: tree.path("Tests/RowTests.swift"), workingDirectory: "/")
    #expect(sources.folder == tree.path("Tests"))
    #expect(sources.fileName == "RowTests.swift")
    #expect(sources.package == tree.folder.path)
  }

  @Test(arguments: ["", "Tests", "Sources/App"])
  func testsThatWereBuiltElsewhereFindTheirPackage(workingDirectory: String) throws {
    let tree = try ComparisonFolder()
    try tree.write("", to: "Sources/App/App.swift")
    let sources = try TestSources(
      file: "/build/agent 7/checkout/Tests/RowTests.swift",
      workingDirectory: workingDirectory.isEmpty ? tree.folder.path : tree.path(workingDirectory))
    #expect(sources.folder == tree.path("Tests"))
    #expect(sources.package == tree.folder.path)
  }

  @Test func whereThereIsNeitherIsSaid() throws {
    let tree = try ComparisonFolder()
    let error = #expect(throws: SnapshotError.self) {
      try TestSources(
        file: "/build/Elsewhere/RowTests.swift", workingDirectory: tree.folder.path)
    }
    #expect(
      error?.description == """
        the folder of '/build/Elsewhere/RowTests.swift' is not there, nor any end of it below \
        '\(tree.folder.path)' or above; run the tests in the folder of their package
        """)
  }
}
