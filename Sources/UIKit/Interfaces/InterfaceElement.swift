/// An element of a nib or a storyboard, as Interface Builder writes it.
struct InterfaceElement: Decodable, Sendable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [InterfaceElement] = []
  /// The text between its tags.
  var text: String?

  subscript(name: String) -> String? { attributes[name] }

  /// What connections and constraints call it.
  var id: String? { self["id"] }

  /// The element that stands for a property.
  func value(_ key: String) -> InterfaceElement? {
    children.first { $0["key"] == key }
  }

  /// What an element of a name holds; empty without one.
  func contents(_ name: String) -> [InterfaceElement] {
    children.first { $0.name == name }?.children ?? []
  }

  /// Itself and everything in it, the outermost first.
  var everything: [InterfaceElement] { [self] + children.flatMap(\.everything) }

  // MARK: Values

  func number(_ name: String) -> CGFloat? { self[name].flatMap(Double.init).map { CGFloat($0) } }

  func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// A text, which is an attribute, or an element where it has several lines.
  func string(_ key: String) -> String? {
    self[key]
      ?? value(key).flatMap { ["string", "mutableString"].contains($0.name) ? $0.text : nil }
  }

  func point(_ key: String) -> CGPoint? {
    value(key).map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
  }

  func size(_ key: String) -> CGSize? {
    value(key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
  }

  func rect(_ key: String) -> CGRect? {
    guard let point = point(key), let size = size(key) else { return nil }
    return CGRect(origin: point, size: size)
  }

  /// Insets, of which Interface Builder writes the ends as the largest coordinates.
  func insets(_ key: String) -> UIEdgeInsets? {
    value(key).map {
      UIEdgeInsets(
        top: $0.number("minY") ?? $0.number("top") ?? 0,
        left: $0.number("minX") ?? $0.number("left") ?? 0,
        bottom: $0.number("maxY") ?? $0.number("bottom") ?? 0,
        right: $0.number("maxX") ?? $0.number("right") ?? 0)
    }
  }

  /// The case of a type whose cases have Interface Builder's names.
  func choice<Case>(_ name: String, _ cases: KeyValuePairs<String, Case>) -> Case? {
    self[name].flatMap { word in cases.first { $0.key == word }?.value }
  }
}
