/// Identifiers marked to be updated, in the order in which they were marked, each once.
@usableFromInline
struct UpdateMarks<Identifier: Hashable & Sendable>: Sendable {
  @usableFromInline private(set) var identifiers: [Identifier] = []
  @usableFromInline private(set) var members: Set<Identifier> = []

  @usableFromInline
  init() {}

  @usableFromInline
  mutating func insert(_ marked: [Identifier]) {
    for identifier in marked where members.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }

  /// Forgets the marks of identifiers that leave the snapshot.
  @usableFromInline
  mutating func remove(_ leaving: [Identifier]) {
    guard !members.isEmpty else { return }
    members.subtract(leaving)
    identifiers.removeAll { !members.contains($0) }
  }
}
