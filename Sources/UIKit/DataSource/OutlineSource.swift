/// A diffable data source as its collection view asks it.
@MainActor protocol OutlineSource: OutlineDataSource {
  /// How deep the item at an index path stands in its section's outline, and whether it is open.
  func place(ofItemAt indexPath: IndexPath) -> (level: Int, isExpanded: Bool)
  /// Opens or closes an item as the author's handlers allow.
  func toggle(itemAt indexPath: IndexPath) -> UserDisclosure
}
