extension ResolvedScreen {
  mutating func changeRow(
    _ row: String, of collection: String, _ change: (inout ResolvedRow) -> Void
  ) {
    changeCollection(collection) { $0.changeRow(row, change) }
  }

  mutating func changeCollection(
    _ name: String, _ change: (inout ResolvedCollection) -> Void
  ) {
    changeCollections { if $0.name == name { change(&$0) } }
  }

  package mutating func changeCollections(_ change: (inout ResolvedCollection) -> Void) {
    changeParts(change) { _ in }
  }

  /// How many rows a collection has, those below others among them.
  func rowCount(of name: String) -> Int { rows(of: name).reduce(0) { $0 + $1.count } }

  func hasRow(_ row: String, of name: String) -> Bool {
    rows(of: name).contains { $0.isOrHas(row) }
  }

  /// The rows of a collection that stand below no others.
  private func rows(of name: String) -> [ResolvedRow] {
    var screen = self
    var rows: [ResolvedRow] = []
    screen.changeCollection(name) { rows += $0.sections.flatMap(\.rows) }
    return rows
  }

  mutating func changeBar(
    _ name: String, _ change: (inout ResolvedNavigation) -> Void
  ) {
    changeParts({ _ in }) { bar in
      guard bar.name == name else { return }
      change(&bar)
      bar.callLists()
    }
  }

  /// - Parameter view: Changes what is all of a screen, or of a part of it.
  private mutating func changeParts(
    _ collection: (inout ResolvedCollection) -> Void, _ bar: (inout ResolvedNavigation) -> Void,
    view change: (inout ResolvedView) -> Void = { _ in }
  ) {
    switch self {
    case .collection(var list):
      collection(&list)
      self = .collection(list)
    case .view(var view):
      change(&view)
      view.changeCollections(collection)
      self = .view(view)
    case .navigation(var navigation):
      bar(&navigation)
      navigation.content.changeParts(collection, bar, view: change)
      self = .navigation(navigation)
    case .split(var split):
      for index in split.columns.indices {
        split.columns[index].screen.changeParts(collection, bar, view: change)
      }
      self = .split(split)
    case .tabs(var tabs):
      for index in tabs.tabs.indices {
        tabs.tabs[index].screen.changeParts(collection, bar, view: change)
      }
      self = .tabs(tabs)
    case .presented(var presented):
      presented.content.changeParts(collection, bar, view: change)
      self = .presented(presented)
    }
  }
}

extension ResolvedScreen {
  /// Changes a tab of a bar.
  mutating func changeTab(_ index: Int, of bar: String, _ change: (inout ResolvedTab) -> Void) {
    changeTabs { tabs in
      if tabs.name == bar, tabs.tabs.indices.contains(index) { change(&tabs.tabs[index]) }
    }
  }

  /// Chooses a tab by the name of its place.
  mutating func choose(tab name: String) {
    changeTabs { tabs in
      let index = tabs.tabs.indices.first { tabs.place(ofTab: $0).rawValue == name }
      tabs.selected = index ?? tabs.selected
    }
  }

  private mutating func changeTabs(_ change: (inout ResolvedTabs) -> Void) {
    switch self {
    case .navigation(var navigation):
      navigation.content.changeTabs(change)
      self = .navigation(navigation)
    case .split(var split):
      for column in split.columns.indices { split.columns[column].screen.changeTabs(change) }
      self = .split(split)
    case .tabs(var tabs):
      change(&tabs)
      for tab in tabs.tabs.indices { tabs.tabs[tab].screen.changeTabs(change) }
      self = .tabs(tabs)
    case .presented(var presented):
      presented.content.changeTabs(change)
      self = .presented(presented)
    default: break
    }
  }
}

extension ResolvedScreen {
  /// Puts another in its place; lists and controls for which that leaves places are kept.
  mutating func giveWay(to whole: ResolvedScreen) {
    var kept = KeptElements()
    kept.take(self)
    self = whole
    changeParts { list in
      if list.isKept, let known = kept.list(list.name) { list = known }
    } _: { _ in
    } view: { view in
      kept.fill(&view)
    }
    // What stayed is called as the bars say now.
    changeParts({ _ in }) { $0.callLists() }
  }

  /// Puts a view in the place of the one that has its name; elements of their own in it are kept.
  mutating func replaceView(_ new: ResolvedView) {
    changeParts { list in
      list.forEachEdge { edge in edge.cell.forEachView { $0.replace(by: new) } }
      list.backgroundView?.replace(by: new)
    } _: { bar in
      bar.forEachView { $0.replace(by: new) }
    } view: { view in
      view.replace(by: new)
    }
  }
}

extension ResolvedView {
  mutating func changeCollections(_ change: (inout ResolvedCollection) -> Void) {
    if case .collection(var collection) = kind {
      change(&collection)
      kind = .collection(collection)
    }
    for index in children.indices { children[index].changeCollections(change) }
  }

  /// Puts another in its place, or in that of one inside, where the names are the same.
  mutating func replace(by new: ResolvedView) {
    guard name == new.name else {
      for index in children.indices { children[index].replace(by: new) }
      return
    }
    var kept = KeptElements()
    kept.take(inside: self)
    self = new
    kept.fill(&self)
  }
}

extension ResolvedCell {
  /// The cell with the elements of their own that another one has.
  func keeping(_ other: ResolvedCell) -> ResolvedCell {
    var (cell, old) = (self, other)
    var kept = KeptElements()
    old.forEachView { kept.take($0) }
    cell.forEachView { kept.fill(&$0) }
    return cell
  }
}

extension ResolvedNavigation {
  /// Visits the author's views on the bar, in the order in which they are resolved.
  package mutating func forEachView(_ visit: (inout ResolvedView) -> Void) {
    func visitItems(_ items: inout [ResolvedBarItem]) {
      for index in items.indices {
        guard var view = items[index].view else { continue }
        visit(&view)
        items[index].view = view
      }
    }
    if var view = titleView {
      visit(&view)
      titleView = view
    }
    visitItems(&leadingItems)
    visitItems(&trailingItems)
    visitItems(&toolbarItems)
  }

  /// Lets the lists that are called by the bar's title follow it.
  fileprivate mutating func callLists() {
    guard let title else { return }
    content.changeCollections { [name] list in
      if list.titleBar == name { list.label = title }
    }
  }

  /// Takes over what stands in another bar: its buttons and the small title between them.
  mutating func takeButtons(of bar: ResolvedNavigation) {
    var kept = KeptElements()
    forEachView { kept.take($0) }
    title = bar.title
    prompt = bar.prompt
    titleView = bar.titleView
    backTitle = bar.backTitle
    backOutcome = bar.backOutcome
    leadingItems = bar.leadingItems
    trailingItems = bar.trailingItems
    forEachView { kept.fill(&$0) }
  }
}

extension ResolvedRow {
  /// How many rows it is, with those below it.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }

  fileprivate func isOrHas(_ other: String) -> Bool {
    name == other || children.contains { $0.isOrHas(other) }
  }
}
