public import CellophaneLook
public import CellophanePreview
internal import CellophaneSite
public import Foundation

/// A site of previews, and the executable that builds it.
///
/// ```swift
/// @main struct Gallery: PreviewSite {
///   let title = "Settings"
///   @PreviewBuilder var previews: [AnyPreview] {
///     Preview("Outline") { OutlineViewController() }
///   }
/// }
/// ```
///
/// `swift run Gallery build` writes the site, `list` says what is in it, and `validate` checks one
/// that is written.
public protocol PreviewSite: Sendable {
  init()

  /// What the index calls the site.
  var title: String { get }

  /// What the index says below its title, in a sentence or two; nothing unless declared.
  var summary: String { get }

  /// The title of the preview that the index begins with, live and beside its source; `nil` is none.
  var featured: String? { get }

  /// The ways into the site: previews that the index shows live below what it begins with.
  var chapters: [Chapter] { get }

  /// Where the site's sources are, which the index and the sources beside previews lead to; `nil` is
  /// nowhere.
  var project: ProjectLinks? { get }

  /// Where the site will stand, `https://me.github.io/Lists`, which pages say to those who show links
  /// to them; `nil` is not known.
  var address: String? { get }

  /// The picture that stands for the site where others link to it: a PNG file, best of 1200 by 630
  /// pixels, from the folder that the gallery runs in. Needs the address.
  var picture: String? { get }

  /// What it shows; the same list on every run.
  @PreviewBuilder var previews: [AnyPreview] { get }

  /// The look of previews that name none; iOS 26 unless declared.
  var look: Look { get }

  /// The looks that previews which name none are built in; the look above alone unless declared.
  ///
  /// In each other look a preview has pages of its own (`topics-ios18`), which lead to each other.
  var looks: [Look] { get }

  /// What the clock shows while previews are made, not moving; `nil` leaves the machine's.
  ///
  /// Holds on Linux, for whatever reads the wall clock. On macOS an author's code reads the
  /// machine's clock.
  var clock: Date? { get }

  /// The time zone that previews are made in; `nil` leaves the machine's.
  var timeZone: TimeZone? { get }

  /// The locale of previews; `nil` leaves the machine's, and on Linux `en_US`, as simulators have it.
  ///
  /// It is the language of the pages, the workers' `LANG` and `LC_ALL` and, on Linux, Foundation's
  /// `Locale.current`; `Calendar.current` keeps its first weekday. On macOS `Locale.current` follows the user's settings.
  var locale: Locale? { get }

  /// What random numbers start from, again for each preview; `nil` leaves them to chance.
  ///
  /// Holds on Linux for `SystemRandomNumberGenerator`, `UUID` and the C library. Hashing is the same
  /// on every run, on macOS too, where it is all that is fixed.
  var randomSeed: UInt64? { get }

  /// The folder that the `source` of previews starts from; `nil` is the package of the file that
  /// declares them.
  var sources: String? { get }

  /// A folder of templates, stylesheets and scripts that stand in for the embedded ones of the
  /// same names; `nil` takes those.
  var templates: String? { get }

  /// Folders of images, asset catalogs and tables of texts that the previews' code names, searched in
  /// order before the resources of targets.
  var assetFolders: [String] { get }

  /// The color of an asset catalog that the app declares as its global accent, which is the tint of
  /// everything; `nil` is `AccentColor`, where there is one.
  var accentColor: String? { get }

  /// A folder of SVG files that stand in for our drawings of the symbols of the same names, and
  /// draw symbols of which there is none: `bell.badge.svg`.
  ///
  /// A file has a view box and shapes, which are painted in the symbol's colour; one that has more
  /// is left aside with a warning.
  var symbols: String? { get }

  /// A folder of fonts, TrueType, OpenType, WOFF or WOFF2, which `UIFont(name:size:)` finds by
  /// family and by PostScript name. Of WOFF files the name says them: `Inter-BoldItalic.woff2`.
  var fonts: String? { get }

  /// The family of those fonts that pages show in place of the system's font, so that texts wrap
  /// alike for every reader; `nil` leaves the reader's own.
  var systemFont: String? { get }

  /// Whether the site carries a subset of Inter, of 36 kilobytes, which readers without a system face
  /// of Apple's see in its place; `true` unless declared. Readers who have one never load it.
  var carriesInter: Bool { get }

  /// How much of a preview is asked before the rest is left out, which is a warning.
  var limits: Limits { get }

  /// How long a preview may take before it is given up, in seconds; 60 unless declared.
  var timeLimit: Double { get }

  /// How much memory a preview may use before it is given up, in megabytes; 2,048 unless declared.
  var memoryLimit: Int { get }
}

extension PreviewSite {
  public var summary: String { "" }
  public var featured: String? { nil }
  public var chapters: [Chapter] { [] }
  public var project: ProjectLinks? { nil }
  public var address: String? { nil }
  public var picture: String? { nil }
  public var sources: String? { nil }
  public var look: Look { .iOS26 }
  public var looks: [Look] { [look] }
  public var clock: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var locale: Locale? { nil }
  public var randomSeed: UInt64? { nil }
  public var templates: String? { nil }
  public var assetFolders: [String] { [] }
  public var accentColor: String? { nil }
  public var symbols: String? { nil }
  public var fonts: String? { nil }
  public var systemFont: String? { nil }
  public var carriesInter: Bool { true }
  /// The previews of a gallery, for tests that run for each of them:
  ///
  /// ```swift
  /// @MainActor @Test(arguments: Gallery.previews)
  /// func isAsItWas(preview: AnyPreview) async {
  ///   await assertSnapshot(of: preview, as: .outline)
  /// }
  /// ```
  ///
  /// Those that name no look have the site's. What else a site declares, its clock, locale, random
  /// numbers, folders of assets and symbols, holds in the workers of a build alone, which
  /// `cellophane snapshots verify` compares.
  public static var previews: [AnyPreview] {
    let site = Self()
    return site.previews.map { preview in
      var preview = preview
      preview.look = preview.look ?? site.look
      return preview
    }
  }

  public var limits: Limits { Limits() }
  public var timeLimit: Double { 60 }
  public var memoryLimit: Int { 2048 }

  /// Runs the command that the arguments name.
  @MainActor public static func main() async {
    // Before anything else, while there is one thread: a worker is copied for each preview.
    if WorkerLoop.isAskedFor { await WorkerLoop.run(Self().site) }
    await CommandRunner.run(SiteCommand<Self>.self)
  }

  /// The site as the build knows it.
  var site: Site {
    let language = locale?.identifier(.bcp47) ?? "en"
    var site = Site(
      title: title, summary: summary, featured: featured,
      previews: previews.map {
        SitePreview(
          $0, language: language, otherLooks: looks.filter { $0 != look }, limits: limits)
      },
      look: look.name, sources: sources, templates: templates, assetFolders: assetFolders,
      accentColor: accentColor, symbols: symbols, fonts: fonts, systemFont: systemFont,
      carriesInter: carriesInter,
      surroundings: FixedSurroundings(
        clock: clock?.timeIntervalSince1970, timeZone: timeZone?.identifier,
        locale: locale?.identifier, seed: randomSeed),
      bounds: PreviewBounds(seconds: timeLimit, megabytes: memoryLimit))
    site.chapters = chapters
    site.project = project
    site.address = address
    site.picture = picture
    return site
  }
}
