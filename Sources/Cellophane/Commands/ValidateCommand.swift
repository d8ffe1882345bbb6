internal import ArgumentParser
internal import CellophanePreview
internal import CellophaneSite

/// Checks a site that is written.
struct ValidateCommand<Owner: PreviewSite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "validate",
      abstract: "Checks the pages of a written site: markup, references, links.")
  }

  @Argument(help: "The folder of the site.") var folder = "Public"
  @OptionGroup var findingOptions: FindingOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func run() throws {
    let console = consoleOptions.console
    do {
      let (findings, pages) = try SiteValidator(folder: folder).findings()
      try console.report(
        findings, as: findingOptions.format.name, source: Owner().previews.source)
      guard findings.isEmpty else { throw ExitCode.failure }
      console.note("\(folder): \(pages) pages, nothing wrong")
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
