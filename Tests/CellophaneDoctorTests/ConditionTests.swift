import CellophaneDoctor
import Testing

/// What the sources declare, under conditions that are false here.
@Suite struct ConditionTests {
  @Test func aFileUnderAConditionIsNotCalledMissing() throws {
    let theme = """
      #if os(iOS)
      import UIKit
      enum Theme { static let tint = UIColor.red }
      #endif

      """
    let row = "import UIKit\nlet color = Theme.tint\n"
    let sources = try Sources(["Cells/Theme.swift": theme, "Cells/Row.swift": row])
    #expect(
      try sources.report("Cells") == """
        Cells: 1 of 2 files compile, in Swift 5 mode

        declared under a condition that is false here: 1 place in 1 file
          Cells/Row.swift:2:13: cannot find 'Theme' in scope (declared at Cells/Theme.swift:3, under \
        '#if os(iOS)')
          instead: write '#if canImport(UIKit)' at Cells/Theme.swift:1, which is true here and in \
        the app, or put what uses it behind the same condition

        no other file needs these, so that the target in the package of previews can leave them \
        out: 1 file
          exclude: ["Row.swift"]
        """)
    let changed = try Sources([
      "Cells/Theme.swift": theme.replacing("os(iOS)", with: "canImport(UIKit)"),
      "Cells/Row.swift": row,
    ])
    #expect(try changed.report("Cells") == "Cells: 2 of 2 files compile, in Swift 5 mode")
  }

  @Test func aDefinitionIsGivenByTheManifest() throws {
    let sources = try Sources([
      "Cells/Row.swift": """
      import UIKit
      final class Row: UIView {
        #if DEBUG
          #if WITH_BADGES
            /* a */ var badge: String { "}" }
          #endif
        #endif
        func show() { print(badge) }
      }
      @MainActor func text(of row: Row) -> String { row.badge }
      """
    ])
    let obstacles = try sources.diagnosis(["Cells"]).folders[0].obstacles
    #expect(obstacles.map(\.kind) == [.condition, .condition])
    #expect(obstacles.map(\.behind?.line) == [5, 5])
    #expect(obstacles.map(\.behind?.condition) == ["#if WITH_BADGES", "#if WITH_BADGES"])
    #expect(
      Set(obstacles.map(\.rewrite)) == [
        "give the target in the package of previews 'swiftSettings: [.define(\"WITH_BADGES\")]', "
          + "or put what uses it behind the same condition"
      ])
  }

  @Test(arguments: [
    ("#if canImport(MapKit)\nstruct Map {}\n#endif", "#if canImport(MapKit)"),
    ("#if DEBUG\n#else\nstruct Map {}\n#endif", "#else of #if DEBUG"),
    ("#if os(Linux) // here\n#elseif os(macOS)\nstruct Map {}\n#endif", "#elseif os(macOS)"),
    ("#if !os(Linux)\n#if DEBUG\nstruct Map {}\n#endif\n#endif", "#if !os(Linux)"),
  ])
  func theFalseBranchIsNamed(code: String, condition: String) throws {
    let sources = try Sources([
      "Cells/A.swift": "\(code)\n", "Cells/B.swift": "let map = Map()\n",
    ])
    let obstacle = try #require(sources.diagnosis(["Cells"]).folders[0].obstacles.first)
    #expect(obstacle.kind == .condition)
    #expect(obstacle.behind?.condition == condition)
    #expect(obstacle.rewrite.contains("put what uses it behind the same condition"))
  }

  @Test func anotherModulesConditionsCountToo() throws {
    let sources = try Sources([
      "Cells/A.swift": "#if os(iOS)\npublic struct Row {}\n#endif\npublic struct Cell {}\n",
      "Screens/A.swift": "import Cells\nlet type = Row.self\n",
    ])
    let screens = try #require(sources.diagnosis(["Screens", "Cells"]).folders.first)
    #expect(screens.obstacles.map(\.kind) == [.condition])
    #expect(screens.obstacles[0].behind?.path.hasSuffix("Cells/A.swift") == true)
  }

  /// What looks like a directive or a declaration and is none, and a member of another type.
  @Test func onlyDeclarationsCount() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      let text = \"\"\"
      #if os(iOS)
      \"\"\"
      /* #if os(iOS) /* struct Row {} */ */
      // #if os(iOS)
      let quoted = #"\\"#
      #if os(iOS)
        func make() { let Row = 1 }
        extension UIView { var shade: Int { 1 } }
      #endif
      let type = Row.self
      let shade = UIColor.red.shade
      """
    ])
    let obstacles = try sources.diagnosis(["Cells"]).folders[0].obstacles
    #expect(obstacles.map(\.kind) == [.type, .member])
  }

  @Test func anImportUnderATrueConditionIsMissing() throws {
    let sources = try Sources([
      "Cells/A.swift": "#if DEBUG\nimport Dreams\n#else\nimport Visions\n#endif\nimport UIKit\n"
    ])
    #expect(try sources.diagnosis(["Cells"]).folders[0].missingModules == ["Dreams"])
  }
}
