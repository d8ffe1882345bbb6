internal import ArgumentParser
internal import CellophaneServing

/// Runs a program for as long as there is somebody who waits for it.
struct KeepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "keep", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var command: [String]

  func run() { ChildKeeper.keep(command) }
}
