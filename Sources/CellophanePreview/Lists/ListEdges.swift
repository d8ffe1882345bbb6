internal import CellophaneDocument
internal import UIKit

/// The controls beside the rows of a list: in its headers and footers, and in the view behind it.
@MainActor enum ListEdges {
  /// In the order in which the document has them, as `ScreenRewriter` visits them.
  static func controls(of list: UIScrollView) -> [UIView] {
    final class Heard {
      var controls: [UIView] = []
    }
    let heard = Heard()
    let gathering = PageGathering()
    let views = ViewResolver(
      gathering: gathering,
      control: { control in
        heard.controls.append(control)
        return nil
      })
    let cells = CellResolver(gathering, views: views)
    for edge in edges(of: list) where edge.mayHoldControls {
      switch edge {
      case .supplementary(let view): _ = cells.supplementary(view)
      case .tableEdge(let view): _ = cells.tableEdge(view)
      case .background(let view): _ = views.view(view)
      }
    }
    return heard.controls
  }

  /// The views themselves.
  static func views(of list: UIScrollView) -> [UIView] {
    edges(of: list).map(\.view)
  }

  private enum Edge {
    case supplementary(UICollectionReusableView)
    case tableEdge(UIView)
    case background(UIView)

    var view: UIView {
      switch self {
      case .supplementary(let view): view
      case .tableEdge(let view), .background(let view): view
      }
    }

    @MainActor var mayHoldControls: Bool {
      (view as? UICollectionViewCell)?.holdsControls ?? view.holdsControl
    }
  }

  private static func edges(of list: UIScrollView) -> [Edge] {
    switch list {
    case let view as UICollectionView: edges(of: view)
    case let view as UITableView: edges(of: view)
    default: []
    }
  }

  private static func edges(of view: UICollectionView) -> [Edge] {
    var edges = view.collectionViewLayout.boundaryItems.enumerated().map { index, item in
      Edge.supplementary(
        view.supplementary(ofKind: item.elementKind, at: IndexPath(index: index)))
    }
    for section in 0..<view.numberOfSections {
      let items = SectionEdges(view.sectionLayout(at: section))
      for item in [items.header, items.footer] {
        guard let item else { continue }
        edges.append(
          .supplementary(
            view.supplementary(
              ofKind: item.elementKind, at: IndexPath(item: 0, section: section))))
      }
    }
    if let background = view.backgroundView { edges.append(.background(background)) }
    return edges
  }

  private static func edges(of view: UITableView) -> [Edge] {
    let whole = [view.tableHeaderView, view.tableFooterView].compactMap { $0 }
      .filter { !$0.isHidden }
    let sections = (0..<view.numberOfSections).flatMap {
      [view.header(ofSection: $0), view.footer(ofSection: $0)].compactMap { $0 }
    }
    var edges = (whole + sections).map { Edge.tableEdge($0) }
    if let background = view.backgroundView { edges.append(.background(background)) }
    return edges
  }
}

/// What a section's layout has on its edges, as far as a page shows it.
@MainActor struct SectionEdges {
  private(set) var header: NSCollectionLayoutBoundarySupplementaryItem?
  private(set) var footer: NSCollectionLayoutBoundarySupplementaryItem?
  /// What is left out.
  private(set) var others: [NSCollectionLayoutBoundarySupplementaryItem] = []

  init(_ layout: NSCollectionLayoutSection) {
    for item in layout.boundarySupplementaryItems {
      if item.isFooter, footer == nil {
        footer = item
      } else if header == nil {
        header = item
      } else {
        others.append(item)
      }
    }
  }
}
