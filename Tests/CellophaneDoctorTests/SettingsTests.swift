import CellophaneDoctor
import Testing

/// What a package's manifest says of its targets.
@Suite struct SettingsTests {
  private func manifest(_ targets: String, rest: String = "") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v17)],
      targets: [\(targets)]\(rest))

    """
  }

  @Test func aPackageIsItsTargets() throws {
    let sources = try Sources([
      "App/Package.swift": manifest(
        """
        .target(name: "Cells"),
        .target(name: "Screens", dependencies: ["Cells"], path: "Code/Screens", exclude: ["Old"]),
        .testTarget(name: "CellsTests")
        """),
      "App/Sources/Cells/A.swift":
        "import UIKit\npublic struct Row: Sendable { public init() {} }\n",
      "App/Sources/Unnamed/A.swift": "this is not read\n",
      "App/Code/Screens/A.swift": "import Cells\nimport UIKit\nlet row = Row()\n",
      "App/Code/Screens/Old/B.swift": "this is not read\n",
      "App/Tests/CellsTests/A.swift": "import XCTest\nthis is not read\n",
    ])
    #expect(
      try sources.report("App/") == """
        App/Sources/Cells: 1 of 1 file compiles, in Swift 6 mode

        App/Code/Screens: 1 of 1 file compiles, in Swift 6 mode

        in all: 2 of 2 files compile
        """)
  }

  @Test func aTargetsLanguageModeComesBeforeThePackages() throws {
    let sources = try Sources([
      "App/Package.swift": manifest(
        """
        .target(name: "Cells"),
        .target(name: "Screens", swiftSettings: [.swiftLanguageMode(.v6)])
        """, rest: ", swiftLanguageModes: [.v5]"),
      "App/Sources/Cells/A.swift": "import UIKit\nvar count = 0\n",
      "App/Sources/Screens/A.swift": "import UIKit\nvar count = 0\n",
    ])
    let folders = try sources.diagnosis(["App"]).folders
    #expect(folders.map(\.swiftVersion) == ["5", "6"])
    #expect(folders.map(\.compilingCount) == [1, 0])
    let asked = try sources.diagnosis(["App"], swiftVersion: "5").folders
    #expect(asked.map(\.compilingCount) == [1, 1])
  }

  @Test func definitionsFeaturesAndIsolationAreThoseOfADebugBuild() throws {
    let sources = try Sources([
      "App/Package.swift": manifest(
        """
        .target(
          name: "Cells",
          swiftSettings: [
            .define("PHONE", .when(platforms: [.iOS], configuration: .debug)),
            .define("MAC", .when(platforms: [.macOS])),
            .define("FAST", .when(configuration: .release)),
            .enableUpcomingFeature("InternalImportsByDefault"), .defaultIsolation(MainActor.self),
          ])
        """),
      "App/Sources/Cells/A.swift": """
      import UIKit
      #if !DEBUG || !PHONE || MAC || FAST
        #error("other settings")
      #endif
      var count = 0
      func color() -> UIColor { UIView().backgroundColor ?? .red }
      """,
      "App/Sources/Cells/B.swift": "import UIKit\npublic func view() -> UIView { UIView() }\n",
    ])
    #expect(
      try sources.report("App").split(separator: "\n").first
        == "App/Sources/Cells: 1 of 2 files compile, in Swift 6 mode, isolated to MainActor, with "
        + "PHONE defined")
    #expect(
      try sources.diagnosis(["App"]).folders[0].obstacles.map(\.message)
        == ["function cannot be declared public because its result uses an internal type"])
  }

  @Test func aFolderIsBuiltForDebuggingToo() throws {
    let sources = try Sources(["Cells/A.swift": "#if !DEBUG\n#error(\"released\")\n#endif\n"])
    #expect(try sources.report("Cells") == "Cells: 1 of 1 file compiles, in Swift 5 mode")
  }

  @Test func aManifestThatCannotBeReadIsSaid() throws {
    let sources = try Sources([
      "App/Package.swift": "// swift-tools-version: 6.0\nlet package = 1\n",
      "App/Sources/Cells/A.swift": "import UIKit\n",
    ])
    let lines = try sources.report("App").split(separator: "\n")
    #expect(
      lines.first?.hasPrefix(
        "App/Package.swift: the manifest cannot be read, so that each folder in 'Sources' is taken "
          + "for a target in Swift 5 mode: ") == true)
    #expect(lines.last == "App/Sources/Cells: 1 of 1 file compiles, in Swift 5 mode")
  }
}
