internal import ArgumentParser
internal import CellophaneSite
internal import Foundation

/// What a site is made with in place of what it declares.
struct SiteOptions: ParsableArguments {
  @Option(help: "The look: iOS18 or iOS26; the site's own if left out.") var look: LookArgument?
  @Option(help: "A folder of SVG files by symbol names; the site's own if left out.")
  var symbols: String?
  @Option(help: "A folder of fonts; the site's own if left out.") var fonts: String?
  @Option(
    help: "The family among the fonts that stands in for the system's; the site's own if left out.")
  var systemFont: String?
  /// Asked for by a server.
  @Option(help: .hidden) var templates: String?

  func applied(to own: Site) -> Site {
    var site = own
    if let look { site.look = look.name }
    site.templates = templates ?? site.templates
    site.symbols = symbols ?? site.symbols
    site.fonts = fonts ?? site.fonts
    site.systemFont = systemFont ?? site.systemFont
    return site
  }
}

extension Console {
  /// What of earlier builds was used.
  private func words(_ keeping: KeptPages) -> String {
    guard keeping.reused > 0 else { return "" }
    return "; \(keeping.reused) of \(keeping.reused + keeping.made) previews were kept: "
      + "\(Duration.seconds(keeping.seconds).inSeconds) of workers' time"
  }

  /// Says what a build did.
  func say(_ result: BuildResult, in output: String, after duration: Duration) {
    for (title, reason) in result.keeping?.refusals.sorted(by: { $0.key < $1.key }) ?? []
    where isVerbose {
      note("\(title): is made each time: \(reason)")
    }
    let seconds = duration.inSeconds
    guard result.isPublished else {
      return fail(
        "\(output): error: the site was not written, since a page is not what it should be; "
          + "the last one stays")
    }
    note(
      "\(output): \(result.pages) \(result.pages == 1 ? "page" : "pages") in \(seconds), "
        + "\(result.written) files written, \(result.deleted) deleted"
        + (result.keeping.map(words) ?? ""))
  }

  /// Fails where all that a site has are error pages: each costs its own page alone.
  func requireShown(_ site: Site, in result: BuildResult) throws {
    guard !site.previews.isEmpty, site.previews.allSatisfy({ result.failed.contains($0.id) })
    else { return }
    fail("error: nothing is shown: every preview has an error page")
    throw ExitCode.failure
  }
}
