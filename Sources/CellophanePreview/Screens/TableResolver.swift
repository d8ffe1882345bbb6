internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns a table view as it is into the document's list, without asking it anything.
@MainActor struct TableResolver {
  let gathering: PageGathering
  let view: UITableView
  let name: String
  let label: String
  /// Whether the rows are read as well.
  var readsRows = true

  func collection() -> ResolvedCollection {
    UnshownProperty.note(on: view, to: gathering)
    let cells = CellResolver(gathering, views: ViewResolver(gathering: gathering))
    var rows = ShownRows(view: view, cells: cells)
    var names = RowNames()
    let sections = view.sectionNodes.enumerated().map { index, node in
      section(index, node, &names, &rows, cells)
    }
    let background = view.backgroundColor?.lookColor
    let usual: SystemColor = view.style == .plain ? .systemBackground : .systemGroupedBackground
    let views = ViewResolver(gathering: gathering)
    var collection = ResolvedCollection(
      name: name, label: label, role: .list, selection: rows.selection,
      isEditing: view.isEditing,
      background: background == .system(usual) ? nil : background?.visible, sections: sections,
      supplementaries: wholeEdges(cells),
      backgroundView: view.backgroundView.flatMap { $0.isHidden ? nil : views.view($0) })
    collection.list = list
    var insets = view.contentInsets
    insets.bottom += Double(view.roomForLastFooter)
    collection.take(insets, scrollsSideways: false)
    collection.tint = view.tintAround
    collection.selectionFollowsFocus = view.selectionFollowsFocus
    collection.index = IndexResolver(gathering: gathering).index(of: view, in: collection)
    return collection
  }

  /// What the layouts of all sections have in common.
  private var list: ResolvedListLayout {
    var list = ResolvedListLayout(appearance: view.style.appearance)
    list.isTable = true
    return list
  }

  private func section(
    _ index: Int, _ node: SectionNode, _ names: inout RowNames, _ rows: inout ShownRows,
    _ cells: CellResolver
  ) -> ResolvedSection {
    let header = view.header(ofSection: index)
    let footer = view.footer(ofSection: index)
    var layout = list
    layout.headerMode = header == nil ? .none : .supplementary
    layout.hasFooter = footer != nil
    let padding = view.sectionHeaderTopPadding < 0 ? nil : view.sectionHeaderTopPadding
    layout.headerTopPadding = (view.givenGap(above: index) ?? padding).map { Double($0) }
    var section = ResolvedSection(name: "", layout: .list(layout), rows: [])
    section.header = header.map { edge($0, .top, view.decidedHeight(ofHeader: index), cells) }
    section.footer = footer.map { edge($0, .bottom, view.decidedHeight(ofFooter: index), cells) }
    if readsRows { section.rows = rows.rows(node.rows) }
    let own = node.identifier.flatMap { stableName(of: $0) }
    section.name = names.name(
      own ?? section.header?.cell.firstText ?? "section", under: nil)
    return section
  }

  /// The views above and below all rows, as high as their frames.
  private func wholeEdges(_ cells: CellResolver) -> [ResolvedSupplementary] {
    [(view.tableHeaderView, ResolvedSupplementary.Edge.top), (view.tableFooterView, .bottom)]
      .compactMap { edge, place in
        guard let edge, !edge.isHidden else { return nil }
        let height = Double(edge.frame.height)
        return ResolvedSupplementary(
          name: "", kind: place == .top ? "tableHeaderView" : "tableFooterView", edge: place,
          size: height > 0
            ? ResolvedSize(width: .fractionalWidth(1), height: .absolute(height)) : nil,
          isHeader: false, cell: cells.tableEdge(edge))
      }
  }

  private func edge(
    _ view: UIView, _ edge: ResolvedSupplementary.Edge, _ height: CGFloat?, _ cells: CellResolver
  ) -> ResolvedSupplementary {
    let isHeader = edge == .top
    var resolved = ResolvedSupplementary(
      name: "",
      kind: isHeader
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      edge: edge, pins: isHeader && self.view.style == .plain, isHeader: isHeader,
      cell: cells.tableEdge(view))
    resolved.height = height.map { Double($0) }
    return resolved
  }
}
