/// The rules that a grammar cannot hold: identity, references, nesting and roles.
///
/// One pass; what it finds is placed later, by the ordinal of the tag.
struct PageRules: MarkupHandler {
  /// A finding that still has to be placed.
  struct Pending {
    var place: MarkupError.Place
    var rule: String
    var attribute: String?
    var element: String?
    var message: String
  }

  private(set) var pending: [Pending] = []
  private(set) var links: [(target: String, ordinal: Int, attribute: AttributeName)] = []
  private var ids: Set<String> = []
  private var references: [Reference] = []
  /// The ids in the template that is open, whose content is no part of the page yet.
  private var inertIDs: Set<String>?
  private var templateIDs: Set<String> = []
  private var opened: [Opened] = []
  private var hasLostStructure = false

  private struct Reference {
    var id: String
    var ordinal: Int
    var attribute: AttributeName
    /// Whether it stands in a template.
    var isInert: Bool
  }

  private struct Opened {
    var name: ElementName
    /// Whether its content is no part of the page yet.
    var isInert: Bool
    /// The nearest role that is not generic, this element's or an ancestor's.
    var role: String?
    /// The nearest element around or here whose content may not be interactive.
    var control: StartTag?
  }

  mutating func start(_ tag: StartTag) {
    collectIdentity(tag)
    collectLinks(tag)
    let parent = opened.last
    checkNesting(tag, in: parent)
    let role = Roles.role(of: tag)
    // Where a template's content comes to stand is not known.
    if let role, parent?.name != .template { checkParent(of: role, tag, in: parent?.role) }
    let isShadow = tag[.shadowrootmode] != nil
    // Ids in a shadow tree are its own.
    if isShadow { ids = [] }
    let isInert = tag.name == .template && !isShadow
    if isInert { inertIDs = [] }
    opened.append(
      Opened(
        name: tag.name, isInert: isInert, role: role ?? parent?.role,
        control: Roles.refusesControls(tag) ? tag : parent?.control))
  }

  mutating func end() {
    let closed = opened.removeLast()
    if closed.isInert { closeTemplate() }
  }

  /// What a template refers to is in it, in the page, or in another template.
  private mutating func closeTemplate() {
    templateIDs.formUnion(inertIDs ?? [])
    inertIDs = nil
  }

  mutating func error(_ error: MarkupError) {
    // After the first element out of place the grammar's answers are about its own confusion.
    if error.isStructural {
      guard !hasLostStructure else { return }
      hasLostStructure = true
    }
    pending.append(Pending(error))
  }

  /// Checks what can be known only at the page's end.
  mutating func finish() {
    for reference in references
    where !ids.contains(reference.id)
      && !(reference.isInert && templateIDs.contains(reference.id))
    {
      pending.append(
        Pending(
          place: .tag(reference.ordinal), rule: "dangling-reference",
          attribute: reference.attribute.rawValue,
          message: "nothing on the page has the id '\(reference.id)' that "
            + "'\(reference.attribute.rawValue)' names"))
    }
  }

  private mutating func collectIdentity(_ tag: StartTag) {
    for (name, value) in tag.attributes {
      if name == .id, !isNew(value, on: tag) {
        report(tag, .id, "duplicate-id", "the id '\(value)' stands on an earlier element already")
      }
      if name.namesIds {
        for id in value.split(separator: " ") {
          note(String(id), tag, name)
        }
      }
    }
  }

  /// Notes an id and tells whether it is the first of its kind where it stands.
  private mutating func isNew(_ id: String, on tag: StartTag) -> Bool {
    inertIDs?.insert(id).inserted ?? ids.insert(id).inserted
  }

  private mutating func note(_ id: String, _ tag: StartTag, _ attribute: AttributeName) {
    references.append(
      Reference(id: id, ordinal: tag.ordinal, attribute: attribute, isInert: inertIDs != nil))
  }

  private mutating func collectLinks(_ tag: StartTag) {
    for (name, value) in tag.attributes where name == .href || name == .src {
      if value.hasPrefix("#") {
        if value.utf8.count > 1 {
          note(String(value.dropFirst()), tag, name)
        }
        continue
      }
      if LinkTarget.isLocal(value) {
        links.append((value, tag.ordinal, name))
      } else if tag.name == .a, !LinkTarget.isOpened(value) {
        report(
          tag, name, "link-scheme",
          "'\(value)' is no address that a page leads to: those begin with 'http:', 'https:', "
            + "'mailto:' or 'tel:'")
      } else if tag.name != .a, !value.hasPrefix("data:") {
        report(
          tag, name, "outside-resource",
          "'\(value)' is not a file of the site; a page may load nothing from elsewhere")
      }
    }
  }

  private mutating func checkNesting(_ tag: StartTag, in parent: Opened?) {
    guard let control = parent?.control, Roles.isControl(tag) else { return }
    report(
      tag, nil, "nested-control",
      "\(Roles.spoken(tag)) stands in \(Roles.spoken(control)), which takes no other control")
  }

  private mutating func checkParent(of role: String, _ tag: StartTag, in parent: String?) {
    guard let allowed = Roles.parents[role] else { return }
    guard parent == nil || !allowed.contains(parent ?? "") else { return }
    report(
      tag, .role, "role-parent",
      "role '\(role)' stands in \(parent.map { "'\($0)'" } ?? "nothing") and belongs in "
        + allowed.map { "'\($0)'" }.joined(separator: " or "))
  }

  private mutating func report(
    _ tag: StartTag, _ attribute: AttributeName?, _ rule: String, _ message: String
  ) {
    pending.append(
      Pending(
        place: .tag(tag.ordinal), rule: rule, attribute: attribute?.rawValue, message: message))
  }
}

extension PageRules.Pending {
  init(_ error: MarkupError) {
    self.init(place: error.place, rule: "grammar", message: "")
    switch error.kind {
    case .malformed(let text): (rule, message) = ("well-formed", text)
    case .attribute(let name, let element):
      self.element = element
      attribute = name
      message = "element '\(element)' does not take"
    case .element(let name):
      element = name
      message = "element '\(name)' does not belong here, or lacks an attribute that it needs"
    case .text: message = "text does not belong here"
    case .content(let name):
      element = name
      message = "element '\(name)' lacks something that it needs"
    case .other(let text): message = text
    }
  }
}
