internal import ArgumentParser
internal import CellophaneSite

/// What a build starts for itself: answers requests over descriptors 3 and 4.
struct WorkerCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: WorkerLoop.command, shouldDisplay: false)
  }

  func run() async throws {
    await WorkerLoop.run(Owner().site)
  }
}
