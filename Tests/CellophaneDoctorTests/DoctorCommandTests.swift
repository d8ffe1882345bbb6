import CellophaneProjects
import Foundation
import Testing

/// The command as a shell sees it.
@Suite struct DoctorCommandTests {
  private func run(_ arguments: String...) throws -> (code: Int32, output: String, errors: String) {
    let command = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("cellophane")
    let run = try CommandRun(command.path, ["doctor"] + arguments)
    return (run.code, run.output, run.errors)
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

  #if Overlay
    @Test func whatIsRewrittenAndWhatStandsInIsNoObstacle() throws {
      let sources = try Sources([
        "Cells/A.swift": """
        import CoreData
        import UIKit

        final class Screen: UIViewController {
          let context = NSManagedObjectContext(concurrencyType: .mainQueue)
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          @objc private func tapped() {}
        }
        """
      ])
      let asBuilt = try run("\(sources.path)/Cells")
      #expect(asBuilt.code == 0, "\(asBuilt.output)")
      let asWritten = try run("\(sources.path)/Cells", "--as-written")
      #expect(asWritten.code == 1)
      #expect(asWritten.output.contains("no such module 'CoreData'"))
    }
  #endif

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
