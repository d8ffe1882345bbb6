/// An element of a page with what the accessibility tree is made of.
final class PageElement {
  enum Child {
    case element(PageElement)
    case text(String)
  }

  let tag: StartTag
  unowned let parent: PageElement?
  var children: [Child] = []

  init(_ tag: StartTag, in parent: PageElement?) {
    self.tag = tag
    self.parent = parent
  }

  subscript(name: AttributeName) -> String? { tag[name] }

  /// ARIA: the role that it gives itself, else HTML's for its tag; `nil` for a mere box.
  var role: String? {
    if let role = Roles.role(of: tag) { return role == "section" ? nil : role }
    if tag[.role] != nil { return nil }
    switch tag.name {
    case .img: return self[.alt] == "" ? nil : "img"
    case .select: return "combobox"
    case .textarea: return "textbox"
    case .iframe: return "iframe"
    case .input: return inputRole
    default: return nil
    }
  }

  private var inputRole: String? {
    switch self[.type] {
    case "search": self[.list] == nil ? "searchbox" : "combobox"
    case "checkbox": "checkbox"
    case "radio": "radio"
    case "range": "slider"
    case "number": "spinbutton"
    case "button", "submit", "reset": "button"
    case "hidden": nil
    default: self[.list] == nil ? "textbox" : "combobox"
    }
  }

  var classes: [Substring] { self[.class]?.split(separator: " ") ?? [] }
}

/// Puts the elements of a page together while it is read.
struct PageElementReader: MarkupHandler {
  private(set) var root: PageElement?
  private(set) var byID: [String: PageElement] = [:]
  private var open: [PageElement] = []

  mutating func start(_ tag: StartTag) {
    let element = PageElement(tag, in: open.last)
    if let parent = open.last { parent.children.append(.element(element)) } else { root = element }
    if let id = tag[.id], byID[id] == nil { byID[id] = element }
    open.append(element)
  }

  mutating func end() { open.removeLast() }

  mutating func text(_ text: String) { open.last?.children.append(.text(text)) }

  mutating func error(_ error: MarkupError) {}
}
