import CellophaneDoctor
import Testing

#if os(Linux)
  /// How often the compiler is asked, and what becomes of a crash.
  @Suite struct AskingTests {
    /// More than one front end is asked about them.
    private static let files = Dictionary(
      uniqueKeysWithValues: (1...17).map {
        ("Cells/F\($0).swift", "import UIKit\nlet f\($0) = UIColor.red\n")
      } + [
        ("Cells/Crash.swift", "import UIKit\nstruct Crash { let dream = UIColor.systemDream }\n"),
        ("Cells/Dream.swift", "import UIKit\nlet dream = UIColor.systemDream\n"),
        ("Cells/User.swift", "import UIKit\nlet user = Crash.self\n"),
      ])

    @Test(arguments: [
      ("0. Program arguments: swift-frontend", "compiler crashes on this file"),
      ("1. While type-checking a pattern (at FILE:2:8)", "compiler crashes on this"),
    ])
    func aCrashCostsItsFileAlone(words: String, message: String) throws {
      let sources = try Sources(Self.files)
      let file = "\(sources.path)/Cells/Crash.swift"
      let compiler = try WatchedCompiler(
        """
        if grep -A1 -F -- '"-primary-file"' "$list" | grep -q Crash.swift; then
          echo 'Stack dump:' >&2
          echo '\(words.replacing("FILE", with: file))' >&2
          kill -SEGV $$
        fi
        """)
      let folder = try compiler.diagnosis("\(sources.path)/Cells")
      #expect(
        folder.obstacles.map { "\($0.path.suffix(11)) \($0.kind) \($0.message)" } == [
          "Crash.swift crash the \(message)",
          "Dream.swift member type 'UIColor' has no member 'systemDream'",
        ])
      #expect(folder.obstacles[0].line == (message.hasSuffix("file") ? 1 : 2))
      // It is read for what it declares as long as it is there.
      #expect(folder.waiting.map(\.message) == ["cannot find 'Crash' in scope"])
      #expect(folder.compilingCount == 17)
    }

    /// Once for the conditions, and once for the errors.
    @Test func twelveMissingModulesAreOneQuestion() throws {
      let files = (1...12).map { ("Cells/F\($0).swift", "import Dream\($0)\nimport UIKit\n") }
      let sources = try Sources(Dictionary(uniqueKeysWithValues: files))
      let compiler = try WatchedCompiler()
      let folder = try compiler.diagnosis("\(sources.path)/Cells")
      #expect(folder.missingModules.count == 12)
      #expect(try compiler.count == 2)
    }
  }
#endif
