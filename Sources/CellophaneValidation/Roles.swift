/// What ARIA and HTML say of roles and controls, as far as the rules need it.
enum Roles {
  /// ARIA: the roles that need one of these around them.
  static let parents: [String: [String]] = [
    "row": ["grid", "rowgroup", "table", "treegrid"],
    "rowgroup": ["grid", "table", "treegrid"],
    "gridcell": ["row"],
    "columnheader": ["row"],
    "rowheader": ["row"],
    "treeitem": ["tree", "group", "treeitem"],
    "option": ["listbox", "group"],
    "tab": ["tablist"],
    "listitem": ["list"],
    "menuitem": ["menu", "menubar", "group"],
    "menuitemcheckbox": ["menu", "menubar", "group"],
    "menuitemradio": ["menu", "menubar", "group"],
  ]

  /// Roles that stand between a parent and its child without counting.
  private static let generic: Set<String> = ["none", "presentation", "generic"]

  private static let controls: Set<String> = [
    "button", "link", "checkbox", "switch", "radio", "option", "tab", "menuitem",
    "menuitemcheckbox", "menuitemradio", "slider", "spinbutton", "textbox", "searchbox",
    "combobox",
  ]

  /// The role that an element has for those inside it; `nil` for one that is only a box.
  static func role(of tag: StartTag) -> String? {
    if let role = tag[.role] {
      let first = String(role.split(separator: " ").first ?? "")
      return generic.contains(first) || first.isEmpty ? nil : first
    }
    return implicit(tag)
  }

  private static func implicit(_ tag: StartTag) -> String? {
    switch tag.name {
    case .ul, .ol: "list"
    case .li: "listitem"
    case .nav: "navigation"
    case .main: "main"
    case .aside: "complementary"
    case .table: "table"
    case .tbody, .thead: "rowgroup"
    case .tr: "row"
    case .td: "cell"
    case .th: "columnheader"
    case .dialog: "dialog"
    case .form: "form"
    case .a: tag[.href] == nil ? nil : "link"
    case .button, .summary: "button"
    case .section: tag[.ariaLabel] == nil && tag[.ariaLabelledby] == nil ? nil : "region"
    case .h1, .h2, .h3, .h4, .h5, .h6: "heading"
    default: nil
    }
  }

  /// Whether something can be done with the element itself.
  static func isControl(_ tag: StartTag) -> Bool {
    switch tag.name {
    case .a: tag[.href] != nil
    case .input: tag[.type] != "hidden"
    case .button, .select, .textarea, .summary, .iframe: true
    default: tag[.tabindex] != nil || tag[.role].map(controls.contains) ?? false
    }
  }

  /// HTML: whether the element's content may hold no control.
  static func refusesControls(_ tag: StartTag) -> Bool {
    switch tag.name {
    case .a: tag[.href] != nil
    case .button, .summary: true
    default: tag[.role].map(controls.contains) ?? false
    }
  }

  /// The element in a sentence: `'a'`, `'div' of role 'button'`.
  static func spoken(_ tag: StartTag) -> String {
    let name = tag.name == .other ? "an element" : "'\(tag.name.rawValue)'"
    return tag[.role].map { "\(name) of role '\($0)'" } ?? name
  }
}
