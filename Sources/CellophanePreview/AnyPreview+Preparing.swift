extension AnyPreview {
  /// The same preview, with something done each time before it is made.
  package func prepared(by prepare: @escaping @Sendable () -> Void) -> AnyPreview {
    var copy = self
    let make = make
    copy.make = {
      prepare()
      return make()
    }
    return copy
  }
}
