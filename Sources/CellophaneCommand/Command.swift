internal import ArgumentParser
internal import CellophaneSite
internal import Foundation

/// The commands for sites that are written already.
@main struct Command: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cellophane",
    abstract: "Checks and lists sites of previews.",
    subcommands: [Validate.self, List.self])

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
