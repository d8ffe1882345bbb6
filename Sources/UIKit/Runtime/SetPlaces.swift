internal import Synchronization

/// Where code sets a property that no page shows: a setter is told no line, but the calls that are
/// under way lead to it.
///
/// They are noted only where somebody can read them, in the process of one preview, and a few times
/// for each property of a class.
package enum SetPlaces {
  /// Says which line of an author's code some calls came from, each a list of places in the program.
  package typealias Reader = @Sendable ([[UInt]]) -> String?
  /// Writes where the calls go on that are under way, at most as many as asked for, and says how
  /// many there are.
  package typealias Counter = @Sendable (UnsafeMutablePointer<UInt>?, Int32) -> Int32

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var member: String
  }

  private struct State {
    var counter: Counter?
    var reader: Reader?
    var calls: [Key: [[UInt]]] = [:]
    var places: [String: String?] = [:]
  }

  private static let isKeeping = Atomic(false)
  private static let state = Mutex(State())
  /// Our own code sets some too, so that the first may be nobody's.
  private static let most = 4
  private static let depth = 24

  /// Notes calls from now on.
  package static func keep(_ counter: @escaping Counter, reading reader: @escaping Reader) {
    state.withLock { $0 = State(counter: counter, reader: reader) }
    isKeeping.store(true, ordering: .relaxed)
  }

  /// A property of an object is set.
  static func note(_ member: String, of object: AnyObject) {
    guard isKeeping.load(ordering: .relaxed) else { return }
    let key = Key(type: ObjectIdentifier(type(of: object)), member: member)
    state.withLock { state in
      let known = state.calls[key, default: []]
      guard known.count < most, let counter = state.counter else { return }
      var calls = [UInt](repeating: 0, count: depth)
      let count = counter(&calls, Int32(depth))
      let found = Array(calls.prefix(Int(count)))
      if !known.contains(found) { state.calls[key, default: []].append(found) }
    }
  }

  /// The line where a property was set, as findings name it; `nil` where that is not known.
  ///
  /// - Parameter name: The property's; the same line is said for it wherever it is set again.
  package static func place(of member: String, of object: AnyObject, named name: String) -> String?
  {
    guard isKeeping.load(ordering: .relaxed) else { return nil }
    let key = Key(type: ObjectIdentifier(type(of: object)), member: member)
    let (known, reader, calls) = state.withLock { ($0.places[name], $0.reader, $0.calls[key]) }
    if let known { return known }
    guard let reader, let calls else { return nil }
    let place = reader(calls)
    state.withLock { $0.places[name] = .some(place) }
    return place
  }
}
