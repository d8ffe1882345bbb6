internal import CellophaneDocument

/// Walks a screen in the order in which it was resolved and lets parts be replaced.
struct ScreenRewriter {
  var collection: (ResolvedCollection) -> ResolvedCollection = { $0 }
  /// Given each bar before what is on it.
  var navigation: (ResolvedNavigation) -> ResolvedNavigation = { $0 }
  /// Given each bar item with its ordinal.
  var barItem: (Int, ResolvedBarItem) -> ResolvedBarItem = { $1 }
  /// Given each button's outcome with its ordinal.
  var button: (Int, ResolvedOutcome?) -> ResolvedOutcome? = { $1 }
  /// Given each tab bar before its screens.
  var tabs: (ResolvedTabs) -> ResolvedTabs = { $0 }
  /// Given each tab's screen with the ordinal of its tab bar and its own.
  var tab: (Int, Int, ResolvedScreen) -> ResolvedScreen = { $2 }
  private var barItemCount = 0
  private var buttonCount = 0
  private var tabBarCount = 0

  init() {}

  mutating func rewritten(_ screen: ResolvedScreen) -> ResolvedScreen {
    switch screen {
    case .collection(let old): .collection(collection(old))
    case .view(let view): .view(rewritten(view))
    case .navigation(let navigation): .navigation(rewritten(navigation))
    case .split(let split): .split(rewritten(split))
    case .tabs(let tabs): .tabs(rewritten(tabs))
    }
  }

  private mutating func rewritten(_ old: ResolvedNavigation) -> ResolvedNavigation {
    var new = navigation(old)
    new.titleView = old.titleView.map { rewritten($0) }
    new.leadingItems = rewritten(old.leadingItems)
    new.trailingItems = rewritten(old.trailingItems)
    new.content = rewritten(old.content)
    new.toolbarItems = rewritten(old.toolbarItems)
    return new
  }

  private mutating func rewritten(_ items: [ResolvedBarItem]) -> [ResolvedBarItem] {
    var new: [ResolvedBarItem] = []
    for item in items {
      var item = item
      item.view = item.view.map { rewritten($0) }
      new.append(barItem(barItemCount, item))
      barItemCount += 1
    }
    return new
  }

  private mutating func rewritten(_ old: ResolvedSplit) -> ResolvedSplit {
    var new = old
    for index in new.columns.indices {
      new.columns[index].screen = rewritten(old.columns[index].screen)
    }
    return new
  }

  private mutating func rewritten(_ old: ResolvedTabs) -> ResolvedTabs {
    var new = tabs(old)
    let ordinal = tabBarCount
    tabBarCount += 1
    for index in new.tabs.indices {
      new.tabs[index].screen =
        index == old.selected
        ? rewritten(old.tabs[index].screen) : tab(ordinal, index, old.tabs[index].screen)
    }
    return new
  }

  private mutating func rewritten(_ old: ResolvedView) -> ResolvedView {
    var new = old
    switch old.kind {
    case .button:
      let outcome = button(buttonCount, old.outcomes.first ?? nil)
      new.outcomes = outcome.map { [$0] } ?? []
      buttonCount += 1
    case .collection(let inner): new.kind = .collection(collection(inner))
    default: break
    }
    for index in new.children.indices { new.children[index] = rewritten(old.children[index]) }
    return new
  }
}
