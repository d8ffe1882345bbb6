internal import CellophaneDocument
internal import CellophaneExploration

/// What is on a screen, as its author knows it.
struct SpokenParts {
  /// The titles of bar items, or what their images or accessibility say, by the items' ordinals.
  private(set) var items: [Int: String] = [:]
  /// Whether a button on it leads back.
  private(set) var hasButtonBack = false

  init(of screen: ResolvedScreen) {
    var items: [Int: String] = [:]
    var hasButtonBack = false
    var rewriter = ScreenRewriter()
    rewriter.barItem = { ordinal, item in
      items[ordinal] = item.title ?? item.accessibility?.spokenLabel ?? item.image?.label
      return item
    }
    rewriter.navigation = { navigation in
      if navigation.backTitle != nil { hasButtonBack = true }
      return navigation
    }
    _ = rewriter.rewritten(screen)
    self.items = items.filter { !$0.value.isEmpty }
    self.hasButtonBack = hasButtonBack
  }
}

extension Asker {
  /// A remark about what a touch does, which goes on after those words.
  func remark(_ touch: Interaction, _ rule: String, _ what: String) -> ResolvedFinding {
    ResolvedFinding(
      severity: .note, rule: rule, message: "what \(words(of: touch)) does \(what)",
      item: touch.row?.row)
  }

  /// What is done and where.
  func words(of touch: Interaction) -> String {
    switch touch {
    case .row(let row, _): "\(touch.words) '\(spoken(row))'"
    case .item(let ordinal):
      spoken.items[ordinal].map { "the button '\($0)'" } ?? "a button of the bar"
    case .choice(_, let ordinal):
      spoken.items[ordinal].map { "a choice in the menu of '\($0)'" }
        ?? "a choice in a menu of the bar"
    case .control(let ordinal, _):
      controlTitles[ordinal].map { "the control '\($0)'" } ?? "a control of the screen"
    case .back: "the button back"
    case .tab: "a tab"
    case .answer(_, let asked?): "an answer to what \(words(of: asked)) asks"
    case .answer(_, nil): "an answer"
    case .search, .scope: "a search"
    case .editing: "editing"
    case .typed(let next?): "\(words(of: next)) after something was typed"
    case .typed(nil): "typing"
    }
  }

  /// What a row says where its name is an identity of which nobody thinks, else its name.
  func spoken(_ row: RowName) -> String { rows[row.collection]?.texts[row.row] ?? row.row }

  /// What is touched as a person reads it; `nil` where it has no words.
  func title(of touch: Interaction) -> String? {
    switch touch {
    case .row(let row, _): spoken(row)
    case .item(let ordinal), .choice(_, let ordinal): spoken.items[ordinal]
    case .control(let ordinal, _): controlTitles[ordinal]
    case .answer(_, let asked?): title(of: asked)
    case .typed(let next?): title(of: next)
    default: nil
    }
  }

  /// What a screen is called after that was brought up.
  func spoken(_ route: ScreenRoute) -> String {
    guard let touch = route.touches.last else { return route.source }
    return title(of: touch) ?? (route.source == touch.source ? touch.place : route.source)
  }

  /// The screen that was brought up, as findings speak of it.
  func words(of route: ScreenRoute) -> String {
    "the screen \(route.isSameScreen ? "as" : "that") '\(spoken(route))' "
      + (route.isSameScreen ? "leaves it" : "brings up")
  }

  /// An element without what pages call it.
  func words(of element: ResolvedElement) -> String {
    switch element {
    case .row(let collection, let row):
      "row '\(spoken(RowName(collection: collection, row: row)))'"
    case .section, .collection: "list"
    case .supplementary: "header or footer"
    case .bar: "navigation bar"
    case .title, .largeTitle: "title"
    case .subtitle: "subtitle"
    case .toolbar: "toolbar"
    case .searchField, .scopes: "search field"
    case .tab: "tab"
    case .badge: "badge of a tab"
    case .view:
      looks.start.controls.firstIndex(of: element).flatMap { controlTitles[$0] }
        .map { "control '\($0)'" } ?? "view"
    case .screen: "screen"
    }
  }
}

extension Interaction {
  /// What screens are named after that it brings up on a walk.
  var source: String { row?.row ?? "bar" }

  /// What is done to a row, before the row's name.
  var words: String {
    switch part {
    case .tap, .deselection: "a tap on"
    case .disclosure(let isExpanding): isExpanding ? "opening" : "closing"
    case .action: "a swipe action of"
    case .accessory, .control: "a control of"
    case .custom: "a custom action of"
    case .menu: "a choice in the menu of"
    case .move: "dragging"
    case nil: ""
    }
  }
}
