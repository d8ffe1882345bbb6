/// A text of marked up elements, with every name as it is written.
package struct MarkupText: Hashable, Sendable {
  /// The outermost element, as far as it could be read.
  package private(set) var root: MarkupElement?
  /// The line, from 1, of the first thing that is not well-formed; `nil` where all of it is.
  package private(set) var brokenLine: Int?

  package init(of page: [UInt8]) throws(GrammarError) {
    let reader = try MarkupReader(grammar: nil)
    (root, brokenLine) = page.withUnsafeBytes { reader.tree(of: $0) }
  }
}

/// An element with what stands in it.
package struct MarkupElement: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  package enum Child: Hashable, Sendable {
    case element(MarkupElement)
    case text(String)
  }

  package var name: String
  /// In written order.
  package var attributes: [Attribute] = []
  package var children: [Child] = []

  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
