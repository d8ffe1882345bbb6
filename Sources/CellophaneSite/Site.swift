package import CellophaneDocument
package import CellophaneLook
package import CellophanePreview
internal import CellophaneValidation

/// Everything that a build needs to know of a site.
package struct Site: Sendable {
  package var title: String
  /// What the index says of it, in a sentence or two; may be empty.
  package var summary: String
  /// The title of the preview that the index begins with.
  package var featured: String?
  /// The ways into the site that the index shows live.
  package var chapters: [Chapter] = []
  /// Where its sources are; `nil` is nowhere.
  package var project: ProjectLinks?
  /// Where it will stand; `nil` is not known.
  package var address: String?
  /// The PNG file that stands for it where others link to it.
  package var picture: String?
  package var previews: [SitePreview]
  package var look: Look.Name
  /// The folder that the sources of previews start from; `nil` is the package of each.
  package var sources: String?
  /// A folder of templates, stylesheets and scripts that stand in for the embedded ones.
  package var templates: String?
  /// Folders of images that the author's code names.
  package var assetFolders: [String]
  /// The name of the app's accent colour; `nil` is `AccentColor`.
  package var accentColor: String?
  /// A folder of SVG files that stand in for our drawings of the symbols of the same names.
  package var symbols: String?
  /// A folder of fonts.
  package var fonts: String?
  /// The family of those fonts that stands in for the system's; `nil` leaves the reader's own.
  package var systemFont: String?
  /// Whether Inter comes along for readers without a system face of Apple's.
  package var carriesInter: Bool
  package var surroundings: FixedSurroundings
  package var bounds: PreviewBounds

  package init(
    title: String, summary: String = "", featured: String? = nil, previews: [SitePreview],
    look: Look.Name = .iOS26, sources: String? = nil, templates: String? = nil,
    assetFolders: [String] = [], accentColor: String? = nil, symbols: String? = nil,
    fonts: String? = nil, systemFont: String? = nil, carriesInter: Bool = false,
    surroundings: FixedSurroundings = FixedSurroundings(),
    bounds: PreviewBounds = PreviewBounds()
  ) {
    self.title = title
    self.summary = summary
    self.featured = featured
    self.previews = previews
    self.look = look
    self.sources = sources
    self.templates = templates
    self.assetFolders = assetFolders
    self.accentColor = accentColor
    self.symbols = symbols
    self.fonts = fonts
    self.systemFont = systemFont
    self.carriesInter = carriesInter
    self.surroundings = surroundings
    self.bounds = bounds
  }
}

/// A preview as the site sees it: where it belongs, and how to ask it.
package struct SitePreview: Sendable {
  /// The stem of its page's file name.
  package var id: String
  package var title: String
  /// Empty where it stands in none.
  package var group: String
  package var notes: String
  package var source: PreviewSource
  /// The moment that cards and pictures show, as an address of the catalogue has it.
  package var cover: String
  /// `Module/File.swift`.
  package var file: String
  /// Where that file was when it was compiled.
  package var path: String
  package var line: Int
  /// The file as findings name it.
  package var place: String { ShownPath.place(path, orModule: file) }
  /// What it is asked in, by name.
  package var environments: [String]
  /// What of its code is not in the program, a sentence each.
  package var missing: [String] = []
  /// What would be set before it is shown, in a sentence; `nil` for nothing.
  package var awaits: String?
  /// What is made up of it, in a sentence; `nil` for nothing.
  package var madeUp: String?
  /// Whether nobody wrote it as a preview and no screen of the app asks for it: the app as it launches,
  /// a cell or a view alone.
  package var isGuess = false
  /// Whether it is an app as it launches, whose screens may have previews of their own.
  package var isLaunch = false
  /// Whether it can be asked in an app that has launched.
  package var canBeLaunched = false

  /// What it means that it fails: nobody wrote it with what is here in mind.
  var failureSeverity: Finding.Severity { madeUp == nil && !isGuess ? .error : .warning }

  /// A failure, with what is made up of it, or what would have been set where the code stopped for
  /// want of a value.
  func explained(_ failure: String) -> String {
    if let madeUp { return "\(failure); \(madeUp)" }
    guard let awaits, failure.contains("found nil") else { return failure }
    return "\(failure); \(awaits)"
  }

  /// What says of its pages that some of its code is not in the program, or made up.
  var remarks: [ResolvedFinding] { Self.remarks(missing, madeUp: madeUp) }

  static func remarks(_ missing: [String], madeUp: String?) -> [ResolvedFinding] {
    missing.map { ResolvedFinding(severity: .note, rule: "lines-left-out", message: $0) }
      + [madeUp].compactMap(\.self).map {
        ResolvedFinding(severity: .note, rule: "arguments-made-up", message: $0)
      }
  }
  /// One page for each structure, in the site's look or its own.
  package var resolve: @MainActor @Sendable (SiteQuestion) async -> [ResolvedPage]

  package init(
    id: String, title: String, group: String = "", notes: String = "",
    source: PreviewSource = [], cover: String = "", file: String, path: String = "", line: Int,
    environments: [String] = ["phone"],
    resolve: @escaping @MainActor @Sendable (SiteQuestion) async -> [ResolvedPage]
  ) {
    self.id = id
    self.title = title
    self.group = group
    self.notes = notes
    self.source = source
    self.cover = cover
    self.file = file
    self.path = path
    self.line = line
    self.environments = environments
    self.resolve = resolve
  }
}

/// How a preview is asked for its pages.
package struct SiteQuestion: Sendable {
  /// The look of previews that have none of their own.
  package var look: Look.Name
  /// What is asked of previews in place of all that they declare.
  package var moment: ShownMoment?
  /// Pages beside those that previews declare, by the previews' ids.
  package var added: [String: AddedPages] = [:]
  /// The pages that are made, as the last site has them; `nil` are all.
  package var pages: [BuiltPage]?
  /// Called each time before the preview is made.
  package var prepare: @Sendable () -> Void
  /// Hears of what the author's code is asked.
  package var watch = AskingWatch()
  /// Whether it is found out what touches do; without it pages only show.
  package var asks = true
  /// How long a preview may be asked what touches do, in seconds; `nil` is as long as it takes.
  package var seconds: Double?
  /// Why the preview's code stopped without its app's launch, where the app launches first.
  package var stopWithoutLaunch: String?
  /// How many seconds were not enough for the preview's pages, where it is asked less than others.
  package var lateAfter: Double?

  package init(look: Look.Name, prepare: @escaping @Sendable () -> Void = {}) {
    self.look = look
    self.prepare = prepare
  }
}

/// What a preview may use before it is given up.
package struct PreviewBounds: Hashable, Sendable {
  /// How long a preview may take to be resolved, in seconds.
  package var seconds: Double
  /// How much memory its worker may use, in megabytes.
  package var megabytes: Int
  /// How long the author's code may take for one touch, in seconds.
  package var touchSeconds: Double { seconds / 3 }
  /// How long a preview is asked what touches do, in seconds: what is left is for its pages to be made.
  package var askingSeconds: Double { seconds * 2 / 3 }

  package init(seconds: Double = 30, megabytes: Int = 2048) {
    self.seconds = seconds
    self.megabytes = megabytes
  }
}

/// What an author's code reads of the machine, where the site fixes it.
package struct FixedSurroundings: Codable, Hashable, Sendable {
  /// The time that the clock shows, in seconds since 1970; it does not move.
  package var clock: Double?
  /// A name of the time zone database: `Europe/Berlin`.
  package var timeZone: String?
  /// A locale's identifier: `de_DE`.
  package var locale: String?
  /// What random numbers start from.
  package var seed: UInt64?

  package init(
    clock: Double? = nil, timeZone: String? = nil, locale: String? = nil, seed: UInt64? = nil
  ) {
    self.clock = clock
    self.timeZone = timeZone
    self.locale = locale
    self.seed = seed
  }
}
