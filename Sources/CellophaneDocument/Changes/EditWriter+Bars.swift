extension EditWriter {
  mutating func compare(_ old: ResolvedNavigation, _ new: ResolvedNavigation) -> Bool {
    guard old.name == new.name, old.isLargeTitle == new.isLargeTitle,
      old.largeTitle == new.largeTitle, old.colors == new.colors,
      (old.title == nil) == (new.title == nil), (old.subtitle == nil) == (new.subtitle == nil),
      old.toolbarItems.isEmpty == new.toolbarItems.isEmpty,
      old.search?.still == new.search?.still
    else { return false }
    compareBars(old, new)
    return compare(old.content, new.content)
  }

  private mutating func compareBars(_ old: ResolvedNavigation, _ new: ResolvedNavigation) {
    if let title = new.title, title != old.title { summary.title = title }
    if !new.hasSameButtons(as: old) {
      put(.bar(new.alone), as: .bar(new.name))
    } else if let title = new.title, title != old.title {
      edits.append(.text(.title(bar: new.name), title))
    }
    if new.isLargeTitle, new.largeTitle == nil, let title = new.title, title != old.title {
      edits.append(.text(.largeTitle(bar: new.name), title))
    }
    if let subtitle = new.subtitle, subtitle != old.subtitle {
      edits.append(.text(.subtitle(bar: new.name), subtitle))
      summary.changesSurroundings = true
    }
    if let text = new.search?.text, text != old.search?.text {
      edits.append(.text(.searchField(bar: new.name), text))
      summary.changesSurroundings = true
    }
    if let scopes = new.search?.scopes, scopes != old.search?.scopes {
      edits.append(.text(.scopes(bar: new.name), scopes.chosen.map { "\($0)" } ?? ""))
      summary.changesSurroundings = true
    }
    if new.toolbarItems != old.toolbarItems {
      put(.toolbar(new.alone), as: .toolbar(bar: new.name))
    }
  }

  /// Replaces an element beside rows.
  mutating func put(_ content: ResolvedBody.Content, as element: ResolvedElement) {
    edits.append(.replace(bodies.name(of: content, for: element)))
    summary.changesSurroundings = true
  }
}

extension ResolvedSearch {
  /// What no edit changes: all but the text, the chosen scope and, which the page knows by itself,
  /// whether a search is going on.
  fileprivate var still: ResolvedSearch {
    var still = self
    (still.text, still.isActive) = ("", false)
    still.scopes?.chosen = nil
    return still
  }
}

extension ResolvedNavigation {
  fileprivate func hasSameButtons(as other: ResolvedNavigation) -> Bool {
    leadingItems == other.leadingItems && trailingItems == other.trailingItems
      && backTitle?.text == other.backTitle?.text && backOutcome == other.backOutcome
      && titleView == other.titleView && prompt == other.prompt
  }

  /// The bar without what is below it.
  fileprivate var alone: ResolvedNavigation {
    var copy = self
    copy.content = .view(ResolvedView(kind: .plain))
    copy.search = nil
    return copy
  }
}
