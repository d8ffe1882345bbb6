/// The identifiers of a snapshot, each with a slot: a small number by which tables know it.
///
/// Slots are dense. Removing an identifier gives its slot to the one that had the last slot, and
/// the tables beside this one follow the same rule.
@usableFromInline
struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  @usableFromInline var identifiers: [Identifier] = []
  @usableFromInline var slots: [Identifier: Int] = [:]

  @inlinable
  init() {}

  @inlinable
  var count: Int { identifiers.count }

  @inlinable
  subscript(slot: Int) -> Identifier { identifiers[slot] }

  @inlinable
  func slot(of identifier: Identifier) -> Int? { slots[identifier] }

  @inlinable
  mutating func reserve(_ more: Int) {
    // Growing by exactly what is asked for would copy everything on each of many small calls.
    guard more > 32 else { return }
    let needed = identifiers.count + more
    if needed > slots.capacity { slots.reserveCapacity(max(needed, slots.capacity * 2)) }
    if needed > identifiers.capacity {
      identifiers.reserveCapacity(max(needed, identifiers.capacity * 2))
    }
  }

  /// Gives an identifier the next slot, or answers with the one that it has.
  @inlinable
  mutating func add(_ identifier: Identifier) -> (slot: Int, isNew: Bool) {
    let next = identifiers.count
    if let present = slots.updateValue(next, forKey: identifier) {
      slots[identifier] = present
      return (present, false)
    }
    identifiers.append(identifier)
    return (next, true)
  }

  /// Removes slots that are given once each, from the highest down.
  @inlinable
  mutating func remove(descending removed: [Int]) {
    for slot in removed {
      slots[identifiers[slot]] = nil
      let last = identifiers.count - 1
      if slot != last {
        identifiers.swapAt(slot, last)
        slots[identifiers[slot]] = slot
      }
      identifiers.removeLast()
    }
  }

  /// Whether both sides name the same identifiers by the same slots.
  package var isConsistent: Bool {
    slots.count == identifiers.count
      && identifiers.indices.allSatisfy { slots[identifiers[$0]] == $0 }
  }
}
