/// How much changed between two moments, and in words.
package struct ChangeSummary: Codable, Hashable, Sendable {
  package var inserted = 0
  package var deleted = 0
  package var moved = 0
  /// Rows that look different or do something else.
  package var changed = 0
  package var opened = 0
  package var closed = 0
  package var selected = 0
  package var deselected = 0
  package var insertedSections = 0
  package var deletedSections = 0
  package var movedSections = 0
  /// The new title where that is another one.
  package var title: String?
  /// Whether a bar, a header or something else beside rows changed.
  package var changesSurroundings = false
  /// Whether another screen came in the place of the whole.
  package var replacesScreen = false

  package init() {}

  package var isEmpty: Bool { self == ChangeSummary() }

  /// One line: `3 rows moved, 1 inserted`; `nothing changed`.
  package var words: String {
    var parts: [String] = []
    func add(_ count: Int, _ noun: String, _ verb: String) {
      guard count > 0 else { return }
      let named = parts.contains { $0.contains(" \(noun)") }
      parts.append(named ? "\(count) \(verb)" : "\(count) \(noun)\(count == 1 ? "" : "s") \(verb)")
    }
    if let title { parts.append("the title is now '\(title)'") }
    if replacesScreen { parts.append("another screen") }
    add(movedSections, "section", "moved")
    add(insertedSections, "section", "inserted")
    add(deletedSections, "section", "deleted")
    add(moved, "row", "moved")
    add(inserted, "row", "inserted")
    add(deleted, "row", "deleted")
    add(changed, "row", "changed")
    add(opened, "row", "opened")
    add(closed, "row", "closed")
    add(selected, "row", "selected")
    add(deselected, "row", "deselected")
    if parts.isEmpty {
      return changesSurroundings ? "only the surroundings changed" : "nothing changed"
    }
    return parts.joined(separator: ", ")
  }
}
