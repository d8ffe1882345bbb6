/// Reads outlines back.
enum OutlineReader {
  static func nodes(of text: String) -> [FixtureNode] {
    FixtureNode.tree(of: text, node: node)
  }

  private static func node(_ line: Substring) -> FixtureNode {
    var scanner = WordScanner(line)
    let kind = scanner.next() ?? ""
    var node = FixtureNode(kind: kind)
    switch kind {
    case "page", "frame", "section", "column", "tab", "alternate", "tree", "grid", "list", "body",
      "badge", "query", "signal", "asset", "decoration", "token":
      node.name = scanner.next()?.unquoted
      if kind == "page" || kind == "frame" { node.title = scanner.next()?.unquoted }
    case "row", "header", "footer", "supplementary":
      node.name = scanner.next()?.unquoted
      return row(node, &scanner)
    case "item":
      // A place and a title, in bars; in a layout's group, sizes.
      let place = scanner.next() ?? ""
      if place.isQuoted {
        // Of a data source.
        node.name = place.unquoted
        break
      }
      guard ["leading", "trailing", "toolbar"].contains(place) else {
        node.say("size", place + " " + scanner.remainder)
        return node
      }
      node.kind = "bar item"
      node.name = scanner.next()?.unquoted ?? place
      node.say("place", place)
    case "when": node.kind = "when " + (scanner.next() ?? "")
    case "content", "text": break
    case "secondary", "subtitle": node.kind = kind + (kind == "secondary" ? " text" : "")
    case "swipe":
      node.kind = "\(scanner.next() ?? "") swipe action"
    case "step", "warning", "error", "environment", "searching", "separators", "scope", "scopes":
      node.say("words", scanner.remainder)
      return node
    default: break
    }
    FacetReader.read(&scanner, into: &node)
    return node
  }

  /// What is shown is said again by the lines below, so that only the rest is taken here.
  private static func row(_ row: FixtureNode, _ scanner: inout WordScanner) -> FixtureNode {
    var row = row
    while let word = scanner.next() {
      if word.isQuoted {
        if row.title == nil { row.title = word.unquoted }
      } else if word.hasSuffix("]<") {
        row.say("leading accessories", word.dropLast(1).inBrackets)
      } else if word.hasPrefix(">[") {
        row.say("accessories", word.dropFirst(1).inBrackets)
      } else if word == "symbol" || word == "asset" || word == "missing" {
        _ = scanner.next()
        if word == "asset" { _ = scanner.next() }
      } else if word == "tap" {
        row.say("tap", scanner.remainder.droppingArrow)
        return row
      } else if word == "height" {
        row.say("height", scanner.next() ?? "")
      } else if word == "expanded" || word == "collapsed" {
        row.say("disclosure", word)
      } else if word != "/", word != "|" {
        row.say(word == "by" ? "by " + (scanner.next() ?? "") : word)
      }
    }
    return row
  }
}

extension StringProtocol {
  fileprivate var inBrackets: String { String(dropFirst().dropLast()) }

  fileprivate var droppingArrow: String {
    hasPrefix("-> ") ? String(dropFirst(3)) : String(self)
  }
}
