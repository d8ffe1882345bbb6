/// What a screen reader finds on a page: roles, names, values and states, each with what is in it.
///
/// ARIA: names are computed as "Accessible Name and Description Computation" says, as far as pages
/// of this package use it: labels by reference and by text, a control's own, then content.
package struct AccessibilityTree {
  package struct Node: Hashable, Sendable {
    /// ARIA's; `text` for words outside any other.
    package var role: String
    package var name: String
    /// In the order in which they are said: `expanded`, `selected`, `level=2`.
    package var states: [String]
    package var children: [Node]
    /// The element's own id.
    package var id: String?
    /// The count of start tags before its element in the page; `nil` for words.
    package var ordinal: Int?
  }

  /// What is on the page beside its frame.
  package private(set) var nodes: [Node] = []

  /// Reads a well-formed page as it is before a reader does anything.
  package init(of page: [UInt8]) throws(GrammarError) {
    let reader = try MarkupReader(grammar: nil)
    var elements = PageElementReader()
    page.withUnsafeBytes {
      reader.read($0, attributes: Set(AttributeName.allCases), into: &elements)
    }
    guard let root = elements.root else { return }
    nodes = AccessibilityWriter(names: AccessibleNames(byID: elements.byID)).nodes(in: root)
  }
}

/// Makes nodes of elements.
struct AccessibilityWriter {
  let names: AccessibleNames

  func nodes(in element: PageElement) -> [AccessibilityTree.Node] {
    var nodes: [AccessibilityTree.Node] = []
    for child in element.children {
      switch child {
      case .text(let text):
        let words = AccessibleNames.words(of: text)
        if !words.isEmpty { nodes.add(text: words) }
      case .element(let child) where names.isHidden(child): continue
      case .element(let child):
        if let role = child.role {
          nodes.append(node(child, role))
        } else {
          for inner in self.nodes(in: child) {
            if inner.role == "text", child.isInline {
              nodes.add(text: inner.name)
            } else {
              nodes.append(inner)
            }
          }
        }
      }
    }
    return nodes
  }

  private func node(_ element: PageElement, _ role: String) -> AccessibilityTree.Node {
    let name = names.name(of: element, role)
    var children = element.hasPresentationalChildren(role) ? [] : nodes(in: element)
    // What is said already is not said again.
    if children.allSatisfy({ $0.role == "text" }), names.takesNameFromContent(role) {
      let isSaid = children.map(\.name).joined(separator: " ") == name
      if isSaid { children = [] }
    }
    return AccessibilityTree.Node(
      role: role, name: name, states: states(of: element, role), children: children,
      id: element[.id], ordinal: element.tag.ordinal)
  }

  private func states(of element: PageElement, _ role: String) -> [String] {
    var states: [String] = []
    func add(_ attribute: AttributeName, _ word: String) {
      if element[attribute] == "true" { states.append(word) }
    }
    if let checked = element[.ariaChecked] ?? element[.checked] {
      states.append(checked == "false" ? "not checked" : "checked")
    }
    add(.ariaCurrent, "current")
    if element[.ariaDisabled] == "true" || element[.disabled] != nil { states.append("disabled") }
    if let expanded = element[.ariaExpanded] {
      states.append(expanded == "true" ? "expanded" : "collapsed")
    }
    if let level = element.headingLevel(role) { states.append("level=\(level)") }
    add(.ariaPressed, "pressed")
    add(.ariaSelected, "selected")
    if let value = element[.ariaValuetext] ?? element[.ariaValuenow] ?? element.fieldValue(role) {
      states.append("value=\(value)")
    }
    if let words = element[.ariaDescription] { states.append("description=\(words)") }
    if let words = names.description(of: element) { states.append("description=\(words)") }
    return states
  }
}

extension PageElement {
  /// ARIA: roles of which only the name is heard.
  fileprivate func hasPresentationalChildren(_ role: String) -> Bool {
    switch role {
    case "button", "checkbox", "img", "math", "menuitemcheckbox", "menuitemradio", "meter",
      "option", "progressbar", "radio", "scrollbar", "separator", "slider", "switch", "tab":
      true
    default: tag.name == .select || tag.name == .iframe
    }
  }

  fileprivate func headingLevel(_ role: String) -> String? {
    if let level = self[.ariaLevel] { return level }
    guard role == "heading" else { return nil }
    switch tag.name {
    case .h1: return "1"
    case .h2: return "2"
    case .h3: return "3"
    case .h4: return "4"
    case .h5: return "5"
    case .h6: return "6"
    default: return nil
    }
  }

  fileprivate func fieldValue(_ role: String) -> String? {
    guard tag.name == .input, let value = self[.value], !value.isEmpty else { return nil }
    switch role {
    case "textbox", "searchbox", "combobox", "slider", "spinbutton": return value
    default: return nil
    }
  }
}

extension [AccessibilityTree.Node] {
  /// Adds words, to those before them where nothing stands between.
  fileprivate mutating func add(text: String) {
    if let last = indices.last, self[last].role == "text" {
      self[last].name += " " + text
    } else {
      append(AccessibilityTree.Node(role: "text", name: text, states: [], children: []))
    }
  }
}
