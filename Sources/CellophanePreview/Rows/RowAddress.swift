/// Where a row stands in its section's tree: its ordinals from the root down.
///
/// Addresses hold between two makings of a preview, whose identifiers may differ.
struct RowAddress: Hashable, Comparable {
  var section: Int
  var ordinals: [Int]

  static func < (left: RowAddress, right: RowAddress) -> Bool {
    if left.section != right.section { return left.section < right.section }
    return left.ordinals.lexicographicallyPrecedes(right.ordinals)
  }

  func child(_ ordinal: Int) -> RowAddress {
    RowAddress(section: section, ordinals: ordinals + [ordinal])
  }
}

extension [SectionNode] {
  /// The row at an address.
  func row(at address: RowAddress) -> RowNode? {
    guard indices.contains(address.section) else { return nil }
    var rows = self[address.section].rows
    var found: RowNode?
    for ordinal in address.ordinals {
      guard rows.indices.contains(ordinal) else { return nil }
      found = rows[ordinal]
      rows = rows[ordinal].children
    }
    return found
  }

  /// Every row with its address, parents before their children.
  func forEachAddress(_ visit: (RowAddress, RowNode) -> Void) {
    func walk(_ rows: [RowNode], _ address: RowAddress) {
      for (ordinal, row) in rows.enumerated() {
        let own = address.child(ordinal)
        visit(own, row)
        if !row.children.isEmpty { walk(row.children, own) }
      }
    }
    for (section, node) in enumerated() {
      walk(node.rows, RowAddress(section: section, ordinals: []))
    }
  }
}
