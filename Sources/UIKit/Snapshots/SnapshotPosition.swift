/// The place of an item in a snapshot.
@usableFromInline
package struct SnapshotPosition: Hashable, Sendable, Comparable {
  /// The number of the section, from zero.
  @usableFromInline package var section: Int
  /// The number of the item in its section, from zero.
  @usableFromInline package var item: Int

  @inlinable
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  @inlinable
  package static func < (one: SnapshotPosition, other: SnapshotPosition) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }
}
