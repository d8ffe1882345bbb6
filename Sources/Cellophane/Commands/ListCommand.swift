internal import ArgumentParser
internal import CellophaneSite

/// Says what is in the site.
struct ListCommand<Owner: PreviewSite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Lists the previews: id, title, group, environments, place.")
  }

  @Option(help: "List only previews whose title, group or id contains this.") var filter: String?
  @OptionGroup var consoleOptions: ConsoleOptions

  func run() throws {
    let console = consoleOptions.console
    let owner = Owner()
    let problems = owner.previews.problems
    console.report(problems)
    let previews = owner.site.previews
    do {
      for index in try PreviewFilter(filter).indices(in: previews) {
        let preview = previews[index]
        console.result(
          [
            preview.id, preview.title, preview.group, preview.environments.joined(separator: ","),
            "\(preview.place):\(preview.line)",
          ].joined(separator: "\t"))
      }
    } catch {
      console.fail(error.description)
      throw ExitCode.failure
    }
    if !problems.isEmpty { throw ExitCode.failure }
  }
}
