import Foundation
import Testing

/// The command as a shell sees it.
@Suite struct DoctorCommandTests {
  private func run(_ arguments: String...) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("cellophane")
    process.arguments = ["doctor"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorText = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: errorText, as: UTF8.self)
    )
  }

  @Test func nothingInTheWayExitsWithZero() throws {
    let sources = try Sources(["Cells/A.swift": "import UIKit\nlet color = UIColor.red\n"])
    let result = try run("\(sources.path)/Cells", "--swift-version", "6")
    #expect(result.code == 0)
    #expect(result.output == "\(sources.path)/Cells: 1 of 1 file compiles, in Swift 6 mode\n")
    #expect(result.errors == "")
  }

  @Test func somethingInTheWayExitsWithOne() throws {
    let sources = try Sources(["Cells/A.swift": "import Dreams\nimport UIKit\n"])
    let result = try run("\(sources.path)/Cells", "--format", "json")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("{\n  \"compiling\" : 0,\n"))
  }

  @Test func aWrongCallExitsWithTwo() throws {
    #expect(try run().code == 2)
    #expect(try run("Cells", "--swift-version", "3").code == 2)
    let result = try run("/no/such/folder")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "/no/such/folder: error: there is no such folder; name a folder of Swift source\n")
  }

  @Test func furtherModulesAreNamed() throws {
    let sources = try Sources([
      "Cells/A.swift": "import Dreams\nimport UIKit\n",
      "Maps/module.modulemap": "module Visions {}\n",
    ])
    let result = try run(
      "\(sources.path)/Cells", "--import-path", "\(sources.path)/Maps", "--module-alias",
      "Dreams=Visions")
    #expect(result.code == 0)
  }
}
