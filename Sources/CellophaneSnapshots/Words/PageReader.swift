internal import CellophaneValidation
internal import Foundation

/// Reads pages back: the names of rows, and what classes, attributes and custom properties say.
enum PageReader {
  static func nodes(of page: [UInt8]) throws(GrammarError) -> [FixtureNode] {
    try MarkupText(of: page).root.map { [node($0)] } ?? []
  }

  private static func node(_ element: MarkupElement) -> FixtureNode {
    let classes = element["class"]?.split(separator: " ").map(String.init) ?? []
    var node = FixtureNode(kind: kind(of: element, classes))
    node.name = name(of: element, node.kind)
    for word in classes { say(word, into: &node) }
    for attribute in element.attributes { say(attribute, into: &node) }
    for child in element.children {
      switch child {
      case .text(let text):
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !words.isEmpty { node.say("text", "\"\(words)\"") }
      case .element(let child) where child.name == "use":
        node.say("symbol", String(child["href"]?.dropFirst("#symbol-".count) ?? ""))
      case .element(let child): node.children.append(Self.node(child))
      }
    }
    if node.isItem { node.title = title(of: node, element) }
    return node
  }

  private static func kind(of element: MarkupElement, _ classes: [String]) -> String {
    switch (element.name, classes.first) {
    case ("html", _): "page"
    case ("link", _): "style file"
    case ("script", _): "script"
    case ("svg", "symbol"?): "symbol"
    case (_, "page"?), (_, "cell-texts"?), (_, "rows"?), (_, "chunk"?), (_, "children"?),
      (_, "leading-accessories"?), (_, "trailing-accessories"?), ("body", _):
      ""
    case (_, "cell-text"?): "text"
    case (_, "cell-secondary-text"?): "secondary text"
    case (_, "cell-image"?): "image"
    case (_, "accessory"?):
      (classes.dropFirst().prefix(1).map(\.spaced) + ["accessory"])
        .joined(separator: " ")
    case (_, let first?): first.spaced
    case (let name, nil): name
    }
  }

  private static func name(of element: MarkupElement, _ kind: String) -> String? {
    switch kind {
    case "row":
      let path = element["id"].map { $0.drop { $0 != "/" }.dropFirst() }
      return path.map { $0.removingPercentEncoding ?? String($0) }
    case "section": return element["id"].map { String($0.drop { $0 != "~" }.dropFirst()) }
    case "style file": return element["href"]
    case "script": return element["src"]
    case "meta": return element["name"] ?? element["http-equiv"] ?? ""
    case "page", "frame", "header", "footer", "supplementary", "collection", "alternate":
      return element["id"] ?? ""
    default: return element.name == "symbol" ? element["id"] : nil
    }
  }

  private static func title(of node: FixtureNode, _ element: MarkupElement) -> String? {
    switch node.kind {
    case "row", "header", "footer", "supplementary": node.firstText
    case "page": nil
    default: element["aria-label"]
    }
  }

  private static func say(_ word: String, into node: inout FixtureNode) {
    if word.spaced == node.kind || node.kind.hasPrefix(word.spaced + " ") { return }
    for (prefix, name) in [
      ("content-", "style"), ("background-", "background style"), ("appearance-", "appearance"),
    ] where word.hasPrefix(prefix) {
      return node.say(name, word.dropFirst(prefix.count).camelCased)
    }
    let isKind = ["page", "cell-texts", "rows", "chunk", "children", "cell-text", "image"]
    if !isKind.contains(word), word != "accessory", !word.hasSuffix("-accessories"),
      !word.hasPrefix("cell-"), word != "symbol"
    {
      node.say(word.spaced)
    }
  }

  private static func say(_ attribute: MarkupElement.Attribute, into node: inout FixtureNode) {
    let (name, value) = (attribute.name, attribute.value)
    switch name {
    case "class": return
    case "id", "aria-labelledby": if !node.isItem { node.say(name, value) }
    case "style": StyleReader.read(value, into: &node)
    case "href" where node.kind == "style file": return
    case "src" where node.kind == "script": return
    case "href": node.say("link", value)
    case "src": node.say("file", value)
    case "role": node.say("role", value)
    case "aria-expanded": node.say("disclosure", value == "true" ? "expanded" : "collapsed")
    default:
      let words = ["aria-", "data-"].first(where: name.hasPrefix).map { name.dropFirst($0.count) }
      node.say((words ?? name[...]).spaced, value)
    }
  }
}

extension FixtureNode {
  /// The first words in it.
  fileprivate var firstText: String? {
    if let text = facets.first(where: { $0.name == "text" })?.value { return text.unquoted }
    for child in children where child.kind != "row" {
      if let text = child.firstText { return text }
    }
    return nil
  }
}

extension StringProtocol {
  var spaced: String { split(separator: "-").joined(separator: " ") }

  /// `system-red` as `systemRed`.
  var camelCased: String {
    let words: [String] = split(separator: "-").map { String($0) }
    let others: [String] = words.dropFirst().map { word in
      word.prefix(1).uppercased() + String(word.dropFirst())
    }
    return words.prefix(1).joined() + others.joined()
  }
}
