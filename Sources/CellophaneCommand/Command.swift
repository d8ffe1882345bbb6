internal import ArgumentParser
internal import CellophaneSite
internal import Foundation

/// The commands for sites that are written already, and for sources before they are shown.
@main struct Command: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cellophane",
    abstract: "Checks and lists sites of previews, and sources that are to be shown.",
    version: Version.current,
    subcommands: [Validate.self, List.self, DoctorCommand.self, SnapshotsCommand.self])

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
