internal import ArgumentParser
internal import Foundation

/// Runs commands with the exit codes that people expect: 0, 1 for what is wrong with a site, 2 for
/// a wrong call.
enum CommandRunner {
  static func run(_ root: any ParsableCommand.Type) async {
    do {
      var command = try root.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(root, with: error)
    }
  }

  private static func end(_ root: any ParsableCommand.Type, with error: any Error) -> Never {
    let code = root.exitCode(for: error)
    let message = root.fullMessage(for: error)
    if !message.isEmpty {
      let handle = code.isSuccess ? FileHandle.standardOutput : .standardError
      handle.write(Data((message + "\n").utf8))
    }
    exit(code == .validationFailure ? 2 : code.rawValue)
  }
}
