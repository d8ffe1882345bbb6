#if Overlay
/// The types around a place, the outermost first.
struct TypeScope {
  private struct Level {
    var name: String
    var isExtension: Bool
    var isConstrained: Bool
  }

  private var levels: [Level] = []

  var isEmpty: Bool { levels.isEmpty }
  var isExtension: Bool { levels.last?.isExtension ?? false }
  var isConstrained: Bool { levels.last?.isConstrained ?? false }

  /// The name with those around it.
  var name: String { levels.map(\.name).joined(separator: ".") }
  /// The name as it is known inside.
  var innermost: String? { levels.last?.name }

  mutating func enter(_ name: String, isExtension: Bool, isConstrained: Bool = false) {
    levels.append(Level(name: name, isExtension: isExtension, isConstrained: isConstrained))
  }

  mutating func leave() {
    levels.removeLast()
  }
}
#endif
