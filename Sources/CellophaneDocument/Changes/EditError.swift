/// Why edits are not for a screen.
package enum EditError: Error, Hashable, Sendable {
  /// The screen has no such element.
  case nothing(ResolvedElement)
  /// The pool has no such body.
  case noBody(ResolvedBodyName)
}

extension EditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing(let element):
      "the screen has no \(element.words) for an edit; play the edits on the screen that they are for"
    case .noBody(let name):
      "there is no body \(name.number) of the \(name.element.words) for an edit; play the edits with "
        + "the bodies that came with them"
    }
  }
}

extension ResolvedScreen {
  /// The same as ``applying(_:bodies:)``, where each edit's elements are there.
  ///
  /// - Throws: At the first edit for something that is not on the screen, or not in the pool.
  /// - Complexity: O(*n*) for each edit, where *n* is the number of elements.
  package func applying(
    checked edits: [ResolvedEdit], bodies: BodyPool
  ) throws(EditError) -> ResolvedScreen {
    var screen = self
    for edit in edits {
      if let name = edit.body, bodies[name] == nil { throw .noBody(name) }
      let there = screen.elements
      if let missing = edit.elements.first(where: { !there.contains($0) }) {
        throw .nothing(missing)
      }
      screen = screen.applying([edit], bodies: bodies)
    }
    return screen
  }

  /// Everything on the screen that edits can name.
  package var elements: Set<ResolvedElement> {
    var found: Set<ResolvedElement> = [.screen(alternate: nil)]
    collect(&found)
    return found
  }

  private func collect(_ found: inout Set<ResolvedElement>) {
    switch self {
    case .collection(let collection): collection.collect(&found)
    case .view(let view): view.collect(&found)
    case .navigation(let navigation):
      let name = navigation.name
      found.formUnion([
        .bar(name), .title(bar: name), .subtitle(bar: name), .toolbar(bar: name),
      ])
      if navigation.isLargeTitle { found.insert(.largeTitle(bar: name)) }
      if navigation.search != nil { found.insert(.searchField(bar: name)) }
      if navigation.search?.scopes != nil { found.insert(.scopes(bar: name)) }
      navigation.titleView?.collect(&found)
      for item in navigation.leadingItems + navigation.trailingItems + navigation.toolbarItems {
        item.view?.collect(&found)
      }
      navigation.content.collect(&found)
    case .split(let split): for column in split.columns { column.screen.collect(&found) }
    case .tabs(let tabs):
      for (index, tab) in tabs.tabs.enumerated() {
        found.insert(.tab(tabs.place(ofTab: index).rawValue))
        if tab.badgeText != nil { found.insert(.badge(tabs: tabs.name, index: index)) }
        tab.screen.collect(&found)
      }
    case .presented(let presented): presented.content.collect(&found)
    }
  }
}

extension ResolvedView {
  fileprivate func collect(_ found: inout Set<ResolvedElement>) {
    if let name { found.insert(.view(name)) }
    if case .collection(let collection) = kind { collection.collect(&found) }
    for child in children { child.collect(&found) }
  }
}

extension ResolvedCollection {
  fileprivate func collect(_ found: inout Set<ResolvedElement>) {
    found.insert(.collection(name))
    for section in sections {
      found.insert(.section(collection: name, section: section.name))
      collect(section.rows, &found)
    }
    for edge in supplementaries + sections.flatMap({ [$0.header, $0.footer].compactMap { $0 } }) {
      found.insert(.supplementary(edge.name))
      var cell = edge.cell
      cell.forEachControl { _, control in control.collect(&found) }
    }
    backgroundView?.collect(&found)
  }

  private func collect(_ rows: [ResolvedRow], _ found: inout Set<ResolvedElement>) {
    for row in rows {
      found.insert(.row(collection: name, row: row.name))
      collect(row.children, &found)
    }
  }
}

extension ResolvedEdit {
  /// The body that it puts on the page.
  fileprivate var body: ResolvedBodyName? {
    switch self {
    case .replace(let name), .insert(let name, _, _, _), .ensure(let name, _, _): name
    default: nil
    }
  }

  /// What has to be there for it to be played.
  fileprivate var elements: [ResolvedElement] {
    switch self {
    case .expand(let collection, let row), .collapse(let collection, let row),
      .toggle(let collection, let row), .delete(let collection, let row),
      .restore(let collection, let row),
      .select(let collection, let row), .deselect(let collection, let row):
      [.row(collection: collection, row: row)]
    // A row that comes stands in a body.
    case .clear(let collection), .edit(let collection, _), .given(_, let collection),
      .unlessCame(let collection, _):
      [.collection(collection)]
    case .replace(let name):
      if case .screen = name.element { [.screen(alternate: nil)] } else { [name.element] }
    case .insert(_, let parent, let previous, let others):
      [parent] + (others.isEmpty ? [previous].compactMap { $0 } : [])
    case .move(let element, let parent, let previous, let others):
      [element, parent] + (others.isEmpty ? [previous].compactMap { $0 } : [])
    case .remove(let element), .text(let element, _): [element]
    case .ensure(let name, _, _): [name.element.list].compactMap { $0 }
    case .prune(let element): [element.list].compactMap { $0 }
    case .choose(let tab): [.tab(tab)]
    case .show, .leave, .outdate, .frame, .open, .alert, .menu, .looking, .typed, .otherwise,
      .signal, .say, .alone:
      []
    }
  }
}
