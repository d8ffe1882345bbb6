/// A part of a page that edits name.
package enum ResolvedElement: Codable, Hashable, Sendable {
  case row(collection: String, row: String)
  case section(collection: String, section: String)
  /// A header, a footer or another view on a section's edge, unique in its page.
  case supplementary(String)
  case collection(String)
  /// The buttons of a navigation bar with the small title between them.
  case bar(String)
  /// A navigation bar's title: the small one, the large one, and what stands below it.
  case title(bar: String)
  case largeTitle(bar: String)
  case subtitle(bar: String)
  case toolbar(bar: String)
  /// The field that searches below a bar.
  case searchField(bar: String)
  /// The scopes of that search, of which the chosen one's number is the text.
  case scopes(bar: String)
  /// What a tab shows, by the name of its place.
  case tab(String)
  /// The words of a tab's badge, empty for none, by the tab's number from nought.
  case badge(tabs: String, index: Int)
  /// A control outside rows, or the view that is all of a screen, unique in its page.
  case view(String)
  /// All that the frame shows, or one of its alternates.
  case screen(alternate: String?)

  /// The name of the collection that a row or a section stands in, or that this is.
  package var collection: String? {
    switch self {
    case .row(let collection, _), .section(let collection, _), .collection(let collection):
      collection
    default: nil
    }
  }

  /// That collection.
  package var list: ResolvedElement? { collection.map { .collection($0) } }

  package var isSection: Bool {
    if case .section = self { return true }
    return false
  }

  /// What the name of what sends a presented screen away ends with.
  static let dismissalSuffix = "-dismissal"

  /// Whether it sends a presented screen away.
  package var isDismissal: Bool {
    if case .view(let name) = self { return name.hasSuffix(Self.dismissalSuffix) }
    return false
  }

  /// Whether it is the words of a tab's badge.
  package var isBadge: Bool {
    if case .badge = self { return true }
    return false
  }
}
