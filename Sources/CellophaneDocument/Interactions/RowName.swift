/// A row by its collection's name and its own.
package struct RowName: Codable, Hashable, Comparable, Sendable {
  package var collection: String
  package var row: String

  package init(collection: String, row: String) {
    self.collection = collection
    self.row = row
  }

  package var element: ResolvedElement { .row(collection: collection, row: row) }

  package static func < (left: RowName, right: RowName) -> Bool {
    (left.collection, left.row) < (right.collection, right.row)
  }
}

extension ResolvedElement {
  /// The row that it is.
  package var row: RowName? {
    if case .row(let collection, let row) = self {
      return RowName(collection: collection, row: row)
    }
    return nil
  }
}
