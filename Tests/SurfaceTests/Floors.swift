/// How much of a type's surface has to exist.
enum Floor: Double, Sendable {
  case all = 1
  case most = 0.95
  case much = 0.8

  /// The floor of a type by the family that its name, or that of the type around it, stands in.
  init(ofType type: String) {
    if Self.whole.contains(where: { type == $0 || type.hasPrefix("\($0).") }) {
      self = .all
    } else if Self.nearlyWhole.contains(where: { type.hasPrefix($0) }) {
      self = .most
    } else {
      self = .much
    }
  }

  /// Content and background configurations, states, accessories, swipe actions, snapshots, diffable
  /// data source, list layout, separators, registrations, list cell.
  private static let whole = [
    "UIListContentConfiguration", "UIListContentView", "UIContentConfiguration", "UIContentView",
    "UIBackgroundConfiguration", "UIShadowProperties", "UIConfigurationColorTransformer",
    "UICellConfigurationState", "UIViewConfigurationState", "UIConfigurationState",
    "UIConfigurationStateCustomKey", "UICellAccessory", "UISwipeActionsConfiguration",
    "UIContextualAction", "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot",
    "NSDiffableDataSourceTransaction", "NSDiffableDataSourceSectionTransaction",
    "UICollectionViewDiffableDataSource", "UICollectionLayoutListConfiguration",
    "UIListSeparatorConfiguration", "UIListEnvironment", "UICollectionView.CellRegistration",
    "UICollectionView.SupplementaryRegistration", "UICollectionViewListCell",
  ]

  /// Compositional layout, collection view, cells, reusable views and delegates, and what is shown
  /// where there is no content; by the beginnings of names.
  private static let nearlyWhole = [
    "NSCollectionLayout", "NSDirectionalRectEdge", "NSRectAlignment", "UIAxis",
    "UICollectionLayout", "UICollectionReusableView", "UICollectionView",
    "UIContentInsetsReference", "UIContentUnavailable",
  ]
}
