internal import ArgumentParser
internal import CellophaneSite
internal import Foundation

/// Takes pictures of previews.
struct ScreenshotCommand<Owner: PreviewSite>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "screenshot",
      abstract: "Takes pictures of previews, with Chromium or Chrome.",
      discussion: """
        The browser is the one that CHROME_PATH names, or the first in the path. Pictures have \
        the names that DocC reads: inbox@2x.png, inbox~dark@2x.png.
        """)
  }

  @Argument(
    help: """
      Pages for one picture with --together: ids of pages, each perhaps with what an address \
      asks for, as 'an-album?scheme=dark'.
      """)
  var pages: [String] = []
  @Option(name: .shortAndLong, help: "The folder of the pictures.") var output = "Pictures"
  @Option(
    help: "Only previews whose title, group or id contains this, or what another '--filter' says.")
  var filter: [String] = []
  @Option(
    help: """
      With commas: light, dark, highContrast, rightToLeft, a text size, or several at once as \
      dark+accessibility3.
      """)
  var variants = "light,dark"
  @Option(help: "How wide a page is, in points; as its device if left out.") var width: Int?
  @Option(help: "How many pixels a point has: 1, 2 or 3.") var scale = 2
  @Option(help: "One picture of the given pages beside each other, and its name.")
  var together: String?
  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    let widths = PictureBook.widths
    if let width, !widths.contains(width) {
      throw ValidationError(
        "--width is between \(widths.lowerBound) and \(widths.upperBound) points, not \(width)")
    }
    guard (1...3).contains(scale) else {
      throw ValidationError("--scale is 1, 2 or 3, not \(scale)")
    }
    guard pages.isEmpty == (together == nil) else {
      throw ValidationError("--together and pages belong with each other")
    }
    if together != nil, !filter.isEmpty {
      throw ValidationError("give pages or --filter, not both")
    }
  }

  func run() async throws {
    let console = consoleOptions.console
    let owner = Owner()
    let site = owner.site
    let folder = NSTemporaryDirectory() + "cellophane-pictures-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let variants = try self.variants.split(separator: ",", omittingEmptySubsequences: false)
        .map { try PictureVariant(String($0)) }
      try PictureBook.checkMoments(of: pages)
      try PictureBook.checkBrowser()
      let result = try await site.build(only: chosen(in: site), to: folder, console: console)
      guard result.isPublished else { throw ExitCode.failure }
      let files = try take(from: folder, of: site, in: variants)
      for file in files { console.result(file) }
      console.note("\(output): \(files.count) \(files.count == 1 ? "picture" : "pictures")")
      if result.hasErrors { throw ExitCode.failure }
    } catch let error as SiteError {
      console.fail(error.description)
      throw ExitCode.failure
    } catch let error as PictureError {
      console.fail(error.description)
      throw ExitCode.failure
    }
  }

  /// The ids of the previews that pictures are taken of.
  private func chosen(in site: Site) throws -> Set<String> {
    guard together != nil else {
      return Set(
        try PreviewFilter(filter).indices(in: site.previews).map { site.previews[$0].id })
    }
    return Set(
      try pages.map { try site.owner(ofPage: String($0.prefix { $0 != "?" && $0 != "#" })) })
  }

  private func take(from folder: String, of site: Site, in variants: [PictureVariant]) throws
    -> [String]
  {
    let book = try PictureBook(folder: folder, templates: site.templates)
    guard let together else {
      return try book.take(
        nil, as: PictureBook.Style(variants: variants, width: width, scale: scale), to: output)
    }
    let file = "\(output)/\(together).png"
    try book.take(together: pages, scale: scale, to: file)
    return [file]
  }
}
