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

  @Option(help: "Write what came of each page to this file too, as JUnit's XML.")
  var xunit: String?
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if let xunit, xunit.isEmpty { throw ValidationError("--xunit names a file") }
  }

  func run() throws {
    let console = Console()
    do {
      let (site, failure) = try site(console)
      let validator = SiteValidator(folder: site)
      if let failure, xunit == nil { throw failure }
      let (findings, pages) = try validator.findings()
      if let xunit {
        try validator.report(findings, countsStopped: failure != nil).write(to: xunit)
      }
      let places =
        findings.isEmpty || format != .github
        ? nil : PreviewPlaces(try validator.manifest().previews)
      try console.report(findings, as: format.name) { places?.source($0) }
      guard findings.isEmpty else { throw ExitCode.failure }
      if let failure { throw failure }
      console.note("\(folder): \(pages) pages, nothing wrong")
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }

  /// The folder that is checked: a project's site is written first, and with what its build failed.
  private func site(_ console: Console) throws -> (folder: String, failure: ExitCode?) {
    guard !GalleryRun.isSite(folder), ProjectPath.isProject(folder) else { return (folder, nil) }
    let result = try project.make(folder, on: console)
    // A build checks every page that it writes, and says what is wrong with it.
    do {
      try GalleryRun.run(
        ["build", "--output", result.site, "--format", format.rawValue, "--quiet"], of: result,
        console: console)
    } catch let code as ExitCode {
      return (result.site, code)
    }
    return (result.site, nil)
  }
}
