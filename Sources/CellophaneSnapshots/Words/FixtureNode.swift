/// Something that a fixture tells of, read back from its text: a row, a section, a text, a button.
struct FixtureNode: Hashable, Sendable {
  /// One thing that is said about it.
  struct Facet: Hashable, Sendable {
    /// `colour`, `font`; what a mere word says is its own name.
    var name: String
    /// `nil` for a mere word, which holds or does not.
    var value: String?
  }

  /// What it is: `row`, `text`, `when selected`; empty for what only holds others together.
  var kind: String
  /// What tells it from others of its kind; `nil` for a part of what it stands in.
  var name: String?
  /// What people call it where that is not its name.
  var title: String?
  var facets: [Facet] = []
  var children: [FixtureNode] = []

  /// Whether people speak of it by itself, and not as a part of something else.
  var isItem: Bool { name != nil }

  mutating func say(_ name: String, _ value: String? = nil) {
    facets.append(Facet(name: name, value: value))
  }
}

extension FixtureNode {
  /// Makes a tree of nodes that come one after the other, each with its level.
  static func tree(of nodes: some Sequence<(level: Int, node: FixtureNode)>) -> [FixtureNode] {
    var open: [(level: Int, node: FixtureNode)] = [(-1, FixtureNode(kind: ""))]
    func close(_ level: Int) {
      while open.count > 1, open[open.count - 1].level >= level {
        let closed = open.removeLast().node
        open[open.count - 1].node.children.append(closed)
      }
    }
    for next in nodes {
      close(next.level)
      open.append(next)
    }
    close(0)
    return open[0].node.children
  }

  /// Makes a tree of lines, of which each is as deep as it is indented.
  static func tree(of text: String, node: (Substring) -> FixtureNode) -> [FixtureNode] {
    tree(
      of: text.split(separator: "\n").map { line in
        let words = line.drop { $0 == " " }
        return (level: line.utf8.count - words.utf8.count, node: node(words))
      })
  }
}
