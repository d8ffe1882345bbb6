internal import CellophaneDocument

/// Reads what an outline says of a node after its name, by the words that outlines are written with.
enum FacetReader {
  static func read(_ scanner: inout WordScanner, into node: inout FixtureNode) {
    while let word = scanner.next() {
      if word == "->" {
        node.say("outcome", scanner.remainder)
        return
      } else if word.isQuoted {
        node.say("text", word)
      } else if let facet = OutlineFacet(word, in: node.kind), !scanner.isAtEnd {
        node.say(facet.name, scanner.next() ?? "")
      } else if OutlineChoice.isColor(word) {
        node.say("colour", word)
      } else if OutlineChoice.isFont(word) {
        node.say("font", word)
      } else if let name = OutlineChoice.names[word] {
        node.say(name, word)
      } else {
        node.say(word)
      }
    }
  }
}
