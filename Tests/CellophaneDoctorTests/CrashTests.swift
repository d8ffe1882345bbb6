import CellophaneDoctor
import Foundation
import Testing

#if os(Linux)
  /// A compiler that crashes, which stands before the real one.
  @Suite struct CrashTests {
    /// Every file beside the one that the compiler crashes on, more than one front end is asked about.
    private static let files = Dictionary(
      uniqueKeysWithValues: (1...17).map {
        ("Cells/F\($0).swift", "import UIKit\nlet f\($0) = UIColor.red\n")
      } + [
        ("Cells/Crash.swift", "import UIKit\nstruct Crash { let dream = UIColor.systemDream }\n"),
        ("Cells/Dream.swift", "import UIKit\nlet dream = UIColor.systemDream\n"),
        ("Cells/User.swift", "import UIKit\nlet user = Crash.self\n"),
      ])

    /// - Parameter words: What it says before it ends, with `FILE` for the file that it crashes on.
    private func obstacles(saying words: String) throws -> FolderDiagnosis {
      let environment = ProcessInfo.processInfo.environment
      let driver = try #require(
        (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
          .first { FileManager.default.isExecutableFile(atPath: $0) })
      let folder = URL(fileURLWithPath: driver).resolvingSymlinksInPath()
        .deletingLastPathComponent().path
      let sources = try Sources(Self.files)
      let tools = try Sources([
        "frontend": """
        #!/bin/sh
        if grep -A1 -F -- '"-primary-file"' "${2#@}" | grep -q Crash.swift; then
          echo 'Stack dump:' >&2
          echo '\(words.replacing("FILE", with: "\(sources.path)/Cells/Crash.swift"))' >&2
          kill -SEGV $$
        fi
        exec '\(folder)/swift-frontend' "$@"
        """
      ])
      let asking = try Sources([
        "swiftc": """
        #!/bin/sh
        '\(driver)' "$@" | sed 's#^[^ ]*/swift-frontend#\(tools.path)/frontend#'
        """
      ])
      for program in ["\(tools.path)/frontend", "\(asking.path)/swiftc"] {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      }
      let options = DoctorOptions(
        module: try BuiltModule(executable: CommandLine.arguments[0]),
        environment: ["PATH": "\(asking.path):\(environment["PATH"] ?? "")"])
      return try Doctor(options: options).diagnose(["\(sources.path)/Cells"]).folders[0]
    }

    @Test(arguments: [
      ("0. Program arguments: swift-frontend", "compiler crashes on this file"),
      ("1. While type-checking a pattern (at FILE:2:8)", "compiler crashes on this"),
    ])
    func aCrashCostsItsFileAlone(words: String, message: String) throws {
      let folder = try obstacles(saying: words)
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
  }
#endif
