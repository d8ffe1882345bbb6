internal import ArgumentParser
internal import CellophaneSite

/// Checks a site that is written.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks the pages of a written site: markup, references, links.")

  @Argument(help: "The folder of the site.") var folder = "Public"
  @OptionGroup var consoleOptions: ConsoleOptions

  func run() throws {
    let console = consoleOptions.console
    do {
      let (findings, pages) = try SiteValidator(folder: folder).findings()
      console.report(findings)
      guard findings.isEmpty else { throw ExitCode.failure }
      console.note("\(folder): \(pages) pages, nothing wrong")
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
