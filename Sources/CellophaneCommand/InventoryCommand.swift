internal import ArgumentParser
internal import CellophaneProjects
internal import CellophaneSite
internal import Foundation

/// Says what a project is made of.
struct InventoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inventory",
    abstract: "Says what a project is made of: targets, files, needs and settings.",
    discussion: """
      Settings are those of a build for debugging, with the files that projects keep them in. What is \
      not as it should be and is passed over stands at the end. The exit code is 2 when nothing can \
      be read.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(help: "An Xcode project ('.xcodeproj'), a package, a folder, or a Swift file.")
  var path = "."
  @Option(help: "How the answer is printed.") var format = Format.text
  @Option(help: "The configuration of a project; the one for debugging if left out.")
  var configuration: String?

  func run() throws {
    let console = Console()
    let scratch = NSTemporaryDirectory() + "cellophane-inventory-\(UUID().uuidString)"
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    do {
      let tools = Toolchain(environment: ProcessInfo.processInfo.environment)
      let reader = InventoryReader(
        swift: tools?.swift ?? "swift", scratch: scratch, configuration: configuration)
      let inventory = try reader.read(path)
      if format == .json {
        console.result(json: try inventory.json())
      } else {
        console.result(inventory.text)
      }
    } catch let error as InventoryError {
      console.fail(error.description)
      throw ExitCode(2)
    }
  }
}
