internal import CellophaneSite
internal import Foundation

extension Site {
  /// Builds some of its previews, in processes of this program.
  func build(only previews: Set<String>, to folder: String, console: Console) async throws
    -> BuildResult
  {
    let result = try await SiteBuilder(
      site: self,
      options: BuildOptions(
        output: folder, only: previews, jobs: WorkerLoop.usualCount,
        worker: [Bundle.main.executablePath ?? CommandLine.arguments[0], WorkerLoop.command],
        bounds: bounds),
      progress: ConsoleProgress(console: console)
    ).build()
    console.report(result.errors)
    return result
  }
}
