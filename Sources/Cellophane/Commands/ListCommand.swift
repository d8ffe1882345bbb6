internal import ArgumentParser
internal import CellophaneFiles
internal import CellophaneSite

/// Says what is in the site.
struct ListCommand<Owner: PreviewSite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "Lists the previews: id, title, group, environments, place.")
  }

  @Option(
    help: """
      List only previews whose title, group or id contains this, or what another '--filter' says.
      """)
  var filter: [String] = []
  @Option(
    help: """
      List only previews that what changed since a revision of git may have changed, with the files.
      """)
  var changedSince: String?
  @Option(help: "How the answer is printed: text or json.") var format = AnswerFormat.text
  @OptionGroup var consoleOptions: ConsoleOptions

  func run() throws {
    let console = consoleOptions.console
    let owner = Owner()
    let problems = owner.previews.problems
    console.report(problems)
    let site = owner.site
    do {
      let changed = try changedSince.map { try ChangedPreviews(in: site, since: $0) }
      let previews = try PreviewFilter(filter).indices(in: site.previews).map { site.previews[$0] }
        .filter { changed.map(\.files)?.keys.contains($0.id) ?? true }
      try say(previews, of: site, changed, on: console)
    } catch let error as GitError {
      console.fail(error.description)
      throw ExitCode.failure
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    }
    if !problems.isEmpty { throw ExitCode.failure }
  }

  private func say(
    _ previews: [SitePreview], of site: Site, _ changed: ChangedPreviews?, on console: Console
  ) throws {
    if format == .json {
      let answer = ListAnswer(
        title: site.title,
        previews: previews.map { ListAnswer.Preview($0, changed: changed?.files[$0.id]) })
      return console.result(json: try ReadableJSON.text(of: answer))
    }
    for preview in previews {
      let files = (changed?.files[preview.id]).map { [$0.joined(separator: ",")] } ?? []
      console.result(
        ([
          preview.id, preview.title, preview.group, preview.environments.joined(separator: ","),
          "\(preview.place):\(preview.line)",
        ] + files).joined(separator: "\t"))
    }
    for path in changed?.others ?? [] {
      console.note("\(path): changed, and no preview is tied to it")
    }
  }
}
