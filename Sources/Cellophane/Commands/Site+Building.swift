internal import CellophaneSite
internal import Foundation

extension Site {
  /// Builds some of its previews, in processes of this program, and says what is wrong with them.
  func build(only previews: Set<String>, to folder: String, console: Console) async throws
    -> BuildResult
  {
    let result = try await build(options(only: previews, to: folder), on: console)
    console.report(result.errors)
    return result
  }

  /// Builds some of its previews at a moment, with their outlines.
  func build(
    only previews: Set<String>, at moment: ShownMoment, to folder: String, outlines: String,
    console: Console
  ) async throws -> BuildResult {
    var options = options(only: previews, to: folder)
    options.moment = moment
    options.outlines = outlines
    return try await build(options, on: console)
  }

  private func build(_ options: BuildOptions, on console: Console) async throws -> BuildResult {
    try await SiteBuilder(
      site: self, options: options, progress: ConsoleProgress(console: console)
    ).build()
  }

  private func options(only previews: Set<String>, to folder: String) -> BuildOptions {
    BuildOptions(
      output: folder, only: previews, jobs: WorkerLoop.usualCount,
      worker: [Bundle.main.executablePath ?? CommandLine.arguments[0], WorkerLoop.command],
      bounds: bounds)
  }
}
