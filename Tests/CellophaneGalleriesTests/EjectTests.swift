import CellophaneProjects
import Foundation
import Testing

/// `cellophane eject`, as it is called.
@Suite struct EjectTests {
  @Test func aPackageIsWrittenToKeep() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen,
      "App/Store.swift": "import ARKit\nimport UIKit\n\nlet store = 1\n",
    ])
    let written = try app.run(
      "eject", "\(app.path)/App", "--output", "\(app.path)/Kept", "--report", "none")
    #expect(written.code == 0, "\(written.errors)")
    #expect(
      app.files().filter { $0.hasPrefix("Kept") } == [
        "Kept/Package.swift", "Kept/Sources/App/Rows.swift", "Kept/Sources/App/Store.swift",
        "Kept/Sources/CellophaneAlias/CellophaneAlias.swift",
        "Kept/Sources/CellophaneGallery/Gallery.swift",
        "Kept/Tests/PreviewTests/PreviewTests.swift",
      ])
    // What compiles as it is stays the app's own file.
    let files = FileManager.default
    #expect(
      try files.destinationOfSymbolicLink(atPath: "\(app.path)/Kept/Sources/App/Rows.swift")
        == "\(app.path)/App/Rows.swift")
    #expect(
      try app.read("Kept/Sources/App/Store.swift").hasPrefix("            \nimport UIKit\n"))
    #expect(
      try app.read("Kept/Tests/PreviewTests/PreviewTests.swift").contains(
        "await assertSnapshot(of: RowsViewController(), as: .outline)"))
    let tools = try #require(Toolchain(environment: ProcessInfo.processInfo.environment))
    let manifest = try CommandRun(
      tools.swift,
      [
        "package", "--package-path", "\(app.path)/Kept", "--scratch-path", "\(app.path)/scratch",
        "dump-package",
      ])
    #expect(manifest.code == 0, "\(manifest.errors)")
    // Stand-ins bring UIKit a second time, so that no target but this one has the alias by itself.
    #expect(
      try app.read("Kept/Package.swift").contains(
        ".target(name: \"CellophaneAlias\", dependencies: [uiKit]),"))
    let again = try app.run(
      "eject", "\(app.path)/App", "--output", "\(app.path)/Kept", "--report", "none")
    #expect(again.code == 1)
    #expect(
      again.errors.hasSuffix("Kept: error: there is something already; name a folder that is new\n")
    )
  }
}
