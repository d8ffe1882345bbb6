/// A diffable data source as its collection view asks it.
@MainActor protocol OutlineSource: OutlineDataSource {
  /// How deep the item at an index path stands in its section's outline.
  func level(ofItemAt indexPath: IndexPath) -> Int
  /// Whether the item at an index path is open.
  func isExpanded(itemAt indexPath: IndexPath) -> Bool
  /// Opens or closes an item as the author's handlers allow.
  func toggle(itemAt indexPath: IndexPath) -> UserDisclosure
}
