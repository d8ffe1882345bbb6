internal import ArgumentParser
internal import CellophaneSite

/// Checks a site that is written.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks the pages of a written site: markup, references, links.")

  @Argument(help: "The folder of the site.") var folder: String
  @Option(help: "How findings are printed: text, json or github.") var format = OutputFormat.text

  func run() throws {
    let console = Console()
    do {
      let (findings, pages) = try SiteValidator(folder: folder).findings()
      try console.report(findings, as: format.name)
      guard findings.isEmpty else { throw ExitCode.failure }
      console.note("\(folder): \(pages) pages, nothing wrong")
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
