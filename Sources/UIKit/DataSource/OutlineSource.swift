/// A diffable data source as its collection view asks it.
@MainActor protocol OutlineSource: OutlineDataSource {
  /// Whether any section has a section snapshot.
  var hasOutlines: Bool { get }
  /// How deep the item at an index path stands in its section's outline, and whether it is open.
  func place(ofItemAt indexPath: IndexPath) -> (level: Int, isExpanded: Bool)
  /// Opens or closes an item as the author's handlers allow.
  func toggle(itemAt indexPath: IndexPath) -> UserDisclosure
}

/// What was asked about a data source's outlines since the last change, by section.
struct OutlineAnswers {
  var items: [Int: [OutlineItem]] = [:]
  /// Of the items that are seen.
  var places: [Int: [(level: Int, isExpanded: Bool)]] = [:]
}
