/// What snapshots refuse: the sentences with which they stop, each with the identifiers at fault.
@usableFromInline
enum SnapshotFault {
  /// Which kind of identifier a sentence speaks of.
  @usableFromInline
  enum Kind: String {
    case item, section
  }

  @usableFromInline @inline(never)
  static func duplicates<Identifier: Hashable>(_ kind: Kind, in given: [Identifier]) -> Never {
    raise(
      """
      the \(kind.rawValue) identifiers given in one call have to be unique; \
      given more than once: \(list(repeated(in: given)))
      """)
  }

  @usableFromInline @inline(never)
  static func present<Identifier>(_ kind: Kind, _ identifiers: [Identifier]) -> Never {
    raise(
      """
      identifiers in a snapshot have to be unique, and these \(kind.rawValue) identifiers \
      are in it already: \(list(identifiers))
      """)
  }

  @usableFromInline @inline(never)
  static func noSections() -> Never {
    raise("there are no sections in the snapshot yet to take items; append a section first")
  }

  @usableFromInline @inline(never)
  static func missing<Identifier>(
    _ kind: Kind, _ identifier: Identifier, for purpose: StaticString
  ) -> Never {
    raise("\(purpose): there is no \(kind.rawValue) '\(identifier)' in the snapshot")
  }

  @usableFromInline @inline(never)
  static func anchorIsInserted<Identifier>(_ kind: Kind, _ identifier: Identifier) -> Never {
    raise(
      """
      the \(kind.rawValue) '\(identifier)' beside which to insert is itself among the \
      identifiers to insert
      """)
  }

  @usableFromInline @inline(never)
  static func movedToItself<Identifier>(_ kind: Kind, _ identifier: Identifier) -> Never {
    raise("the \(kind.rawValue) '\(identifier)' cannot move to a place beside itself")
  }

  /// Notes what UIKit only warns about: items given again move.
  @usableFromInline @inline(never)
  static func noteMoved<Identifier>(_ identifiers: [Identifier]) {
    let these = identifiers.count == 1 ? "the item" : "\(identifiers.count) items"
    RuntimeIssue.record(
      "item-given-again",
      """
      \(these) \(list(identifiers)), already in the snapshot, inserted or appended again and \
      therefore moved; use moveItem, or give each identifier once
      """)
  }

  /// The identifiers in single quotes, the first ten when there are more.
  static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    let shown = identifiers.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    let more = identifiers.count - 10
    return more > 0 ? "\(shown) and \(more) more" : shown
  }

  static func repeated<Identifier: Hashable>(in given: [Identifier]) -> [Identifier] {
    var counts: [Identifier: Int] = [:]
    return given.filter { identifier in
      counts[identifier, default: 0] += 1
      return counts[identifier] == 2
    }
  }
}
