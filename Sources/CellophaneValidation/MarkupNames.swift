/// The elements that rules look at; every other is `other`.
enum ElementName: String, CaseIterable {
  case a, button, input, select, textarea, summary, label, iframe, script, link, img, use, source
  case html, head, body, div, span, section, ul, ol, li, nav, main, header, footer, aside, table
  case datalist, noscript, option
  case tr, td, th, tbody, thead, dialog, form, h1, h2, h3, h4, h5, h6, p, svg, template
  case other
}

/// The attributes that rules look at.
enum AttributeName: String, CaseIterable {
  case id, href, src, role, type, tabindex
  case `for`, list, form
  case ariaControls = "aria-controls"
  case ariaLabelledby = "aria-labelledby"
  case ariaDescribedby = "aria-describedby"
  case ariaOwns = "aria-owns"
  case ariaActivedescendant = "aria-activedescendant"
  case ariaDetails = "aria-details"
  case ariaLabel = "aria-label"
  case popovertarget, shadowrootmode

  // What only the accessibility tree reads.
  case alt, checked, `class`, disabled, hidden, placeholder, popover, selected, value
  case ariaChecked = "aria-checked"
  case ariaCurrent = "aria-current"
  case ariaDescription = "aria-description"
  case ariaDisabled = "aria-disabled"
  case ariaExpanded = "aria-expanded"
  case ariaHidden = "aria-hidden"
  case ariaLevel = "aria-level"
  case ariaMultiselectable = "aria-multiselectable"
  case ariaPressed = "aria-pressed"
  case ariaSelected = "aria-selected"
  case ariaValuenow = "aria-valuenow"
  case ariaValuetext = "aria-valuetext"
  case dataDisplayed = "data-displayed"
  case dataEditing = "data-editing"
  case dataSelected = "data-selected"
  case dataShown = "data-shown"
  case dataWhen = "data-when"

  /// The names that the rules look at.
  static let ofRules: Set<AttributeName> = [
    .id, .href, .src, .role, .type, .tabindex, .for, .list, .form, .ariaControls, .ariaLabelledby,
    .ariaDescribedby, .ariaOwns, .ariaActivedescendant, .ariaDetails, .ariaLabel, .popovertarget,
    .shadowrootmode,
  ]

  /// Whether the value names ids of the same page, separated by spaces.
  var namesIds: Bool {
    switch self {
    case .ariaControls, .ariaLabelledby, .ariaDescribedby, .ariaOwns, .ariaActivedescendant,
      .ariaDetails, .for, .list, .form, .popovertarget:
      true
    default: false
    }
  }
}

/// A start tag as rules see it: its names, and the values of the attributes that they look at.
struct StartTag {
  /// The count of start tags before it in the page.
  var ordinal: Int
  var name: ElementName
  var attributes: [(name: AttributeName, value: String)]

  subscript(name: AttributeName) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// What a reader hands on while it goes through a page.
protocol MarkupHandler {
  mutating func start(_ tag: StartTag)
  mutating func end()
  mutating func text(_ text: String)
  mutating func error(_ error: MarkupError)
}

extension MarkupHandler {
  mutating func text(_ text: String) {}
}
