internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns a list's separators into each row's.
@MainActor struct SeparatorResolver {
  let configuration: UICollectionLayoutListConfiguration

  func separators(at indexPath: IndexPath) -> ResolvedSeparators {
    guard configuration.showsSeparators else {
      return ResolvedSeparators(top: .hidden, bottom: .hidden)
    }
    let section = configuration.separatorConfiguration
    let row = configuration.itemSeparatorHandler?(indexPath, section) ?? section
    let color = row.color.lookColor
    return ResolvedSeparators(
      top: row.topSeparatorVisibility.resolved, bottom: row.bottomSeparatorVisibility.resolved,
      topInsets: insets(row.topSeparatorInsets), bottomInsets: insets(row.bottomSeparatorInsets),
      color: color == .system(.separator) ? nil : color)
  }

  /// `nil` where all four sides are the list's own; of the others those count as none.
  private func insets(_ insets: NSDirectionalEdgeInsets) -> LookInsets? {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    if insets == automatic { return nil }
    func side(_ value: CGFloat) -> Double {
      value == .greatestFiniteMagnitude ? 0 : Double(value)
    }
    return LookInsets(
      side(insets.top), side(insets.leading), side(insets.bottom), side(insets.trailing))
  }
}

extension UIListSeparatorConfiguration.Visibility {
  var resolved: ResolvedSeparators.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}
