internal import ArgumentParser
internal import CellophaneSite
internal import Foundation

/// Says what shows a page in an article, and keeps the page as it is.
struct EmbedCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "embed",
      abstract: "Copies a page for an article, and says the markup that shows it.",
      discussion: """
        With --pin the page stands with all that it needs in a folder of its own, whose name ends \
        with the digest of what is in it: a later build changes nothing there.
        """)
  }

  @Argument(
    help: "A page's id, perhaps with what an address asks for: 'browse?toggled=list/Tags'.")
  var page: String
  @Flag(help: "Copies the page into a folder with a digest in its name.") var pin = false
  @Option(name: .shortAndLong, help: "The folder that the page's folder is made in.")
  var output = "Embeds"
  @Option(help: "The address of that folder, or of the site, as the article has it.")
  var address: String?
  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    guard pin else {
      throw ValidationError(
        "say --pin; what shows a page of a site as it is, the page's own catalogue page copies")
    }
  }

  func run() async throws {
    let console = consoleOptions.console
    let site = Owner().site
    let folder = NSTemporaryDirectory() + "cellophane-embed-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let id = String(page.prefix { $0 != "?" && $0 != "#" })
    do {
      try PictureBook.checkMoments(of: [page])
      let result = try await site.build(
        only: [site.owner(ofPage: id)], to: folder, console: console)
      guard result.isPublished else { throw ExitCode.failure }
      let pinned = try PinnedPage(id, in: folder)
      let count = try pinned.write(to: output)
      console.result(
        pinned.snippet(at: address ?? output, moment: PageMoment(ofPage: page)))
      console.note("\(output)/\(pinned.name): \(count) files written")
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    } catch let error as PictureError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }
}
