internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns a collection view as it is into the document's, without asking it anything.
///
/// Its rows and sections have their names then; what stands on their edges is named with the screen.
/// Rows that collapsed parents hide and the cells of other states are somebody else's matter: they
/// are asked of a probe.
@MainActor struct CollectionResolver {
  let gathering: PageGathering
  let view: UICollectionView
  let name: String
  let label: String
  /// Whether the rows are read as well.
  var readsRows = true
  let cells: CellResolver
  private let layouts: LayoutResolver

  init(gathering: PageGathering, view: UICollectionView, name: String, label: String) {
    self.gathering = gathering
    self.view = view
    self.name = name
    self.label = label
    let views = ViewResolver(gathering: gathering)
    cells = CellResolver(gathering, views: views)
    layouts = LayoutResolver(
      environment: view.layoutEnvironment, layout: view.collectionViewLayout, views: views)
  }

  func collection() -> ResolvedCollection {
    UnshownProperty.note(on: view, to: gathering)
    let views = ViewResolver(gathering: gathering)
    var rows = ShownRows(view: view, cells: cells)
    let sections = sections(&rows)
    let background = view.backgroundColor?.lookColor
    var collection = ResolvedCollection(
      name: name, label: label, role: .list, selection: rows.selection, isEditing: view.isEditing,
      background: background == .system(.systemBackground) ? nil : background?.visible,
      sections: sections, supplementaries: boundaries(),
      interSectionSpacing: Double(view.collectionViewLayout.sectionSpacing),
      backgroundView: view.backgroundView.flatMap { $0.isHidden ? nil : views.view($0) })
    collection.take(
      view.contentInsets, scrollsSideways: view.collectionViewLayout.direction == .horizontal)
    collection.tint = view.tintAround
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    collection.list = layout?.listConfiguration.map { layouts.list($0) }
    collection.selectionFollowsFocus = view.selectionFollowsFocus
    collection.index = IndexResolver(gathering: gathering).index(of: view, in: collection)
    return collection
  }

  // MARK: Sections

  private func sections(_ rows: inout ShownRows) -> [ResolvedSection] {
    var names = RowNames()
    let identities = view.outline?.sectionIdentities ?? []
    func section(_ index: Int, rows: () -> [ResolvedRow]) -> ResolvedSection {
      let identity = identities.indices.contains(index) ? identities[index] : nil
      return self.section(index, identity, &names, rows)
    }
    guard readsRows else {
      return (0..<view.numberOfSections).map { section($0) { [] } }
    }
    if let kept = rows.keptSections() {
      return kept.indices.map { index in section(index) { kept[index] } }
    }
    let nodes = view.sectionNodes
    let sections = nodes.indices.map { index in
      section(index) { rows.rows(nodes[index].rows) }
    }
    rows.keep(sections.map(\.rows), of: nodes)
    return sections
  }

  private func section(
    _ index: Int, _ identity: AnyHashable?, _ sectionNames: inout RowNames,
    _ rows: () -> [ResolvedRow]
  ) -> ResolvedSection {
    let layout = view.sectionLayout(at: index)
    var section = ResolvedSection(name: "", layout: layouts.layout(of: layout), rows: [])
    let list = layout.listConfiguration
    let edges = SectionEdges(layout)
    let place = IndexPath(item: 0, section: index)
    let insets = layout.contentInsets
    let passesInsets =
      list == nil && !layout.insetsSupplementaries && insets.leading + insets.trailing > 0
    section.header = edges.header.map {
      supplementary($0, at: place, list?.headerMode == .supplementary || list != nil && $0.isWide)
    }
    section.footer = edges.footer.map {
      supplementary($0, at: place, list?.footerMode == .supplementary || list != nil && $0.isWide)
    }
    section.header?.passesInsets = passesInsets
    section.footer?.passesInsets = passesInsets
    for item in edges.others {
      gathering.note(
        "unshown-supplementary",
        "the section has more views on its edges than a header and a footer; '\(item.elementKind)'"
          + " is not shown")
    }
    section.rows = rows()
    notePlaces(of: section)
    let own = identity.flatMap { stableName(of: $0) }
    section.name = sectionNames.name(
      own ?? section.header?.cell.firstText ?? section.rows.first(where: \.isHeader)?.cell.firstText
        ?? "section", under: nil)
    return section
  }

  /// Says where a layout has no place for rows, as `UICollectionViewLayout` itself: no page has them.
  private func notePlaces(of section: ResolvedSection) {
    guard !section.rows.isEmpty, case .compositional(let layout) = section.layout,
      !layout.group.hasPlaces
    else { return }
    gathering.note(
      "rows-not-placed",
      "the layout '\(type(of: view.collectionViewLayout))' has no places for the section's"
        + " \(section.rows.count) rows, which are not shown, as on a device; give the list another")
  }

  private func boundaries() -> [ResolvedSupplementary] {
    view.collectionViewLayout.boundaryItems.enumerated().map { index, item in
      supplementary(item, at: IndexPath(index: index), false)
    }
  }

  private func supplementary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at indexPath: IndexPath, _ isList: Bool
  ) -> ResolvedSupplementary {
    let view = view.supplementary(ofKind: item.elementKind, at: indexPath)
    return ResolvedSupplementary(
      name: "", kind: item.elementKind, edge: item.alignment.resolved,
      size: isList ? nil : item.layoutSize.resolved, pins: item.pinToVisibleBounds,
      isHeader: !item.isFooter, cell: cells.supplementary(view))
  }
}

extension ResolvedGroup {
  /// Whether a row can lie in it.
  fileprivate var hasPlaces: Bool {
    items.contains { item in
      switch item {
      case .item: true
      case .group(let group): group.hasPlaces
      }
    }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Whether it is as wide as its section and as high as it asks for, as those that lists have.
  fileprivate var isWide: Bool {
    layoutSize.widthDimension == .fractionalWidth(1) && layoutSize.heightDimension.isEstimated
  }

  /// Whether it lies below its section.
  var isFooter: Bool {
    elementKind == UICollectionView.elementKindSectionFooter
      || [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
  }
}

extension ResolvedCell {
  /// The first words that the cell shows.
  var firstText: String? {
    switch content {
    case .list(let content):
      content.text?.string ?? content.secondaryText?.string ?? content.image?.label
    case .view(let view): view.firstText
    case .empty: nil
    }
  }
}

extension ResolvedView {
  fileprivate var firstText: String? {
    switch kind {
    case .label(let text) where !text.string.isEmpty: return text.string
    case .button(let button):
      if let title = button.title { return title.string }
    case .content(let content): return content.text?.string ?? content.secondaryText?.string
    case .text(let text, _) where !text.string.isEmpty: return text.string
    case .control(let control):
      if case .field(let field) = control.form, !field.isSecure {
        let words = field.text.isEmpty ? field.placeholder : field.text
        if !words.isEmpty { return words }
      }
    default: break
    }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
