/// What Chromium tells assistive technology.
struct BrowserTree {
  /// As Chromium gives them.
  let all: [JSON]
  private var nodes: [String: JSON] = [:]
  private let root: JSON?

  /// Chromium's own words for what ARIA calls otherwise.
  private static let roles = ["image": "img", "Iframe": "iframe", "ComboBoxSelect": "combobox"]
  /// What is no role of ARIA's.
  private static let others: Set<String> = [
    "RootWebArea", "StaticText", "InlineTextBox", "generic", "none", "paragraph", "LabelText",
    "ListMarker", "LineBreak", "MenuListPopup", "option", "sectionheader",
    "sectionfooter",
  ]

  /// The tree of the page that is open, or of a frame in it.
  init(of browser: Browser, frame: String? = nil) async throws {
    let parameters: JSON = frame.map { .object(["frameId": .string($0)]) } ?? [:]
    let answer = try await browser.command("Accessibility.getFullAXTree", parameters)
    all = answer["nodes"]?.array ?? []
    for node in all {
      if let id = node["nodeId"]?.string { nodes[id] = node }
    }
    root = all.first
  }

  var spoken: [String] { root.map(spoken) ?? [] }

  private func spoken(_ node: JSON) -> [String] {
    let children = (node["childIds"]?.array ?? []).compactMap(\.string).compactMap { nodes[$0] }
    let inside = children.flatMap(spoken)
    let role = node["role"]?["value"]?.string ?? "none"
    if node["ignored"] == true || Self.others.contains(role) { return inside }
    let name = node["name"]?["value"]?.string ?? ""
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // The rows of a closed parent can be found, and are not heard.
    if role == "group", words.isEmpty, inside.isEmpty { return [] }
    let own = (Self.roles[role] ?? role) + " " + words
    // ARIA: what is in a button is not heard but for its name. Chromium keeps it in its tree.
    return role == "button" ? [own] : [own] + inside
  }

  // MARK: Lines

  /// What there is to read, one line each: role, name, value, states, and the hint after a dash.
  ///
  /// A cell of a grid adds nothing to its row, and words that a name around them has are not said
  /// again.
  var lines: [String] {
    var lines: [String] = []
    if let root { write(root, depth: 0, said: [], to: &lines) }
    return lines
  }

  private static let boxes = others.union(["gridcell"]).subtracting(["StaticText"])
  /// ARIA: what is in these is not heard.
  private static let leaves: Set<String> = [
    "button", "img", "slider", "textbox", "searchbox", "combobox", "progressbar",
  ]

  private func write(_ node: JSON, depth: Int, said: [String], to lines: inout [String]) {
    let children = (node["childIds"]?.array ?? []).compactMap(\.string).compactMap { nodes[$0] }
    let given = node["role"]?["value"]?.string ?? "none"
    let role = Self.roles[given] ?? given
    let name = (node["name"]?["value"]?.string ?? "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let indent = String(repeating: "  ", count: depth)
    if node["ignored"] == true || Self.boxes.contains(given) {
      for child in children { write(child, depth: depth, said: said, to: &lines) }
    } else if role == "StaticText" {
      let isNew = !said.contains { $0.contains(name) }
      if isNew, name.contains(where: { $0.isLetter || $0.isNumber }) {
        lines.append(indent + "\"\(name)\"")
      }
    } else {
      let start = lines.count
      for child in children where !Self.leaves.contains(role) {
        write(child, depth: depth + 1, said: said + [name], to: &lines)
      }
      if name.isEmpty, lines.count == start, ["group", "status"].contains(role) { return }
      let words = [role] + (name.isEmpty ? [] : ["\"\(name)\""]) + states(of: node, role)
      lines.insert(indent + words.joined(separator: " "), at: start)
    }
  }

  private func states(of node: JSON, _ role: String) -> [String] {
    var properties: [String: JSON] = [:]
    for property in node["properties"]?.array ?? [] {
      if let name = property["name"]?.string { properties[name] = property["value"]?["value"] }
    }
    var words: [String] = []
    if let value = node["value"]?["value"] {
      let shown = properties["valuetext"]?.string ?? value.string ?? ""
      let number = value.number.map { "\(Int($0.rounded()))" } ?? ""
      if !(shown + number).isEmpty { words.append("= \(shown.isEmpty ? number : shown)") }
    }
    if ["heading", "treeitem"].contains(role), let level = properties["level"]?.number {
      words.append("\(Int(level))")
    }
    if let isOpen = properties["expanded"]?.bool { words.append(isOpen ? "expanded" : "collapsed") }
    if properties["selected"] == true { words.append("selected") }
    if let checked = properties["checked"]?.string {
      words.append(checked == "true" ? "on" : "off")
    }
    if properties["pressed"]?.string == "true" { words.append("pressed") }
    if properties["disabled"] == true { words.append("disabled") }
    if let hint = node["description"]?["value"]?.string, !hint.isEmpty { words.append("— \(hint)") }
    return words
  }
}
