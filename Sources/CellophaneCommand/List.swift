internal import ArgumentParser
internal import CellophaneSite

/// Says what is in a site that is written.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the previews of a written site: id, title, group, pages.")

  @Argument(help: "The folder of the site.") var folder: String

  func run() throws {
    let console = Console()
    do {
      for preview in try SiteValidator(folder: folder).manifest().previews {
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
