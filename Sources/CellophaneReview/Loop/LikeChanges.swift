/// Changes that are alike, of which one is shown.
package struct LikeChanges: Sendable {
  /// At least one, in order.
  package private(set) var changes: [Change]

  package var first: Change { changes[0] }
  package var others: ArraySlice<Change> { changes.dropFirst() }

  /// The groups of some changes, in the order of their first ones.
  package static func groups(of changes: [Change]) -> [LikeChanges] {
    var groups: [LikeChanges] = []
    var places: [String: Int] = [:]
    for change in changes {
      if let place = places[change.likeness] {
        groups[place].changes.append(change)
      } else {
        places[change.likeness] = groups.count
        groups.append(LikeChanges(changes: [change]))
      }
    }
    return groups
  }
}
