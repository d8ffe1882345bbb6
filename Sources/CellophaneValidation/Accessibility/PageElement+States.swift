extension PageElement {
  /// Whether it is a body that its row has for states other than those it is in.
  var isBodyForOtherStates: Bool {
    guard classes.contains("cell"), let parent else { return false }
    let bodies = parent.elements.filter { $0.classes.contains("cell") }
    guard bodies.contains(where: { $0[.dataWhen] != nil }) else { return false }
    let states = bodies[0].statesOfRow
    let shown = bodies.filter { $0.asked.isSubset(of: states) }
      .max { $0.asked.count < $1.asked.count }
    return shown !== self
  }

  var elements: [PageElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Whether the list around it is being edited.
  var isInEditing: Bool {
    var next = parent
    while let element = next {
      if element[.dataEditing] == "true" { return true }
      next = element.parent
    }
    return false
  }

  /// The states that a body is for; none for a row's own.
  private var asked: Set<String> {
    Set(self[.dataWhen]?.split(separator: " ").map(String.init) ?? [])
  }

  /// The states in which a page can open: nobody touches a row then.
  private var statesOfRow: Set<String> {
    let row = parent?.classes.contains("swipe") == true ? parent?.parent : parent
    var states: Set<String> = []
    if row?[.ariaSelected] == "true" || row?[.dataSelected] == "true" { states.insert("selected") }
    if row?[.ariaExpanded] == "true" { states.insert("expanded") }
    if row?[.ariaDisabled] == "true" { states.insert("disabled") }
    if isInEditing { states.insert("editing") }
    return states
  }
}
