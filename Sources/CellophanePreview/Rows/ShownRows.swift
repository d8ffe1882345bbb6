internal import CellophaneDocument
internal import UIKit

/// Turns the rows of a list that are seen into the document's, as they are.
@MainActor struct ShownRows {
  let view: any AskableList
  let cells: CellResolver
  private let surroundings: CellSurroundings?
  private let conditions: ShownConditions?
  private let badges: BadgeResolver?
  /// How far the list's marks had come.
  private let start: Int
  private var names = RowNames()
  /// The rows whose cells may look otherwise without that anything is set on them.
  private var unheard: Set<IndexPath> = []

  init(view: any AskableList, cells: CellResolver) {
    self.view = view
    self.cells = cells
    surroundings = cells.gathering.likenesses.surroundings(of: view)
    conditions = ShownConditions(of: view, cells.gathering, surroundings)
    badges = BadgeResolver(of: view, cells: cells)
    start = (view as? UICollectionView)?.marks.count ?? 0
  }

  var selection: ResolvedCollection.Selection {
    guard view.allowsSelectionNow else { return .none }
    return view.allowsMultipleSelectionNow ? .multiple : .single
  }

  mutating func rows(_ nodes: [RowNode], under parent: String? = nil) -> [ResolvedRow] {
    var rows: [ResolvedRow] = []
    for node in nodes {
      guard let indexPath = node.indexPath else { continue }
      var row = row(node, at: indexPath, under: parent, called: nil)
      if node.isExpanded { row.children = self.rows(node.children, under: row.name) }
      rows.append(row)
    }
    return rows
  }

  /// - Parameter name: What it was called when it was read last.
  private mutating func row(
    _ node: RowNode, at indexPath: IndexPath, under parent: String?, called name: String?
  ) -> ResolvedRow {
    cells.gathering.takeRuntimeIssues()
    let count = cells.gathering.findings.count
    let cell = view.askableCell(at: indexPath)
    let known = cells.gathering.likenesses.shown(cell, in: surroundings, by: cells)
    if known == nil || !cell.isHeard { unheard.insert(indexPath) }
    let shown = known ?? ResolvedRowLook.parting(cells.cell(cell), [])
    cells.gathering.takeRuntimeIssues()
    let name = name ?? names.name(of: node, showing: shown, under: parent)
    var row = ResolvedRow(
      name: name, shown, isHeader: cell.isHeaderRow, isSelected: cell.isSelected,
      isEnabled: cell.isUserInteractionEnabled)
    cells.gathering.attribute(since: count, to: row.name)
    row.height = view.height(at: indexPath)
    if parent == nil, let badges { row.badges = badges.badges(at: indexPath) }
    row.isSelectable = view.allowsSelectionNow && row.isEnabled
    if !node.children.isEmpty || node.isExpanded {
      row.expansion = ResolvedExpansion(isExpanded: node.isExpanded, trigger: .none)
    }
    return row
  }

  // MARK: Reading again

  /// The rows of all sections where those that were read last hold but for some, which are read
  /// again; `nil` where all have to be.
  mutating func keptSections() -> [[ResolvedRow]]? {
    guard let list = view as? UICollectionView, let kept = KeptReading.of(list),
      let part = kept.shown,
      part.conditions == conditions
    else { return nil }
    let isUpdated = part.update(in: list) { node, place, old in
      unheard = []
      let row = row(node, at: place, under: nil, called: old.name)
      return row.isCalled(as: old, for: node) ? (row, unheard.isEmpty) : nil
    }
    return isUpdated ? part.sections : nil
  }

  /// Keeps what was read, in place of what was kept before.
  func keep(_ sections: [[ResolvedRow]], of nodes: [SectionNode]) {
    guard let list = view as? UICollectionView else { return }
    KeptReading.made(for: list).shown = conditions.flatMap {
      KeptPart($0, nodes, sections, unheard: unheard, start: start)
    }
  }
}

extension AskableCell {
  /// Whether its list hears of everything that makes the cell look otherwise than it was read.
  var isHeard: Bool {
    guard let cell = self as? UICollectionViewCell, cell.keptReading != nil else { return false }
    return (cell as? UICollectionViewListCell)?.givenSeparatorGuide == nil
  }
}

extension ResolvedRow {
  /// Whether a row that was read again still has the name that it was given: what has none of its
  /// own is called after its words, and others besides, so that no two are called the same.
  func isCalled(as old: ResolvedRow, for node: RowNode) -> Bool {
    node.identifier.flatMap { stableName(of: $0) } != nil || cell.firstText == old.cell.firstText
  }
}
