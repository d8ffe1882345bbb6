#if !canImport(ObjectiveC)
  /// The same bits as another type; a block as an object, and such an object as a block.
  ///
  /// With Objective-C a block is an object, and code that associates one with another object casts
  /// it so. Here it takes two words, which do not fit into one: an object holds it.
  public func unsafeBitCast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
    if MemoryLayout<Value>.size == MemoryLayout<Result>.size {
      return Swift.unsafeBitCast(value, to: type)
    }
    if let block = (value as AnyObject) as? Block<Result> { return block.value }
    if let object = Block(value: value) as? Result { return object }
    return Swift.unsafeBitCast(value, to: type)
  }

  /// A function as an object.
  private final class Block<Value> {
    let value: Value

    init(value: Value) { self.value = value }
  }
#endif
