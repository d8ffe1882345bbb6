extension ResolvedScreen {
  /// What a page shows after edits, played by the rules of the page's script.
  ///
  /// What leads elsewhere, asks or speaks changes nothing here, and neither does an edit whose
  /// element is not there.
  ///
  /// - Parameter bodies: What edits put on the page.
  /// - Complexity: O(*n*) for each edit, where *n* is the number of elements.
  package func applying(_ edits: [ResolvedEdit], bodies: BodyPool) -> ResolvedScreen {
    var player = EditPlayer(screen: self, bodies: bodies)
    for edit in edits { player.play(edit) }
    return player.screen
  }
}

/// A screen while edits are played on it.
private struct EditPlayer {
  var screen: ResolvedScreen
  let bodies: BodyPool

  mutating func play(_ edit: ResolvedEdit) {
    switch edit {
    case .expand(let collection, let row):
      screen.changeRow(row, of: collection) { $0.expansion?.isExpanded = true }
    case .collapse(let collection, let row):
      screen.changeRow(row, of: collection) { $0.expansion?.isExpanded = false }
    case .toggle(let collection, let row):
      screen.changeRow(row, of: collection) { $0.expansion?.isExpanded.toggle() }
    case .select(let collection, let row):
      screen.changeCollection(collection) { $0.choose(row, true) }
    case .deselect(let collection, let row):
      screen.changeCollection(collection) { $0.choose(row, false) }
    case .edit(let collection, _): screen.changeCollection(collection) { $0.turnEditing() }
    case .delete(let collection, let row):
      screen.changeCollection(collection) { _ = $0.take(row) }
    case .remove(let element): remove(element)
    case .replace(let name): replace(name)
    case .insert(let name, let parent, let previous): insert(name, parent, previous)
    case .move(let element, let parent, let previous): move(element, parent, previous)
    case .text(let element, let text): write(text, in: element)
    case .label(let collection, let label):
      screen.changeCollection(collection) { $0.label = label }
    case .show, .frame, .open, .alert, .menu, .signal, .say, .alone: break
    }
  }

  private mutating func remove(_ element: ResolvedElement) {
    switch element {
    case .row(let collection, let row): play(.delete(collection: collection, row: row))
    case .section(let collection, let section):
      screen.changeCollection(collection) { $0.sections.removeAll { $0.name == section } }
    default: break
    }
  }

  // MARK: Bodies

  private mutating func replace(_ name: ResolvedBodyName) {
    switch bodies[name] {
    case .row(let row, let place):
      screen.changeCollection(place.collection) { collection in
        let choosesRows = collection.choosesRows
        collection.changeRow(row.name) { $0.give(way: row, choosesRows: choosesRows) }
      }
    case .section(let section, let place):
      screen.changeCollection(place.collection) { collection in
        let known = collection.sections.firstIndex { $0.name == section.name }
        if let known { collection.sections[known] = section }
      }
    case .supplementary(let view, _, _):
      screen.changeCollections { list in
        list.changeEdge(view.name) { old in
          let cell = view.cell.keeping(old.cell)
          old = view
          old.cell = cell
        }
      }
    case .collection(let collection): screen.changeCollection(collection.name) { $0 = collection }
    case .bar(let bar): screen.changeBar(bar.name) { $0.takeButtons(of: bar) }
    case .toolbar(let bar): screen.changeBar(bar.name) { $0.toolbarItems = bar.toolbarItems }
    case .view(let view): screen.replaceView(view)
    case .screen(let whole): screen = whole
    case nil: break
    }
  }

  private mutating func insert(
    _ name: ResolvedBodyName, _ parent: ResolvedElement, _ previous: ResolvedElement?
  ) {
    switch bodies[name] {
    case .row(let row, let place):
      screen.changeCollection(place.collection) { $0.put(row, in: parent, after: previous) }
    case .section(let section, let place):
      screen.changeCollection(place.collection) { $0.put(section, after: previous) }
    default: break
    }
  }

  private mutating func move(
    _ element: ResolvedElement, _ parent: ResolvedElement, _ previous: ResolvedElement?
  ) {
    switch element {
    case .row(let collection, let row):
      screen.changeCollection(collection) { collection in
        guard let taken = collection.take(row) else { return }
        collection.put(taken, in: parent, after: previous)
      }
    case .section(let collection, let section):
      screen.changeCollection(collection) { collection in
        guard let index = collection.sections.firstIndex(where: { $0.name == section }) else {
          return
        }
        collection.put(collection.sections.remove(at: index), after: previous)
      }
    default: break
    }
  }

  private mutating func write(_ text: String, in element: ResolvedElement) {
    switch element {
    case .title(let bar), .largeTitle(let bar): screen.changeBar(bar) { $0.title = text }
    case .subtitle(let bar): screen.changeBar(bar) { $0.subtitle = text }
    case .searchField(let bar): screen.changeBar(bar) { $0.search?.text = text }
    default: break
    }
  }
}

// MARK: Parts of a screen

extension ResolvedScreen {
  fileprivate mutating func changeRow(
    _ row: String, of collection: String, _ change: (inout ResolvedRow) -> Void
  ) {
    changeCollection(collection) { $0.changeRow(row, change) }
  }

  fileprivate mutating func changeCollection(
    _ name: String, _ change: (inout ResolvedCollection) -> Void
  ) {
    changeCollections { if $0.name == name { change(&$0) } }
  }

  fileprivate mutating func changeCollections(_ change: (inout ResolvedCollection) -> Void) {
    changeParts(change) { _ in }
  }

  fileprivate mutating func changeBar(
    _ name: String, _ change: (inout ResolvedNavigation) -> Void
  ) {
    changeParts({ _ in }) { if $0.name == name { change(&$0) } }
  }

  private mutating func changeParts(
    _ collection: (inout ResolvedCollection) -> Void, _ bar: (inout ResolvedNavigation) -> Void
  ) {
    switch self {
    case .collection(var list):
      collection(&list)
      self = .collection(list)
    case .view(var view):
      view.changeCollections(collection)
      self = .view(view)
    case .navigation(var navigation):
      bar(&navigation)
      navigation.content.changeParts(collection, bar)
      self = .navigation(navigation)
    case .split(var split):
      for index in split.columns.indices {
        split.columns[index].screen.changeParts(collection, bar)
      }
      self = .split(split)
    case .tabs(var tabs):
      for index in tabs.tabs.indices { tabs.tabs[index].screen.changeParts(collection, bar) }
      self = .tabs(tabs)
    }
  }
}

extension ResolvedScreen {
  /// Puts a view in the place of the one that has its name; elements of their own in it are kept.
  fileprivate mutating func replaceView(_ new: ResolvedView) {
    func replace(_ view: inout ResolvedView) { view.replace(by: new) }
    if case .view(var view) = self {
      replace(&view)
      self = .view(view)
    }
    changeParts { list in
      list.forEachEdge { $0.forEachView(replace) }
      if var view = list.backgroundView {
        replace(&view)
        list.backgroundView = view
      }
    } _: { bar in
      bar.forEachView(replace)
      if case .view(var view) = bar.content {
        replace(&view)
        bar.content = .view(view)
      }
    }
  }
}

extension ResolvedView {
  fileprivate mutating func changeCollections(_ change: (inout ResolvedCollection) -> Void) {
    if case .collection(var collection) = kind {
      change(&collection)
      kind = .collection(collection)
    }
    for index in children.indices { children[index].changeCollections(change) }
  }

  /// Puts another in its place, or in that of one inside, where the names are the same.
  fileprivate mutating func replace(by new: ResolvedView) {
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
  fileprivate func keeping(_ other: ResolvedCell) -> ResolvedCell {
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

  /// Takes over what stands in another bar: its buttons and the small title between them.
  fileprivate mutating func takeButtons(of bar: ResolvedNavigation) {
    var kept = KeptElements()
    forEachView { kept.take($0) }
    title = bar.title
    titleView = bar.titleView
    backTitle = bar.backTitle
    backOutcome = bar.backOutcome
    leadingItems = bar.leadingItems
    trailingItems = bar.trailingItems
    forEachView { kept.fill(&$0) }
  }
}

// MARK: Parts of a list

extension ResolvedCollection {
  /// Whether edits choose rows: others show only that they are chosen.
  fileprivate var choosesRows: Bool { role.choosesRows && selection != .none }

  fileprivate mutating func choose(_ name: String, _ isChosen: Bool) {
    guard choosesRows else { return }
    var isThere = false
    changeRow(name) { isThere = $0.isSelectable && (isChosen || !$0.refusesDeselecting) }
    guard isThere else { return }
    if isChosen, selection == .single { chooseNothing() }
    changeRow(name) { $0.isSelected = isChosen }
  }

  private mutating func chooseNothing() {
    for index in sections.indices {
      sections[index].rows.changeAll { row in
        if row.isSelectable { row.isSelected = false }
      }
    }
  }

  fileprivate mutating func turnEditing() {
    guard let other = otherSelection else { return }
    isEditing.toggle()
    (selection, otherSelection) = (other, selection)
    chooseNothing()
  }

  fileprivate mutating func changeRow(_ name: String, _ change: (inout ResolvedRow) -> Void) {
    for index in sections.indices where sections[index].rows.change(name, change) { return }
  }

  /// Visits what stands on the edges of the list and of its sections.
  fileprivate mutating func forEachEdge(_ visit: (inout ResolvedCell) -> Void) {
    for index in supplementaries.indices { visit(&supplementaries[index].cell) }
    for index in sections.indices {
      for part in [\ResolvedSection.header, \ResolvedSection.footer] {
        guard var edge = sections[index][keyPath: part] else { continue }
        visit(&edge.cell)
        sections[index][keyPath: part] = edge
      }
    }
  }

  fileprivate mutating func changeEdge(
    _ name: String, _ change: (inout ResolvedSupplementary) -> Void
  ) {
    for index in supplementaries.indices where supplementaries[index].name == name {
      change(&supplementaries[index])
    }
    for index in sections.indices {
      for part in [\ResolvedSection.header, \ResolvedSection.footer] {
        guard var edge = sections[index][keyPath: part], edge.name == name else { continue }
        change(&edge)
        sections[index][keyPath: part] = edge
      }
    }
  }

  /// Takes a row away with everything below it.
  fileprivate mutating func take(_ name: String) -> ResolvedRow? {
    for index in sections.indices {
      if let row = sections[index].rows.take(name) { return row }
    }
    return nil
  }

  fileprivate mutating func put(
    _ row: ResolvedRow, in parent: ResolvedElement, after previous: ResolvedElement?
  ) {
    switch parent {
    case .section(_, let section):
      guard let index = sections.firstIndex(where: { $0.name == section }) else { return }
      let isLast = previous == parent
      sections[index].rows.put(row, after: previous, isLast: isLast)
    case .row(_, let name):
      changeRow(name) { $0.children.put(row, after: previous, isLast: previous == parent) }
    default: break
    }
  }

  fileprivate mutating func put(_ section: ResolvedSection, after previous: ResolvedElement?) {
    var place = 0
    if case .section(_, let name)? = previous {
      place = sections.firstIndex { $0.name == name }.map { $0 + 1 } ?? 0
    }
    sections.insert(section, at: place)
  }
}

extension ResolvedRow {
  /// Lets another look come in the row's place; what is in it stays, and so does what was opened
  /// and chosen.
  fileprivate mutating func give(way new: ResolvedRow, choosesRows: Bool) {
    let old = self
    self = new
    if new.children.isEmpty { children = old.children }
    if let isExpanded = old.expansion?.isExpanded { expansion?.isExpanded = isExpanded }
    if choosesRows, old.isSelectable, new.isSelectable { isSelected = old.isSelected }
  }
}

extension [ResolvedRow] {
  fileprivate mutating func changeAll(_ change: (inout ResolvedRow) -> Void) {
    for index in indices {
      change(&self[index])
      self[index].children.changeAll(change)
    }
  }

  /// - Returns: Whether the row is there.
  fileprivate mutating func change(_ name: String, _ change: (inout ResolvedRow) -> Void) -> Bool {
    for index in indices {
      if self[index].name == name {
        change(&self[index])
        return true
      }
      if !self[index].children.isEmpty, self[index].children.change(name, change) { return true }
    }
    return false
  }

  fileprivate mutating func take(_ name: String) -> ResolvedRow? {
    if let index = firstIndex(where: { $0.name == name }) { return remove(at: index) }
    for index in indices where !self[index].children.isEmpty {
      if let row = self[index].children.take(name) { return row }
    }
    return nil
  }

  fileprivate mutating func put(
    _ row: ResolvedRow, after previous: ResolvedElement?, isLast: Bool
  ) {
    if isLast { return append(row) }
    var place = 0
    if case .row(_, let name)? = previous {
      place = firstIndex { $0.name == name }.map { $0 + 1 } ?? 0
    }
    insert(row, at: place)
  }
}
