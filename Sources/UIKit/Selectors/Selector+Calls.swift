extension Selector {
  // A protocol's method has no form without a target, so that a call stands for it; so does one for a
  // property.

  /// Names a method with no parameter, by a call of it.
  public init<T, R>(
    _ name: String, of type: T.Type,
    _ call: @escaping @MainActor (T) throws -> R
  ) {
    typealias Call = (T) throws -> R
    // As those of methods.
    nonisolated(unsafe) let call = unsafeBitCast(call, to: Call.self)
    self.init(
      name,
      SelectorMethod(of: type) { target, _ in
        try call(
          target)
      })
  }

  /// Names a method with a parameter, by a call of it.
  public init<T, A, R>(
    _ name: String, of type: T.Type,
    _ call: @escaping @MainActor (T, A) throws -> R
  ) {
    typealias Call = (T, A) throws -> R
    // As those of methods.
    nonisolated(unsafe) let call = unsafeBitCast(call, to: Call.self)
    self.init(
      name,
      SelectorMethod(of: type) { target, arguments in
        try call(
          target,
          try SelectorMethod.argument(0, of: arguments, as: A.self))
      })
  }

  /// Names a method with two parameters, by a call of it.
  public init<T, A, B, R>(
    _ name: String, of type: T.Type,
    _ call: @escaping @MainActor (T, A, B) throws -> R
  ) {
    typealias Call = (T, A, B) throws -> R
    // As those of methods.
    nonisolated(unsafe) let call = unsafeBitCast(call, to: Call.self)
    self.init(
      name,
      SelectorMethod(of: type) { target, arguments in
        try call(
          target,
          try SelectorMethod.argument(0, of: arguments, as: A.self),
          try SelectorMethod.argument(1, of: arguments, as: B.self))
      })
  }

  /// Names a method with three parameters, by a call of it.
  public init<T, A, B, C, R>(
    _ name: String, of type: T.Type,
    _ call: @escaping @MainActor (T, A, B, C) throws -> R
  ) {
    typealias Call = (T, A, B, C) throws -> R
    // As those of methods.
    nonisolated(unsafe) let call = unsafeBitCast(call, to: Call.self)
    self.init(
      name,
      SelectorMethod(of: type) { target, arguments in
        try call(
          target,
          try SelectorMethod.argument(0, of: arguments, as: A.self),
          try SelectorMethod.argument(1, of: arguments, as: B.self),
          try SelectorMethod.argument(2, of: arguments, as: C.self))
      })
  }
}
