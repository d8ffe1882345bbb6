extension AccessibilityTree {
  /// One line a node, two spaces a level, in the form of Playwright's aria snapshots:
  /// `- treeitem "Marx" [expanded]:`.
  package var text: String { nodes.text }

  /// What is in the element of an id; `nil` where none has it.
  package func nodes(inID id: String) -> [Node]? {
    func find(in nodes: [Node]) -> [Node]? {
      nodes.lazy.compactMap { $0.id == id ? $0.children : find(in: $0.children) }.first
    }
    return find(in: nodes)
  }
}

extension [AccessibilityTree.Node] {
  /// The nodes as the text of a tree has them.
  package var text: String {
    var lines: [String] = []
    for node in self { node.write(to: &lines, level: 0) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension AccessibilityTree.Node {
  fileprivate func write(to lines: inout [String], level: Int) {
    let start = String(repeating: "  ", count: level) + "- "
    guard role != "text" else { return lines.append(start + "text: " + Self.quoted(name)) }
    var line = start + role
    if !name.isEmpty { line += " " + Self.quoted(name) }
    for state in states { line += " [\(state)]" }
    if children.count == 1, children[0].role == "text" {
      return lines.append(line + ": " + Self.quoted(children[0].name))
    }
    lines.append(children.isEmpty ? line : line + ":")
    for child in children { child.write(to: &lines, level: level + 1) }
  }

  private static func quoted(_ words: String) -> String {
    var text = "\""
    for character in words {
      switch character {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default: text.append(character)
      }
    }
    return text + "\""
  }
}
