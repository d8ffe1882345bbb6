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
    case .control: "a control of the screen"
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

  /// What a screen is called after that was brought up.
  func spoken(_ route: ScreenRoute) -> String {
    route.touches.last?.row.map(spoken) ?? route.source
  }
}

extension Interaction {
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
