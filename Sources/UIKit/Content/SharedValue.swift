/// A large value that copies share until one of them is changed.
///
/// Configurations are handed on for each row and compared with those of other rows: most are copies of
/// one, which a reference tells.
struct SharedValue<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box
  /// Whether it, or what it is a copy of, was changed since it was made.
  private(set) var isChanged = false

  init(_ value: Value) {
    box = Box(value)
  }

  var value: Value {
    _read { yield box.value }
    _modify {
      isChanged = true
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension SharedValue: Equatable where Value: Equatable {
  static func == (left: SharedValue, right: SharedValue) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}
