extension Selector {
  // What a selector calls is called by whoever has it, as Objective-C does: the isolation of a method
  // is the author's affair, and kept from the compiler by `nonisolated(unsafe)`.

  /// Names a method with no parameter.
  public init<T, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor () throws -> R
  ) {
    typealias Method = (T) -> () throws -> R
    // Without the main actor, which is no part of how it is called.
    self.init(name, unsafeBitCast(method, to: Method.self), isPlain: ())
  }

  /// Names a method with a parameter.
  public init<T, A, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A) throws -> R
  ) {
    typealias Method = (T) -> (A) throws -> R
    // Without the main actor, which is no part of how it is called.
    self.init(name, unsafeBitCast(method, to: Method.self), isPlain: ())
  }

  /// Names a method with two parameters.
  public init<T, A, B, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B) throws -> R
  ) {
    typealias Method = (T) -> (A, B) throws -> R
    // Without the main actor, which is no part of how it is called.
    self.init(name, unsafeBitCast(method, to: Method.self), isPlain: ())
  }

  /// Names a method with three parameters.
  public init<T, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A, B, C) throws -> R
  ) {
    typealias Method = (T) -> (A, B, C) throws -> R
    // Without the main actor, which is no part of how it is called.
    self.init(name, unsafeBitCast(method, to: Method.self), isPlain: ())
  }

  /// Names a method with no parameter that is not of the main actor.
  @_disfavoredOverload public init<T, R>(
    _ name: String, _ method: @escaping (T) -> () throws -> R, isPlain: Void = ()
  ) {
    // As above.
    nonisolated(unsafe) let method = method
    self.init(
      name,
      SelectorMethod(of: T.self) { target, _ in
        try method(target)()
      })
  }

  /// Names a method with a parameter that is not of the main actor.
  @_disfavoredOverload public init<T, A, R>(
    _ name: String, _ method: @escaping (T) -> (A) throws -> R, isPlain: Void = ()
  ) {
    // As above.
    nonisolated(unsafe) let method = method
    self.init(
      Self.completed(name, count: 1),
      SelectorMethod(of: T.self) { target, arguments in
        try method(target)(
          try SelectorMethod.argument(0, of: arguments, as: A.self))
      })
  }

  /// Names a method with two parameters that is not of the main actor.
  @_disfavoredOverload public init<T, A, B, R>(
    _ name: String, _ method: @escaping (T) -> (A, B) throws -> R, isPlain: Void = ()
  ) {
    // As above.
    nonisolated(unsafe) let method = method
    self.init(
      Self.completed(name, count: 2),
      SelectorMethod(of: T.self) { target, arguments in
        try method(target)(
          try SelectorMethod.argument(0, of: arguments, as: A.self),
          try SelectorMethod.argument(1, of: arguments, as: B.self))
      })
  }

  /// Names a method with three parameters that is not of the main actor.
  @_disfavoredOverload public init<T, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C) throws -> R, isPlain: Void = ()
  ) {
    // As above.
    nonisolated(unsafe) let method = method
    self.init(
      Self.completed(name, count: 3),
      SelectorMethod(of: T.self) { target, arguments in
        try method(target)(
          try SelectorMethod.argument(0, of: arguments, as: A.self),
          try SelectorMethod.argument(1, of: arguments, as: B.self),
          try SelectorMethod.argument(2, of: arguments, as: C.self))
      })
  }

  /// Names a method of a class itself with no parameter.
  @_disfavoredOverload public init<R>(
    _ name: String, _ method: @escaping @MainActor () throws -> R
  ) {
    typealias Method = () throws -> R
    // Without the main actor, which is no part of how it is called.
    nonisolated(unsafe) let method = unsafeBitCast(method, to: Method.self)
    self.init(
      name,
      SelectorMethod(ofClass: { _ in
        try method()
      }))
  }

  /// Names a method of a class itself with a parameter.
  @_disfavoredOverload public init<A, R>(
    _ name: String, _ method: @escaping @MainActor (A) throws -> R
  ) {
    typealias Method = (A) throws -> R
    // Without the main actor, which is no part of how it is called.
    nonisolated(unsafe) let method = unsafeBitCast(method, to: Method.self)
    self.init(
      Self.completed(name, count: 1),
      SelectorMethod(ofClass: { arguments in
        try method(
          try SelectorMethod.argument(0, of: arguments, as: A.self))
      }))
  }

  /// Names a method of a class itself with two parameters.
  @_disfavoredOverload public init<A, B, R>(
    _ name: String, _ method: @escaping @MainActor (A, B) throws -> R
  ) {
    typealias Method = (A, B) throws -> R
    // Without the main actor, which is no part of how it is called.
    nonisolated(unsafe) let method = unsafeBitCast(method, to: Method.self)
    self.init(
      Self.completed(name, count: 2),
      SelectorMethod(ofClass: { arguments in
        try method(
          try SelectorMethod.argument(0, of: arguments, as: A.self),
          try SelectorMethod.argument(1, of: arguments, as: B.self))
      }))
  }

  /// A bare name with the colons of its method's parameters.
  private static func completed(_ name: String, count: Int) -> String {
    name.contains(":") ? name : name + String(repeating: ":", count: count)
  }
}
