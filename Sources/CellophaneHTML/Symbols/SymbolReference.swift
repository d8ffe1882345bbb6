/// A symbol in a weight, which a page's sprite has once.
package struct SymbolReference: Hashable, Sendable {
  package var name: String
  /// CSS: 100 to 900.
  package var weight: Int

  package init(_ name: String, weight: Int = 400) {
    self.name = name
    self.weight = weight
  }

  /// How wide the strokes are, in points of the grid; chosen by eye.
  var strokeWidth: Double {
    let heavier = Double(weight - 400)
    return 1.75 + min(heavier * 0.002, heavier * 0.003)
  }

  /// Appends what the sprite calls it: the regular one by its name alone.
  func appendID(to value: inout AttributeValue) {
    value.append("symbol-")
    value.append(word: name)
    guard weight != 400 else { return }
    value.append("-")
    value.append(Double(weight))
  }
}

extension SymbolReference: Comparable {
  package static func < (first: SymbolReference, second: SymbolReference) -> Bool {
    (first.name, first.weight) < (second.name, second.weight)
  }
}
