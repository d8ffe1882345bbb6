/// An element of a file that somebody else drew.
struct DrawnElement {
  /// Without a prefix.
  var name: String
  /// Whether it is of SVG or of no namespace.
  var isSVG: Bool
  /// Whether it is of HTML, which does in a drawing what it does on a page.
  var isHTML = false
  /// With the prefix `xlink` where they are of XLink; those of other namespaces are left out.
  var attributes: [(name: String, value: String)]
  /// From 1.
  var line: Int

  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// What a reader hands the elements of such a file to.
protocol ElementVisitor {
  /// - Returns: Whether to go on.
  mutating func start(_ element: DrawnElement) -> Bool
  mutating func end()
  /// - Returns: Whether to go on.
  mutating func text(_ text: String) -> Bool
}

extension ElementVisitor {
  mutating func text(_ text: String) -> Bool { true }
}
