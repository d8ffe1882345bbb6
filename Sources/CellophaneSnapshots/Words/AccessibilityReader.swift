/// Reads accessibility trees back.
enum AccessibilityReader {
  static func nodes(of text: String) -> [FixtureNode] {
    FixtureNode.tree(of: text, node: node)
  }

  private static func node(_ line: Substring) -> FixtureNode {
    var scanner = WordScanner(line.hasPrefix("- ") ? line.dropFirst(2) : line)
    var role = scanner.next() ?? ""
    var node = FixtureNode(kind: "")
    var isFollowed = false
    func ends(_ word: inout String) {
      isFollowed = word.hasSuffix(":")
      if isFollowed { word.removeLast() }
    }
    ends(&role)
    node.kind = role
    while !isFollowed, var word = scanner.next() {
      ends(&word)
      if word.isQuoted {
        node.name = word.unquoted
      } else if word.hasPrefix("[") {
        let state = word.dropFirst().dropLast()
        if let sign = state.firstIndex(of: "=") {
          node.say(String(state[..<sign]), String(state[state.index(after: sign)...]))
        } else if let name = choices[String(state)] {
          node.say(name, String(state))
        } else {
          node.say(String(state))
        }
      } else {
        node.say(word)
      }
    }
    if !scanner.isAtEnd { node.say("text", scanner.remainder) }
    return node
  }

  /// States of which one is said at a time.
  private static let choices = [
    "expanded": "disclosure", "collapsed": "disclosure", "checked": "value",
    "not checked": "value",
  ]
}
