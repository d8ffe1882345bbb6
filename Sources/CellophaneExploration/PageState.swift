package import CellophaneDocument

/// What a screen shows, with each look by its number: two states are the same where they show the
/// same.
package struct PageState: Hashable {
  /// The looks of the elements that are there; 0 is the look at the start.
  package var looks: [ResolvedElement: Int] = [:]
  package var order: [SectionOrder] = []
  /// The controls outside rows, in the order of the screen.
  package var controls: [ResolvedElement] = []
  /// What is around the elements; 0 is as at the start.
  package var rest = 0

  package subscript(row: RowName) -> Int? { looks[row.element] }

  /// What is touched; `nil` for what has no looks of its own: a bar's button.
  package func element(of touch: Interaction) -> ResolvedElement? {
    switch touch {
    case .row(let row, _): row.element
    case .control(let ordinal, _): controls.indices.contains(ordinal) ? controls[ordinal] : nil
    case .typed(let next?): element(of: next)
    default: nil
    }
  }

  /// The look of what is touched; `nil` where it is not there.
  package func look(for touch: Interaction) -> Int? {
    element(of: touch).map { looks[$0] } ?? 0
  }
}

/// The looks that elements were seen in, each once.
package final class KnownLooks {
  package private(set) var contents: [ResolvedElement: [ElementContent]] = [:]
  /// What stood around each look when it was first seen.
  package private(set) var surroundings: [ResolvedElement: [Int: ElementSurroundings]] = [:]
  private var rests: [ScreenRest] = []
  /// How items of bars look, by what touches them.
  var faces: [Interaction: ItemFaces] = [:]
  /// The items of bars at the start, by their ordinals.
  package let items: [BarPlace]
  /// The elements that are there at the start.
  package private(set) var atStart: Set<ResolvedElement> = []
  package private(set) var start = PageState()
  private var covered: Set<ResolvedElement> = []

  /// - Parameter start: The screen from which looks are counted.
  package init(start: ScreenParts) {
    items = start.items
    self.start = state(of: start)
    atStart = Set(start.elements.keys)
  }

  /// The state that a screen is in; looks that are new are taken in.
  package func state(of parts: ScreenParts) -> PageState {
    var state = PageState()
    for (name, content) in parts.elements {
      let look = number(of: content, name)
      state.looks[name] = look
      guard let around = parts.surroundings[name], surroundings[name]?[look] == nil else {
        continue
      }
      surroundings[name, default: [:]][look] = around
    }
    state.order = parts.order
    covered.formUnion(parts.covered)
    state.controls = parts.controls
    if let known = rests.firstIndex(of: parts.rest) {
      state.rest = known
    } else {
      state.rest = rests.count
      rests.append(parts.rest)
    }
    return state
  }

  /// Whether an element was seen beneath the screen that is touched.
  package func isCovered(_ element: ResolvedElement) -> Bool { covered.contains(element) }

  /// How many elements the start has that can be touched, or change beside them.
  var ownCount: Int { start.looks.keys.count { !covered.contains($0) } }

  /// The look in which an element was seen to show something.
  package func look(of name: ResolvedElement, showing row: ResolvedRow, depth: Int) -> Int? {
    contents[name]?.firstIndex {
      if case .row(row, let stand) = $0 { return stand.depth == depth }
      return false
    }
  }

  /// Whether two states differ around elements at most in what lists show behind their rows.
  func isSameBesideBackgrounds(_ one: PageState, _ other: PageState) -> Bool {
    rests[one.rest].withoutBackgrounds == rests[other.rest].withoutBackgrounds
  }

  package func content(of name: ResolvedElement, _ look: Int) -> ElementContent? {
    guard let contents = contents[name], contents.indices.contains(look) else { return nil }
    return contents[look]
  }

  /// Whether two rows were seen in looks that differ in their words alone, which stay the same.
  package func isAlike(_ one: ResolvedElement, _ other: ResolvedElement) -> Bool {
    guard let one = contents[one], let other = contents[other], one.count == other.count else {
      return false
    }
    return zip(one, other).allSatisfy { mine, model in
      guard case .row(let row, let stand) = mine, case .row(let known, stand) = model,
        case .row(let first, _) = one[0], case .row(let start, _) = other[0],
        row.words == first.words, known.words == start.words
      else { return false }
      return known.saying(first) == row
    }
  }

  /// Takes it that a row comes to look as another one did.
  package func take(_ row: ResolvedElement, like model: ResolvedElement, in start: ScreenParts) {
    guard case .row(let own, _)? = start.elements[row], let known = contents[model] else { return }
    contents[row] = known.map { content in
      guard case .row(let look, let stand) = content else { return content }
      return .row(look.saying(own), stand)
    }
    surroundings[row] = surroundings[model]
    atStart.insert(row)
  }

  private func number(of content: ElementContent, _ name: ResolvedElement) -> Int {
    if let known = contents[name]?.firstIndex(of: content) { return known }
    if let known = contents[name]?.firstIndex(where: { $0.isSame(as: content) }) { return known }
    contents[name, default: []].append(content)
    return contents[name, default: []].count - 1
  }
}

extension ResolvedRow {
  /// The row with another's name and words.
  fileprivate func saying(_ other: ResolvedRow) -> ResolvedRow {
    var row = ResolvedRow(
      name: other.name, (look, other.words), isHeader: isHeader, isSelected: isSelected,
      isSelectable: isSelectable, isEnabled: isEnabled, expansion: expansion, tap: tap,
      swipe: swipe, actions: actions, separators: separators, isReorderable: isReorderable)
    row.refusesDeselecting = refusesDeselecting
    row.menu = menu
    row.height = height
    row.badges = badges
    return row
  }
}

extension ElementContent {
  /// Whether the other is this row when its last child has gone: its disclosure stays on the page.
  fileprivate func isSame(as other: ElementContent) -> Bool {
    guard case .row(var row, let stand) = self, case .row(var bare, stand) = other,
      row.expansion != nil,
      bare.expansion == nil || bare.expansion?.trigger == ResolvedExpansion.Trigger.none
    else { return false }
    row.expansion = nil
    bare.expansion = nil
    row.variants.removeAll { $0.states.contains(.expanded) }
    bare.variants.removeAll { $0.states.contains(.expanded) }
    return row == bare
  }
}
