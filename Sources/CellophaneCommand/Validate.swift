internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneSite

/// Checks a site that is written.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks the pages of a written site or of a project: markup, references, links.",
    discussion: """
      With --format github a finding on a preview's page stands at the line of the Swift file, below \
      the working directory, that declares the preview; any other at the page's.
      """)

  @Argument(help: "The folder of a site, or a project, a package, a folder or a file of source.")
  var folder: String
  @Option(help: "How findings are printed: text, json or github.") var format = OutputFormat.text

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console()
    do {
      let validator = SiteValidator(folder: try site(console))
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

  /// The folder that is checked: a project's site is written first.
  private func site(_ console: Console) throws -> String {
    guard !GalleryRun.isSite(folder), ProjectPath.isProject(folder) else { return folder }
    let result = try project.make(folder, on: console)
    // A build checks every page that it writes, and says what is wrong with it.
    try GalleryRun.run(
      ["build", "--output", result.site, "--format", format.rawValue, "--quiet"], of: result,
      console: console)
    return result.site
  }
}
