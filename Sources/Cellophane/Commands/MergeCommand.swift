internal import ArgumentParser
internal import CellophaneLook
internal import CellophaneSite

/// Puts a site together from parts that were built apart.
struct MergeCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Puts the parts together that 'build --shard' wrote: the same bytes as one build.",
      discussion: """
        Each part has pages of its share of the previews; the pages around them are made here, from \
        the same sources. The command fails where a part is missing or is of other sources, where a \
        preview of a part has no page, and where all that they have are error pages.
        """)
  }

  @Argument(help: "The folders of the parts, in any order.") var parts: [String]
  @Option(name: .shortAndLong, help: "The folder of the site.") var output = "Public"
  @Flag(help: "Let previews of a part that is not there have pages that say so.")
  var allowMissing = false
  @OptionGroup var siteOptions: SiteOptions
  @OptionGroup var findingOptions: FindingOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError("--output names a folder") }
  }

  func run() async throws {
    let console = consoleOptions.console
    let owner = Owner()
    let problems = owner.previews.problems
    guard problems.isEmpty else {
      console.report(problems)
      throw ExitCode.failure
    }
    do {
      let site = siteOptions.applied(to: owner.site)
      let merge = SiteMerge(site, output: output, allowsMissing: allowMissing)
      let start = ContinuousClock.now
      let result = try await merge.merge(parts)
      try console.report(
        result.findings, as: findingOptions.format.name, source: owner.previews.source)
      console.say(result, in: output, after: start.duration(to: .now))
      if result.hasErrors { throw ExitCode.failure }
      try console.requireShown(site, in: result)
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
