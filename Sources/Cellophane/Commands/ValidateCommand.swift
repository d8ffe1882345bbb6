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
  @Option(help: "Write what came of each page to this file too, as JUnit's XML.")
  var xunit: String?
  @OptionGroup var findingOptions: FindingOptions
  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if let xunit, xunit.isEmpty { throw ValidationError("--xunit names a file") }
  }

  func run() throws {
    let console = consoleOptions.console
    do {
      let validator = SiteValidator(folder: folder)
      let (findings, pages) = try validator.findings()
      if let xunit { try validator.report(findings).write(to: xunit) }
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
