internal import ArgumentParser
internal import CellophaneSite
internal import Foundation

/// The commands for sites that are written already, and for sources before they are shown.
@main struct Command: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cellophane",
    abstract: "Shows the lists of an app as web pages, from its project as it stands.",
    version: Version.current,
    subcommands: [
      BuildCommand.self, MergeCommand.self, ServeCommand.self, List.self, Show.self, Validate.self,
      ScreenshotCommand.self,
      DoctorCommand.self, InventoryCommand.self, EjectCommand.self, SnapshotsCommand.self,
      KeepCommand.self, KitCommand.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      // A wrong call is told apart from a site with something wrong.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      Console().fail(fullMessage(for: error))
      Foundation.exit(2)
    }
  }
}
