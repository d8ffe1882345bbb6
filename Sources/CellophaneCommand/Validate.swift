internal import ArgumentParser
internal import CellophaneSite

/// Checks a site that is written.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks the pages of a written site: markup, references, links.",
    discussion: """
      With --format github a finding on a preview's page stands at the line of the Swift file, below \
      the working directory, that declares the preview; any other at the page's.
      """)

  @Argument(help: "The folder of the site.") var folder: String
  @Option(help: "How findings are printed: text, json or github.") var format = OutputFormat.text

  func run() throws {
    let console = Console()
    do {
      let validator = SiteValidator(folder: folder)
      let (findings, pages) = try validator.findings()
      let places =
        findings.isEmpty || format != .github
        ? nil : PreviewPlaces(try validator.manifest().previews)
      try console.report(findings, as: format.name) { places?.source($0) }
      guard findings.isEmpty else { throw ExitCode.failure }
      console.note("\(folder): \(pages) pages, nothing wrong")
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
