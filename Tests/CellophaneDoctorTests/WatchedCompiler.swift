import CellophaneDoctor
import Foundation
import Testing

#if os(Linux)
  /// The compiler, with a script before each of its front ends.
  final class WatchedCompiler {
    private let tools: Sources
    private let path: String

    /// - Parameter script: Lines of a shell; `$list` is the file of the front end's arguments.
    init(_ script: String = "") throws {
      path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let driver = try #require(
        path.split(separator: ":").map { "\($0)/swiftc" }
          .first { FileManager.default.isExecutableFile(atPath: $0) })
      let folder = URL(fileURLWithPath: driver).resolvingSymlinksInPath()
        .deletingLastPathComponent().path
      tools = try Sources([
        "frontend": """
        #!/bin/sh
        list="${2#@}"
        echo asked >>"$(dirname "$0")/log"
        \(script)
        exec '\(folder)/swift-frontend' "$@"
        """,
        "swiftc": """
        #!/bin/sh
        '\(driver)' "$@" | sed "s#^[^ ]*/swift-frontend#$(dirname "$0")/frontend#"
        """,
      ])
      for program in ["frontend", "swiftc"] {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: "\(tools.path)/\(program)")
      }
    }

    /// How many front ends ran.
    var count: Int {
      get throws {
        let log = try String(
          contentsOf: URL(fileURLWithPath: "\(tools.path)/log"), encoding: .utf8)
        return log.split(separator: "\n").count
      }
    }

    func diagnosis(_ folder: String) throws -> FolderDiagnosis {
      let options = DoctorOptions(
        module: try BuiltModule(executable: CommandLine.arguments[0]),
        environment: ["PATH": "\(tools.path):\(path)"])
      return try Doctor(options: options).diagnose([folder]).folders[0]
    }
  }
#endif
