internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// The rows of a collection with everything about them that an instance says when it is asked.
struct AskedRows {
  /// Whether rows can be selected once editing has begun, or ended.
  var isChosenInEditing = false
  /// By section; every row that a user could bring up, collapsed ones in their parents.
  var sections: [[ResolvedRow]] = []
  /// The names of the rows by where they stand.
  var names: [RowAddress: String] = [:]
  /// What rows say whose names are identities of their items.
  var texts: [String: String] = [:]
  /// How each row is opened, for those with children or a disclosure.
  var disclosures: [RowAddress: Disclosure] = [:]
  /// How many swipe actions each row has on its sides, for those with any.
  var swipes: [RowAddress: (leading: Int, trailing: Int)] = [:]
  /// Where each row has accessories with handlers, disclosures apart, for those with any.
  var handlers: [RowAddress: [AccessoryPlace]] = [:]
  /// What can be done with the controls in each row, for those with any.
  var controls: [RowAddress: [ControlChoices]] = [:]
  /// How many custom actions each row has, for those with any.
  var customActions: [RowAddress: Int] = [:]
  /// How many choices the context menu of each row has, for those with one.
  var menus: [RowAddress: Int] = [:]
  /// Whether several rows can be selected.
  var selectsSeveral = false
  /// Whether whoever keeps the names has taken them in before.
  var isLearned = false

  /// Leaves out what is known of a row, its name apart.
  fileprivate mutating func forget(_ address: RowAddress) {
    disclosures[address] = nil
    swipes[address] = nil
    handlers[address] = nil
    controls[address] = nil
    customActions[address] = nil
    menus[address] = nil
  }
}

extension AskedRows {
  /// Whether rows have handlers of the author's.
  var hasSay: Bool {
    !handlers.isEmpty || !controls.isEmpty || !swipes.isEmpty || !customActions.isEmpty
      || !menus.isEmpty
      || disclosures.values.contains(where: \.hasHandler)
  }
}

/// The place of an accessory on its side, in the document's order.
struct AccessoryPlace: Hashable {
  var isLeading: Bool
  var index: Int
}

/// How a user opens a row.
struct Disclosure {
  /// Whether a tap on the whole row does it.
  var isHeaderStyle: Bool
  /// Whether the author's action handler takes the toggle's place.
  var hasHandler: Bool
}

/// Asks a collection view for all of its rows, in every state.
@MainActor struct RowsResolver {
  let view: any AskableList
  let cells: CellResolver
  /// Whether the instance is spent afterwards, so that its cells may go through states and its
  /// parents may open.
  let isProbe: Bool
  let isEditable: Bool
  /// Whether states are asked that the row cannot come into on the page.
  let asksEveryState: Bool
  /// Whether rows are asked for no state but those that a page which is loaded again is still in.
  let showsOnly: Bool

  /// What items are called that had a name before.
  private let known: KnownNames
  /// The names of rows that are not asked.
  private let leftOut: Set<String>
  private let variants: VariantResolver
  private let surroundings: CellSurroundings?
  private let swipes: SwipeResolver
  private let badges: BadgeResolver?
  private var contextMenus: ContextMenus
  private var names = RowNames()
  private var asked = AskedRows()
  private var expanded: Set<AnyHashable> = []
  /// The parents that were not asked what is under them, and the names of those rows.
  private var unasked: Set<AnyHashable> = []
  private var cut: (unasked: [String], deep: [String]) = ([], [])
  /// The rows whose cells may look otherwise without that anything is set on them.
  private var unheard: Set<IndexPath> = []

  init(
    gathering: PageGathering, view: any AskableList, isProbe: Bool, isEditable: Bool,
    asksEveryState: Bool = false, showsOnly: Bool = false, known: KnownNames = KnownNames(),
    leavingOut leftOut: Set<String> = []
  ) {
    self.showsOnly = showsOnly
    self.leftOut = leftOut
    self.known = known
    self.asksEveryState = asksEveryState
    self.view = view
    self.isProbe = isProbe
    self.isEditable = isEditable
    cells = CellResolver(gathering, views: ViewResolver(gathering: gathering))
    variants = VariantResolver(cells: cells)
    swipes = SwipeResolver(images: cells.images)
    contextMenus = ContextMenus(of: view)
    surroundings = gathering.likenesses.surroundings(of: view)
    badges = BadgeResolver(of: view, cells: cells)
  }

  /// Whether everything can be read off the instance that is shown, with none of the author's code
  /// asked: no hidden rows, no closures of the layout's, and cells that answer by value.
  static func canBeRead(_ view: any AskableList) -> Bool {
    if view.asksAuthorAboutRows { return false }
    for node in view.sectionNodes {
      var isReadable = true
      node.forEach { row in
        guard isReadable else { return }
        isReadable = row.indexPath.map { view.askableCell(at: $0).answersByValue } ?? false
      }
      if !isReadable { return false }
    }
    return true
  }

  mutating func rows() -> AskedRows {
    let start = (view as? UICollectionView)?.marks.count ?? 0
    let conditions = AskedConditions(of: self, known, surroundings)
    asked.isChosenInEditing = isEditable && view.allowsSelectionOtherwise
    let outline = view.outline
    expanded = outline?.expandedItems ?? []
    asked.selectsSeveral = view.allowsMultipleSelectionNow
    let before = outline?.shownContents
    if isProbe, let outline {
      unasked = LazyLoader(view: view, outline: outline, limits: cells.gathering.limits)
        .loadAndShowEverything()
    }
    let changeCount = outline?.changeCount
    let nodes = view.sectionNodes
    if !known.names.isEmpty {
      // A row that is new may say what a row that is still there is called after.
      nodes.forEachAddress { _, node in
        if let name = node.identifier.flatMap({ known.names[$0] }) { names.reserve(name) }
      }
    }
    for (section, node) in nodes.enumerated() {
      asked.sections.append(
        rows(node.rows, RowAddress(section: section, ordinals: []), under: nil))
    }
    cells.gathering.noteCut(unasked: cut.unasked, deep: cut.deep)
    // An instance that may be touched further stands as before.
    if isProbe, let outline, let before {
      if outline.changeCount == changeCount {
        outline.showAgain(before)
      } else {
        outline.setExpandedItems(expanded)
      }
    }
    keep(nodes, conditions, start: start)
    return asked
  }

  /// Keeps what was read, in place of what was kept before.
  private func keep(_ nodes: [SectionNode], _ conditions: AskedConditions?, start: Int) {
    guard let list = view as? UICollectionView else { return }
    let part = conditions.flatMap {
      leftOut.isEmpty
        ? KeptPart($0, nodes, asked.sections, unheard: unheard, start: start) : nil
    }
    var rest = asked
    rest.sections = []
    KeptReading.made(for: list).asked = part.map { ($0, rest) }
  }

  /// The rows where those that were read last hold but for some, which are read again; `nil` where
  /// all have to be.
  mutating func keptRows() -> AskedRows? {
    guard leftOut.isEmpty, let list = view as? UICollectionView, let kept = KeptReading.of(list),
      let part = kept.asked?.part, part.conditions == AskedConditions(of: self, known, surroundings)
    else { return nil }
    asked = kept.asked?.rest ?? asked
    kept.asked = nil
    let isUpdated = part.update(in: list) { node, place, old in
      asked.forget(RowAddress(place))
      unheard = []
      expanded = node.isExpanded ? Set([node.identifier].compactMap { $0 }) : []
      let row = row(node, at: place, RowAddress(place), under: nil, called: old.name)
      if let name = node.identifier.flatMap({ known.names[$0] }) {
        guard name == old.name else { return nil }
      } else if !row.isCalled(as: old, for: node) {
        return nil
      }
      return (row, unheard.isEmpty)
    }
    guard isUpdated else {
      asked = AskedRows()
      unheard = []
      return nil
    }
    kept.asked = (part, asked)
    asked.sections = part.sections
    asked.isLearned = known.source != nil
    return asked
  }

  private mutating func rows(
    _ nodes: [RowNode], _ address: RowAddress, under parent: String?
  ) -> [ResolvedRow] {
    var rows: [ResolvedRow] = []
    rows.reserveCapacity(nodes.count)
    for (ordinal, node) in nodes.enumerated() {
      guard let indexPath = node.indexPath else { continue }
      if !leftOut.isEmpty, let name = node.identifier.flatMap({ known.names[$0] }),
        leftOut.contains(name)
      {
        continue
      }
      let own = address.child(ordinal)
      var row = row(node, at: indexPath, own, under: parent, called: nil)
      row.children = self.rows(node.children, own, under: row.name)
      rows.append(row)
    }
    return rows
  }

  /// - Parameter name: What it was called when it was read last.
  private mutating func row(
    _ node: RowNode, at indexPath: IndexPath, _ address: RowAddress, under parent: String?,
    called name: String?
  ) -> ResolvedRow {
    let cell = view.askableCell(at: indexPath)
    let isSelected = cell.isSelected
    let swipe = swipes.swipe(
      leading: view.actions(at: indexPath, isLeading: true),
      trailing: view.actions(at: indexPath, isLeading: false))
    let disclosure = cell.tappableDisclosure
    let isHeaderStyle = disclosure?.isHeaderStyle(isHeader: cell.isHeaderRow) ?? false
    let isSelectable =
      (view.allowsSelectionNow || asked.isChosenInEditing) && !isHeaderStyle
      && cell.isUserInteractionEnabled
    var possible: CellState = []
    if isSelectable || isSelected {
      possible.formUnion([.selected, .highlighted, .focused])
    }
    if isHeaderStyle { possible.formUnion([.highlighted, .focused]) }
    if !node.children.isEmpty || disclosure != nil { possible.insert(.expanded) }
    if swipe != nil { possible.insert(.swiped) }
    if isEditable || view.isEditing { possible.insert(.editing) }
    if showsOnly { possible.formIntersection([.selected, .expanded]) }
    if asksEveryState { possible = Set(ResolvedState.allCases) }
    let valued = cells.gathering.likenesses.answers(
      of: cell, possible: possible, in: surroundings, by: cells)
    if valued == nil || !cell.isHeard { unheard.insert(indexPath) }
    let answers = valued ?? answers(of: cell, showing: node.identifier, possible: possible)
    let name =
      name ?? node.identifier.flatMap { known.names[$0] }
      ?? names.name(of: node, showing: answers, under: parent)
    asked.names[address] = name
    if let identifier = node.identifier, hasIdentity(identifier) {
      let text = answers.look.cell.saying(answers.words).firstText
      asked.texts[name] = text
      cells.gathering.rowTexts[name] = text
    }
    var row = ResolvedRow(
      name: name, answers, isHeader: cell.isHeaderRow, isSelected: isSelected,
      isSelectable: isSelectable, isEnabled: cell.isUserInteractionEnabled, swipe: swipe,
      actions: cell.customActions.map(swipes.action),
      separators: separators(of: cell, view.separators(at: indexPath)),
      isReorderable: view.mayMove(at: indexPath))
    row.height = view.height(at: indexPath)
    if parent == nil, let badges { row.badges = badges.badges(at: indexPath) }
    if cell.isUserInteractionEnabled, let menu = contextMenus.menu(at: indexPath) {
      let resolved = MenuResolver(gathering: cells.gathering).menu(menu)
      if !resolved.elements.isEmpty {
        row.menu = resolved
        asked.menus[address] = resolved.choices.count
      }
    }
    let isUnasked = node.identifier.map(unasked.contains) ?? false
    let isCut = node.isCut || isUnasked
    if disclosure != nil || !node.children.isEmpty {
      // UIKit: the control of a row without children turns too.
      let trigger: ResolvedExpansion.Trigger =
        disclosure == nil ? .none : isHeaderStyle ? .row : .accessory
      let isExpanded = node.identifier.map(expanded.contains) ?? false
      row.expansion = ResolvedExpansion(
        isExpanded: isExpanded && !isCut, trigger: trigger, isCut: isCut)
    }
    if isUnasked { cut.unasked.append(name) } else if node.isCut { cut.deep.append(name) }
    if let swipe { asked.swipes[address] = (swipe.leading.count, swipe.trailing.count) }
    if !row.actions.isEmpty { asked.customActions[address] = row.actions.count }
    asked.handlers[address] = handlers(of: cell)
    if cell.isUserInteractionEnabled {
      let menus = MenuResolver(gathering: cells.gathering)
      let choices = CellControls(of: cell).choices(menus)
      if !choices.isEmpty { asked.controls[address] = choices }
    }
    if let disclosure {
      asked.disclosures[address] = Disclosure(
        isHeaderStyle: isHeaderStyle, hasHandler: disclosure.actionHandler != nil)
    }
    return row
  }

  /// A list's separators, moved where a cell's own constraints put its separator guide.
  private func separators(
    of cell: any AskableCell, _ separators: ResolvedSeparators
  ) -> ResolvedSeparators {
    guard let list = cell as? UICollectionViewListCell,
      let moved = SeparatorGuide(cell: list, gathering: cells.gathering).insets()
    else { return separators }
    var result = separators
    result.guideStart = moved.leading ?? result.guideStart
    result.guideEnd = moved.trailing ?? result.guideEnd
    return result
  }

  /// The accessories that do something when they are tapped; `nil` without any.
  private func handlers(of cell: any AskableCell) -> [AccessoryPlace]? {
    let places = cell.accessoryTaps.keys
    guard !places.isEmpty else { return nil }
    return places.sorted { ($0.isLeading ? 0 : 1, $0.index) < ($1.isLeading ? 0 : 1, $1.index) }
  }

  /// The look in every state of a cell that is not known by its values, and its words.
  private func answers(
    of cell: any AskableCell, showing item: AnyHashable?, possible: CellState
  ) -> PartedLook {
    if cell.answersByValue {
      let normal = variants.normal(ofUntouched: cell)
      return ResolvedRowLook.parting(
        normal, variants.variants(ofUntouched: cell, start: normal, possible: possible))
    }
    guard isProbe else { return ResolvedRowLook.parting(cells.cell(cell), []) }
    let (normal, variants) = variants.answers(
      ofProbe: cell, showing: item, possible: possible)
    return ResolvedRowLook.parting(normal, variants)
  }
}

extension OutlineDataSource {
  /// The items whose children are shown.
  var expandedItems: Set<AnyHashable> {
    var expanded: Set<AnyHashable> = []
    for section in sectionIdentities.indices {
      for item in outlineItems(inSection: section) where item.isExpanded {
        expanded.insert(item.identifier)
      }
    }
    return expanded
  }
}
