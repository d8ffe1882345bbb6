/// Works out what elements are called.
struct AccessibleNames {
  let byID: [String: PageElement]

  /// Whether nobody hears of an element: by its attributes, and by what the pages' stylesheets do
  /// not show without a reader's doing.
  func isHidden(_ element: PageElement) -> Bool {
    switch element.tag.name {
    case .template, .script, .noscript, .head, .link, .datalist, .dialog: return true
    case .svg: return element[.role] == nil
    default: break
    }
    if element[.ariaHidden] == "true" || element[.hidden] == "hidden" { return true }
    if element[.popover] != nil || element.isBodyForOtherStates { return true }
    let classes = element.classes
    if classes.contains("alternate") { return true }
    if classes.contains("tab-panel") { return element[.dataShown] == nil }
    if classes.contains("children"), element.parent?[.ariaExpanded] == "false" { return true }
    if classes.contains("rows") || classes.contains("layout-scroller") { return !element.hasRows }
    if classes.contains("accessory") { return !isDisplayed(element, classes) }
    return classes.contains("frame-title")
  }

  /// Whether an accessory is seen in the mode that its list is in.
  private func isDisplayed(_ accessory: PageElement, _ classes: [Substring]) -> Bool {
    let editsOnly: Set<Substring> = ["delete", "insert", "reorder", "multiselect"]
    let displayed =
      accessory[.dataDisplayed]
      ?? (classes.contains(where: editsOnly.contains) ? "editing" : "always")
    return displayed == "always" || (displayed == "editing") == accessory.isInEditing
  }

  func name(of element: PageElement, _ role: String) -> String {
    if let ids = element[.ariaLabelledby] {
      let name = Self.words(of: text(ofIDs: ids))
      if !name.isEmpty { return name }
    }
    if let label = element[.ariaLabel].map(Self.words(of:)), !label.isEmpty { return label }
    if let own = ownName(of: element), !own.isEmpty { return Self.words(of: own) }
    return takesNameFromContent(role) ? Self.words(of: content(of: element)) : ""
  }

  func description(of element: PageElement) -> String? {
    guard let ids = element[.ariaDescribedby] else { return nil }
    let words = text(ofIDs: ids)
    return words.isEmpty ? nil : Self.words(of: words)
  }

  /// ARIA: roles that may be called by what is in them.
  func takesNameFromContent(_ role: String) -> Bool {
    switch role {
    case "button", "cell", "checkbox", "columnheader", "gridcell", "heading", "link", "menuitem",
      "menuitemcheckbox", "menuitemradio", "option", "radio", "row", "rowheader", "switch", "tab",
      "treeitem":
      true
    default: false
    }
  }

  /// HTML: what an element's own attributes or its label call it.
  private func ownName(of element: PageElement) -> String? {
    switch element.tag.name {
    case .img: element[.alt]
    case .input, .select, .textarea:
      element.label.map { content(of: $0, in: Traversal(field: element)) }
        ?? element[.placeholder]
    default: nil
    }
  }

  private func text(ofIDs ids: String) -> String {
    ids.split(separator: " ").compactMap { byID[String($0)] }
      .map { text(of: $0, in: Traversal(isReferred: true), isStart: true) }
      .joined(separator: " ")
  }

  /// From where words are gathered.
  private struct Traversal {
    /// References are followed once.
    var isReferred = false
    /// The field that is being named, which is no part of its own label.
    var field: PageElement?
  }

  private func text(
    of element: PageElement, in traversal: Traversal, isStart: Bool = false
  ) -> String {
    if element === traversal.field || !isStart && isHidden(element) { return "" }
    if let value = element.embeddedValue { return value }
    if !traversal.isReferred, let ids = element[.ariaLabelledby] {
      let words = text(ofIDs: ids)
      if !words.isEmpty { return words }
    }
    if let label = element[.ariaLabel], !label.isEmpty { return label }
    return element.tag.name == .img ? element[.alt] ?? "" : content(of: element, in: traversal)
  }

  private func content(of element: PageElement, in traversal: Traversal = Traversal()) -> String {
    var words = ""
    for child in element.children {
      switch child {
      case .text(let text): words += text
      case .element(let child):
        let inner = text(of: child, in: traversal)
        if child.isInline { words += inner } else { words += " " + inner + " " }
      }
    }
    return words
  }

  /// The text with each white space as one space, and none around it.
  static func words(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension PageElement {
  fileprivate var hasRows: Bool {
    children.contains { child in
      guard case .element(let child) = child else { return false }
      return child.classes.contains("row") || child.hasRows
    }
  }

  /// Whether its words belong to those around it: a run of a text does, other spans stand alone.
  var isInline: Bool {
    tag.name == .span && classes.allSatisfy { $0 == "run" }
  }

  /// What a field adds to the words around it: ARIA has its value there, not its name.
  fileprivate var embeddedValue: String? {
    switch role {
    case "combobox" where tag.name == .select: chosenOption
    case "combobox", "searchbox", "slider", "spinbutton", "textbox":
      self[.ariaValuetext] ?? self[.ariaValuenow] ?? (tag.name == .input ? self[.value] ?? "" : nil)
    default: nil
    }
  }

  /// HTML: what a closed list of options shows, the first where none is chosen.
  private var chosenOption: String {
    let options = elements.filter { $0.tag.name == .option }
    let chosen = options.last { $0[.selected] != nil } ?? options.first
    return chosen?.children.reduce(into: "") { words, child in
      if case .text(let text) = child { words += text }
    } ?? ""
  }

  /// The label that it stands in.
  fileprivate var label: PageElement? {
    var next = parent
    while let element = next {
      if element.tag.name == .label { return element }
      next = element.parent
    }
    return nil
  }
}
