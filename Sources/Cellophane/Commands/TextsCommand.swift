internal import ArgumentParser
internal import CellophaneSite
internal import Foundation

/// Writes what previews are compared as; asked for by `cellophane snapshots`, which has the fixtures.
struct TextsCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "texts", abstract: "Writes what fixtures are compared with.",
      shouldDisplay: false)
  }

  @Option(name: .shortAndLong, help: "The folder of what is written.") var output: String
  @Option(
    help: "Only previews whose title, group or id contains this, or what another '--filter' says.")
  var filter: [String] = []
  @Option(help: "Only this share of the previews, as 2/8.") var shard: ShardArgument?
  @Option(
    name: .shortAndLong, help: "How many previews are asked at once; one per core if left out.")
  var jobs: Int?
  @Option(help: "How many seconds a preview may take; the site's own if left out.")
  var timeout: Double?
  @Option(help: "How many megabytes a preview may use; the site's own if left out.")
  var memory: Int?
  @OptionGroup var siteOptions: SiteOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1, not \(jobs)") }
  }

  func run() async throws {
    let console = consoleOptions.console
    let owner = Owner()
    let problems = owner.previews.problems
    guard problems.isEmpty else {
      console.report(problems)
      throw ShowExit.machine
    }
    do {
      try await write(owner.site, on: console)
    } catch let error as SiteError {
      console.fail(error.description)
      switch error {
      case .noMatch, .badFilter: throw ShowExit.usage
      default: throw ShowExit.machine
      }
    }
  }

  private func write(_ own: Site, on console: Console) async throws {
    var site = siteOptions.applied(to: own)
    // Chapters and what is featured stand around previews, which are all that there is here.
    site.chapters = []
    site.featured = nil
    let (outlines, documents) = (
      PreviewTexts.outlines(in: output), PreviewTexts.documents(in: output)
    )
    for folder in [outlines, documents] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let shard = shard?.shard ?? .whole
    let chosen = try PreviewFilter(filter).indices(in: site.previews).map { site.previews[$0].id }
      .filter(shard.contains)
    var bounds = site.bounds
    bounds.seconds = timeout ?? bounds.seconds
    bounds.megabytes = memory ?? bounds.megabytes
    var options = BuildOptions(
      output: PreviewTexts.pages(in: output), only: Set(chosen),
      jobs: jobs ?? WorkerLoop.usualCount,
      worker: [Bundle.main.executablePath ?? CommandLine.arguments[0], WorkerLoop.command],
      bounds: bounds)
    options.outlines = outlines
    options.documents = documents
    options.part = .whole
    _ = try await SiteBuilder(
      site: site, options: options, progress: ConsoleProgress(console: console)
    ).build()
    try PreviewTexts(site, asked: Set(chosen), in: output).write(to: output)
  }
}

/// A share by its words, as 2/8.
struct ShardArgument: ExpressibleByArgument {
  var shard: Shard

  init?(argument: String) {
    guard let shard = Shard(argument) else { return nil }
    self.shard = shard
  }
}
