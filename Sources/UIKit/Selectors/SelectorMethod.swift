private import Synchronization

/// A method that a selector names, whatever its types are.
struct SelectorMethod: Sendable {
  /// An argument that a parameter cannot take.
  struct Mismatch: Error {
    var parameter: String
    var argument: String
  }

  /// The type that has the method; `nil` for one of a class itself.
  let owner: (any Any.Type)?
  /// Whether a target has the method.
  let belongs: @Sendable (Any) -> Bool
  /// Calls it, on whatever thread: as Objective-C does.
  let call: @Sendable (Any, [Any?]) throws -> Any?

  func belongs(to target: Any) -> Bool { belongs(target) }

  /// A method of an instance.
  init<Target>(
    of type: Target.Type, _ call: @escaping @Sendable (Target, [Any?]) throws -> Any?
  ) {
    owner = type
    belongs = { $0 is Target }
    self.call = { target, arguments in
      guard let target = target as? Target else { return nil }
      return try call(target, arguments)
    }
  }

  /// A method of a class itself.
  init(ofClass call: @escaping @Sendable ([Any?]) throws -> Any?) {
    owner = nil
    belongs = { $0 is AnyClass }
    self.call = { _, arguments in try call(arguments) }
  }

  /// What a parameter takes of the arguments.
  static func argument<Parameter>(
    _ place: Int, of arguments: [Any?], as type: Parameter.Type
  ) throws(Mismatch) -> Parameter {
    let given = place < arguments.count ? arguments[place] : nil
    // Out of its optional first: `Any` would take that too.
    if let given {
      if let taken = given as? Parameter { return taken }
    } else if let taken = given as? Parameter {
      return taken
    }
    // Objective-C has one notification where Swift has two.
    if let notification = given as? Notification {
      let object = NSNotification(
        name: notification.name, object: notification.object, userInfo: notification.userInfo)
      if let taken = object as? Parameter { return taken }
    }
    throw Mismatch(
      parameter: "\(type)", argument: given.map { "\(Swift.type(of: $0))" } ?? "nothing")
  }
}

/// The methods that selectors have brought, for those that only have a name.
enum KnownMethods {
  private static let known = Mutex<[String: [SelectorMethod]]>([:])

  static func add(_ method: SelectorMethod, named name: String) {
    guard let owner = method.owner else { return }
    known.withLock { known in
      known[name, default: []].removeAll { $0.owner == owner }
      known[name, default: []].append(method)
    }
  }

  /// In the order in which they were brought.
  static func methods(named name: String) -> [SelectorMethod] {
    known.withLock { $0[name] ?? [] }
  }
}
