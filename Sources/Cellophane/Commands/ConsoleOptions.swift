internal import ArgumentParser
internal import CellophaneSite

/// How much a command says, and how.
struct ConsoleOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say only what is wrong.") var quiet = false
  @Flag(name: .shortAndLong, help: "Also say what previews print, and notes.") var verbose = false
  @Flag(
    name: .customLong("no-color"),
    help: "Print no colours; NO_COLOR and CI in the environment do the same.")
  var noColor = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("give --quiet or --verbose, not both") }
  }

  var console: Console {
    Console(
      volume: quiet ? .quiet : verbose ? .verbose : .normal, color: noColor ? false : nil)
  }
}
