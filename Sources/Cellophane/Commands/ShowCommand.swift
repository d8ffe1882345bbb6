internal import ArgumentParser
internal import CellophaneFiles
internal import CellophaneSite
internal import CellophaneValidation
internal import Foundation

/// Says what previews show.
struct ShowCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show",
      abstract: "Says what previews show: roles, names and states, a line each.",
      discussion: """
        For programs with --format json: also where each element lies, if there is Chromium or \
        Chrome, and what was found out. \(ShowExit.words)
        """)
  }

  @Argument(help: "Ids of previews, or of single pages of theirs, as 'list' says them.")
  var ids: [String] = []
  @OptionGroup var moment: MomentOptions
  @Option(help: "How the answer is printed: text or json.") var format = AnswerFormat.text
  @Flag(help: "The resolved document, a line a node, as test fixtures have it.") var outline = false
  @Option(help: "The file for a picture of the first page, a PNG with two pixels a point.")
  var picture: String?
  @Option(help: "All previews that what changed since a revision of git may have changed.")
  var changedSince: String?
  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    guard ids.isEmpty != (changedSince == nil) else {
      throw ValidationError("give ids of previews or --changed-since, one of the two")
    }
    if let picture, picture.isEmpty { throw ValidationError("--picture names a file") }
  }

  func run() async throws {
    let console = consoleOptions.console
    let owner = Owner()
    let problems = owner.previews.problems
    guard problems.isEmpty else {
      console.report(problems)
      throw ShowExit.wrong
    }
    do {
      try await show(owner.site, on: console)
    } catch let error as PictureError {
      console.fail(error.description)
      if case .noPage = error { throw ShowExit.usage }
      throw ShowExit.machine
    } catch let error as GitError {
      console.fail(error.description)
      if case .noRevision = error { throw ShowExit.usage }
      throw ShowExit.machine
    } catch let error as SiteError {
      console.fail(error.description)
      throw ShowExit.machine
    }
  }

  private func show(_ site: Site, on console: Console) async throws {
    let changed = try changedSince.map { try ChangedPreviews(in: site, since: $0) }
    let pages = changed.map { Set($0.files.keys) } ?? Set(ids)
    let wanted = Set(try pages.map { try site.owner(ofPage: $0) })
    var shown: [ShownPreview] = []
    if !wanted.isEmpty {
      let folder = NSTemporaryDirectory() + "cellophane-show-\(getpid())"
      let outlines = PageReading.outlines(beside: folder)
      // What is left in the temporary folder does no harm.
      defer {
        for path in [folder, outlines] { try? FileManager.default.removeItem(atPath: path) }
      }
      try FileManager.default.createDirectory(
        atPath: outlines, withIntermediateDirectories: true)
      let result = try await site.build(
        only: wanted, at: moment.moment, to: folder, outlines: outlines, console: console)
      console.report(result.errors.filter { $0.preview == nil })
      shown = try PageReading(
        folder: folder, site: site, moment: moment.moment, wishes: wishes, result: result
      ).previews(pages: pages)
      for index in shown.indices { shown[index].changed = changed?.files[shown[index].id] }
    }
    try say(shown, on: console)
    if let changed { say(changed, on: console) }
    guard !shown.flatMap(\.findings).contains(where: { $0.severity == .error }) else {
      throw ShowExit.wrong
    }
  }

  private var wishes: PageReading.Wishes {
    var wishes = PageReading.Wishes()
    wishes.outlines = outline
    wishes.boxes = format == .json
    wishes.picture = picture
    return wishes
  }

  private func say(_ previews: [ShownPreview], on console: Console) throws {
    guard format == .text else {
      return console.result(json: try ReadableJSON.line(of: ShowAnswer(previews: previews)))
    }
    let pages = previews.flatMap(\.pages)
    for page in pages {
      // An outline begins with a line of its own.
      if pages.count > 1, !outline { console.result("page \(page.id)") }
      console.result(String((page.outline ?? page.text).dropLast()))
      if let picture = page.picture { console.note("\(picture): the page '\(page.id)'") }
    }
    console.report(previews.flatMap(\.findings))
  }

  private func say(_ changed: ChangedPreviews, on console: Console) {
    if changed.files.isEmpty { console.note("no preview is tied to what changed") }
    for path in changed.others { console.note("\(path): changed, and no preview is tied to it") }
  }
}

/// What `show` ends with, so that a script can tell.
enum ShowExit {
  static let wrong = ExitCode(1)
  static let usage = ExitCode(2)
  static let machine = ExitCode(3)

  static let words = """
    The exit code is 0 when everything is shown, 1 when something is wrong with a preview, 2 for a \
    wrong call, and 3 when previews could not be asked: there is no browser for a picture, no git, or \
    no room.
    """
}
