/// A distance that is known of iOS, and where the gallery shows it.
struct GeometryFact: Sendable {
  enum Group: String, CaseIterable, Sendable {
    case rows = "Row heights"
    case margins = "Margins"
    case cards = "Cards"
    case separators = "Separators"
    case headers = "Headers and footers"
    case sidebar = "Sidebar"
    case accessories = "Accessories"
    case swipe = "Swipe buttons"
    case type = "Type"
    case styles = "Text styles"
    case tables = "Table views"
  }

  /// A page of the gallery as it is opened.
  struct Page: Hashable, Sendable {
    var preview: String
    var width = 402
    var textSize: String?
    /// What a reader does first, as a function's body.
    var first: String?
  }

  let group: Group
  let name: String
  /// Where it is known from; at least one.
  let sources: [GeometrySource]
  let page: Page
  /// An expression over `Geometry.words` that gives points.
  let measure: String
  /// Points; `nil` where the look's is not known well.
  let iOS18: Double?
  let iOS26: Double?

  init(
    _ group: Group, _ name: String, _ sources: [GeometrySource], on page: Page, _ measure: String,
    iOS18: Double? = nil, iOS26: Double? = nil
  ) {
    self.group = group
    self.name = name
    self.sources = sources
    self.page = page
    self.measure = measure
    self.iOS18 = iOS18
    self.iOS26 = iOS26
  }

  static let all =
    rows + margins + cards + separators + headers + sidebar + accessories + swipes
    + type + inList + styledType + tables
}

extension GeometryFact.Page {
  static let accessories = Self(preview: "accessories")
  static let editing = Self(
    preview: "accessories", first: "document.querySelector('.bar-button').click()")
  static let card = Self(preview: "appearance-inset-grouped")
  static let narrowCard = Self(preview: "appearance-inset-grouped", width: 375)
  static let grouped = Self(preview: "appearance-grouped")
  static let plain = Self(preview: "appearance-plain")
  static let sidebar = Self(preview: "appearance-sidebar")
  static let factories = Self(preview: "content-factories")
  static let valueCell = Self(preview: "a-value-cell")
  static let states = Self(preview: "states-of-a-sidebar-cell")
  static let outline = Self(preview: "handlers-that-veto")
  static let queue = Self(preview: "a-queue-in-order")
  static let settings = Self(preview: "controls-in-accessories")
  static let documents = Self(preview: "list-or-grid")
  static let recents = Self(preview: "a-diffable-table")
  static let recipe = Self(preview: "a-recipe")
  static let columns = Self(preview: "double-column", width: 1024)
  static let threeColumns = Self(preview: "triple-column", width: 1280)
}
