internal import CellophaneDocument

/// Walks a screen in the order in which it was resolved and lets parts be replaced.
struct ScreenRewriter {
  var collection: (ResolvedCollection) -> ResolvedCollection = { $0 }
  /// Given each bar before what is on it.
  var navigation: (ResolvedNavigation) -> ResolvedNavigation = { $0 }
  /// Given each bar item with its ordinal.
  var barItem: (Int, ResolvedBarItem) -> ResolvedBarItem = { $1 }
  /// Given what the choices of each control outside rows do, with the control's ordinal.
  var control: (Int, [ResolvedOutcome?]) -> [ResolvedOutcome?] = { $1 }
  /// Given what each button that leads back does, with its ordinal.
  var wayBack: (Int, ResolvedOutcome?) -> ResolvedOutcome? = { $1 }
  /// Given each view outside rows before those inside.
  var view: ((ResolvedView) -> ResolvedView)?
  /// Given what each view is called that edits name.
  var viewName: ((String) -> String)?
  /// Given each split view before its columns.
  var split: (ResolvedSplit) -> ResolvedSplit = { $0 }
  /// Given what is presented before what is in it.
  var presented: (ResolvedPresented) -> ResolvedPresented = { $0 }
  /// Given each tab bar before its screens.
  var tabs: (ResolvedTabs) -> ResolvedTabs = { $0 }
  /// Given each tab's screen with the ordinal of its tab bar and its own.
  var tab: (Int, Int, ResolvedScreen) -> ResolvedScreen = { $2 }
  private var barItemCount = 0
  private var controlCount = 0
  private var wayBackCount = 0
  private var tabBarCount = 0

  init() {}

  mutating func rewritten(_ screen: ResolvedScreen) -> ResolvedScreen {
    switch screen {
    case .collection(let old): .collection(rewritten(old))
    case .view(let view): .view(rewritten(view))
    case .navigation(let navigation): .navigation(rewritten(navigation))
    case .split(let split): .split(rewritten(split))
    case .tabs(let tabs): .tabs(rewritten(tabs))
    case .presented(let presented): .presented(rewritten(presented))
    }
  }

  private mutating func rewritten(_ old: ResolvedPresented) -> ResolvedPresented {
    var new = presented(old)
    new.backOutcome = wayBack(wayBackCount, old.backOutcome)
    wayBackCount += 1
    new.content = rewritten(old.content)
    return new
  }

  private mutating func rewritten(_ old: ResolvedNavigation) -> ResolvedNavigation {
    var new = navigation(old)
    new.titleView = old.titleView.map { rewritten($0) }
    if old.backTitle != nil {
      new.backOutcome = wayBack(wayBackCount, old.backOutcome)
      wayBackCount += 1
    }
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
    var new = split(old)
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

  // MARK: Controls

  private mutating func rewritten(_ old: ResolvedCollection) -> ResolvedCollection {
    var new = collection(old)
    for index in new.supplementaries.indices {
      rewrite(&new.supplementaries[index].cell)
    }
    for index in new.sections.indices {
      if new.sections[index].header != nil { rewriteEdge(&new.sections[index].header) }
      if new.sections[index].footer != nil { rewriteEdge(&new.sections[index].footer) }
    }
    new.backgroundView = new.backgroundView.map { rewritten($0) }
    return new
  }

  private mutating func rewriteEdge(_ edge: inout ResolvedSupplementary?) {
    guard var known = edge else { return }
    rewrite(&known.cell)
    edge = known
  }

  private mutating func rewrite(_ cell: inout ResolvedCell) {
    cell.forEachControl { _, view in
      view.outcomes = control(controlCount, view.outcomes)
      controlCount += 1
      if let viewName { view.name = view.name.map(viewName) }
    }
    guard let view, case .view(let shown) = cell.content else { return }
    cell.content = .view(shown.mapped(view))
  }

  private mutating func rewritten(_ shown: ResolvedView) -> ResolvedView {
    let old = view?(shown) ?? shown
    var new = old
    if old.isOperated {
      new.outcomes = control(controlCount, old.outcomes)
      controlCount += 1
    }
    if let viewName { new.name = old.name.map(viewName) }
    if case .collection(let inner) = old.kind { new.kind = .collection(rewritten(inner)) }
    for index in new.children.indices { new.children[index] = rewritten(old.children[index]) }
    return new
  }
}

extension ResolvedView {
  /// The view and those inside, each as something else.
  func mapped(_ change: (ResolvedView) -> ResolvedView) -> ResolvedView {
    var view = change(self)
    for index in view.children.indices {
      view.children[index] = view.children[index].mapped(change)
    }
    return view
  }

  /// The view with another field for a text, where it is one.
  func mappingField(_ change: (ResolvedField) -> ResolvedField) -> ResolvedView {
    guard case .control(var control) = kind, case .field(let field) = control.form else {
      return self
    }
    var view = self
    control.form = .field(change(field))
    view.kind = .control(control)
    return view
  }
}
