internal import ArgumentParser
internal import CellophaneFiles
internal import CellophaneGalleries
internal import CellophaneSite

/// Says what is in a site that is written, or would be in that of a project.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the previews of a written site or of a project: id, title, group, pages.",
    discussion: """
      Of a project, further options are those of a gallery's own 'list', as '--changed-since REVISION'.
      """)

  @Argument(help: "The folder of a site, or a project, a package, a folder or a file of source.")
  var path: String
  @Option(help: "How the answer is printed: text or json.") var format = ListFormat.text
  @OptionGroup var project: ProjectOptions
  @Argument(parsing: .allUnrecognized, help: .hidden) var further: [String] = []

  enum ListFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

  func run() throws {
    let console = Console()
    guard GalleryRun.isSite(path) || !ProjectPath.isProject(path) else {
      let executable = try PathGallery.executable(of: path, project, on: console)
      try GalleryRun.hand(
        ["list", "--format", format.rawValue] + further, to: executable, console: console)
    }
    do {
      let manifest = try SiteValidator(folder: path).manifest()
      guard format == .text else {
        let previews = manifest.previews.map { ListAnswer.Preview($0) }
        let answer = ListAnswer(title: manifest.title, previews: previews)
        return console.result(json: try ReadableJSON.text(of: answer))
      }
      for preview in manifest.previews {
        console.result(
          [
            preview.id, preview.title, preview.group,
            preview.pages.map(\.path).joined(separator: ","),
          ]
          .joined(separator: "\t"))
      }
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
