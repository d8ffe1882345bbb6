/// A property of a configuration: its value, and whether the app set it.
///
/// A default follows the state; what the app set stays.
struct Setting<Value> {
  private(set) var value: Value
  private(set) var isSet = false

  /// A default.
  init(_ value: Value) {
    self.value = value
  }

  /// Sets it for the app.
  mutating func set(_ value: Value) {
    self.value = value
    isSet = true
  }

  /// Takes over what the app set in another.
  mutating func keep(_ other: Setting) {
    if other.isSet { self = other }
  }
}

extension Setting: Equatable where Value: Equatable {
  /// UIKit: configurations are compared by what they amount to.
  static func == (left: Setting, right: Setting) -> Bool {
    left.value == right.value
  }
}

extension Setting: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension NSDirectionalEdgeInsets {
  /// The four distances as something that can be hashed.
  var hashable: [CGFloat] {
    [top, leading, bottom, trailing]
  }
}
