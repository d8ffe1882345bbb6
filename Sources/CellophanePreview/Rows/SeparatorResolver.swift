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

  /// `nil` where both sides are the list's own.
  private func insets(_ insets: NSDirectionalEdgeInsets) -> ResolvedSeparators.Insets? {
    func side(_ value: CGFloat) -> Double? {
      value == .greatestFiniteMagnitude ? nil : Double(value)
    }
    let resolved = ResolvedSeparators.Insets(
      leading: side(insets.leading), trailing: side(insets.trailing))
    return resolved.leading == nil && resolved.trailing == nil ? nil : resolved
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
