internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneSite
internal import Foundation

/// Says which objects of this build galleries are linked with, for `make install`.
struct KitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "kit", shouldDisplay: false)

  func run() throws {
    let console = Console()
    do {
      let kit = try Kit(executable: Bundle.main.executablePath ?? CommandLine.arguments[0])
      console.result(kit.objects.joined(separator: "\n"))
    } catch {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
