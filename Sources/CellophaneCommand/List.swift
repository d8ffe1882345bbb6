internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneSite

/// Says what is in a site that is written, or would be in that of a project.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the previews of a written site or of a project: id, title, group, pages.")

  @Argument(help: "The folder of a site, or a project, a package, a folder or a file of source.")
  var path: String
  @OptionGroup var project: ProjectOptions
  @Argument(parsing: .allUnrecognized, help: .hidden) var further: [String] = []

  func run() throws {
    let console = Console()
    guard GalleryRun.isSite(path) || !ProjectPath.isProject(path) else {
      let result = try project.make(path, on: console)
      try GalleryRun.hand(["list"] + further, to: result, console: console)
    }
    do {
      for preview in try SiteValidator(folder: path).manifest().previews {
        console.result(
          [
            preview.id, preview.title, preview.group,
            preview.pages.map(\.path).joined(separator: ","),
          ]
          .joined(separator: "\t"))
      }
    } catch {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
