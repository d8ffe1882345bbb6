internal import CellophaneDocument

/// Reads what custom properties say of an element.
enum StyleReader {
  static func read(_ style: String, into node: inout FixtureNode) {
    for declaration in style.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let property = parts[0].drop { $0 == "-" || $0 == " " }
      var words = property.split(separator: "-")
      let states = words.prefix { self.states.contains($0) }
      words.removeFirst(states.count)
      let base = words.joined(separator: "-")
      let condition = states.isEmpty ? "" : " when " + states.joined(separator: "+")
      guard let value = value(parts[1], of: base) else { continue }
      node.say((names[base] ?? base.spaced) + condition, value)
    }
  }

  private static let states = Set(ResolvedState.allCases.map { Substring($0.rawValue) })

  private static let names = [
    "text-color": "colour", "text-size": "font", "text-weight": "weight",
    "background-color": "background colour", "background-radius": "background corner radius",
    "fill": "background colour", "radius": "corner radius", "image-color": "colour",
    "accessory-color": "colour", "action-background": "colour", "text-alignment": "alignment",
    "symbol-size": "size", "symbol-weight": "weight",
  ]

  /// A value in words; `nil` where it only leads to what rules say anyway.
  private static func value(_ written: Substring, of base: String) -> String? {
    var value = written
    // A state's value stands after its conditions, the normal one at the end of a chain.
    while value.hasPrefix("var(--on-"), let end = value.firstIndex(of: " ") {
      value = value[value.index(after: end)...]
    }
    while value.hasPrefix("var(--"), value.hasSuffix(")"), let comma = value.firstIndex(of: ",") {
      value = value[value.index(after: comma)...].dropLast()
    }
    guard value.hasPrefix("var(--"), value.hasSuffix(")") else { return String(value) }
    let name = value.dropFirst("var(--".count).dropLast()
    if name.hasSuffix(base) { return nil }
    return (name.hasSuffix("-size") ? name.dropLast("-size".count) : name).camelCased
  }
}
