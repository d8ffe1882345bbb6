package import CellophaneLook

/// What one chromeless page shows: every frame of one preview in one environment.
///
/// The document is plain values with every default filled in and every state worked out; nothing
/// later calls the author's code.
package struct ResolvedPage: Codable, Hashable, Sendable {
  /// The stem of the page's file name: the preview's id, with its environment's name where the
  /// preview has more than one structure (`topics`, `topics-pad`).
  package var id: String
  package var title: String
  /// BCP 47.
  package var language: String
  package var look: Look.Name
  package var environment: ResolvedEnvironment
  /// The states of the preview over time, the first being the one that the page starts in.
  package var frames: [ResolvedFrame]
  /// What edits put in the place of something, each once.
  package var bodies: [ResolvedBody]
  /// How elements follow outcomes of others, each once.
  package var signals: [ResolvedSignal] = []
  /// Files that the page's images name, each once, by file name.
  package var assets: [ResolvedAsset]
  package var findings: [ResolvedFinding]
  /// The tint of everything that has none of its own; `nil` is the look's.
  package var tint: LookColor?
  /// Whether it is one cell alone, asked for every state.
  package var showsCell = false
  /// What it answers to queries; `nil` where it has no search field or knows no answer.
  package var searching: ResolvedSearching?

  package init(
    id: String, title: String, language: String = "en", look: Look.Name,
    environment: ResolvedEnvironment, frames: [ResolvedFrame], bodies: [ResolvedBody] = [],
    assets: [ResolvedAsset] = [],
    findings: [ResolvedFinding] = [], tint: LookColor? = nil
  ) {
    self.id = id
    self.title = title
    self.language = language
    self.look = look
    self.environment = environment
    self.frames = frames
    self.bodies = bodies
    self.assets = assets
    self.findings = findings
    self.tint = tint
  }
}

/// The surroundings that the author's code was asked in.
package struct ResolvedEnvironment: Codable, Hashable, Sendable {
  package enum Idiom: String, Codable, Hashable, Sendable { case phone, pad }
  package enum Scheme: String, Codable, Hashable, Sendable { case automatic, light, dark }
  package enum Direction: String, Codable, Hashable, Sendable { case leftToRight, rightToLeft }

  /// The name in file names and links: `phone`, `pad`, `phone-dark`.
  package var name: String
  package var idiom: Idiom
  /// Points.
  package var width: Double
  package var height: Double
  /// `automatic` where every scheme gave the same structure.
  package var scheme: Scheme
  package var isHighContrast: Bool
  package var direction: Direction
  package var textSize: TextSize
  /// BCP 47; `nil` where the environment declares none.
  package var language: String?
  /// Whether every text is said twice, to see what longer languages need.
  package var isDoubled: Bool

  package init(
    name: String, idiom: Idiom, width: Double, height: Double, scheme: Scheme = .automatic,
    isHighContrast: Bool = false, direction: Direction = .leftToRight, textSize: TextSize = .large,
    language: String? = nil, isDoubled: Bool = false
  ) {
    self.name = name
    self.idiom = idiom
    self.width = width
    self.height = height
    self.scheme = scheme
    self.isHighContrast = isHighContrast
    self.direction = direction
    self.textSize = textSize
    self.language = language
    self.isDoubled = isDoubled
  }
}

/// A screen that is not shown at first.
package struct ResolvedAlternate: Codable, Hashable, Sendable {
  /// Unique in its frame, in the form of an HTML id.
  package var name: String
  package var place: ResolvedPlace
  package var screen: ResolvedScreen
  /// Whether touches went unasked, so that what nothing is known of may do something.
  package var isUnasked = false
  /// Whether it is as at first whenever it is brought up, whatever was done there before.
  package var isMadeAnew = false

  package init(name: String, place: ResolvedPlace, screen: ResolvedScreen) {
    self.name = name
    self.place = place
    self.screen = screen
  }
}

/// Where a screen can be replaced.
package enum ResolvedPlace: Codable, Hashable, Sendable {
  case primary, supplementary, secondary
  /// What a tab shows, by the name of its bar and its number there, from one: `tab-2`.
  case tab(String)
  /// The whole of the page: a push that is in no tab and no column, a presentation, another tab.
  case root
}

extension ResolvedPlace: RawRepresentable {
  package init(rawValue: String) {
    switch rawValue {
    case "primary": self = .primary
    case "supplementary": self = .supplementary
    case "secondary": self = .secondary
    case "root": self = .root
    default: self = .tab(rawValue)
    }
  }

  package var rawValue: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .tab(let name): name
    case .root: "root"
    }
  }

  /// What a tab of a bar shows, by its number from nought.
  package static func tab(_ index: Int, of bar: some StringProtocol) -> ResolvedPlace {
    .tab("\(bar)-\(index + 1)")
  }

  package var isColumn: Bool {
    switch self {
    case .primary, .supplementary, .secondary: true
    case .tab, .root: false
    }
  }

  /// What the names of the collections that it shows begin with.
  package var area: String { if case .tab(let name) = self { "\(name)-" } else { rawValue } }
}

/// A file that a page's images name.
package struct ResolvedAsset: Codable, Hashable, Sendable {
  /// Unique, made from its content, with its extension: `3f2a….png`.
  package var fileName: String
  package var bytes: [UInt8]
  /// What the author calls it; `nil` where it has no name.
  package var name: String?

  package init(fileName: String, bytes: [UInt8], name: String? = nil) {
    self.fileName = fileName
    self.bytes = bytes
    self.name = name
  }
}

extension ResolvedPage {
  /// The page with the names of its files alone, each of which is named after what is in it.
  package var withoutBytes: ResolvedPage {
    var page = self
    for index in page.assets.indices { page.assets[index].bytes = [] }
    return page
  }
}

/// Something that the author should know: what, where and what to do.
package struct ResolvedFinding: Codable, Hashable, Sendable {
  /// Nothing is wrong with the code where a note is all.
  package enum Severity: String, Codable, Hashable, Sendable { case note, warning, error }

  package var severity: Severity
  /// A stable name of the rule, kebab-case: `unknown-symbol`, `not-settled`.
  package var rule: String
  /// One line, lower case, with the value in single quotes and what to do.
  package var message: String
  /// The row that it is about, as the outline names it.
  package var item: String?

  package init(severity: Severity, rule: String, message: String, item: String? = nil) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.item = item
  }
}
