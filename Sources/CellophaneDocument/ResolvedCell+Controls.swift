extension ResolvedCell {
  /// Visits the controls of the cell in the order in which they are resolved, each with its number.
  package mutating func forEachControl(_ visit: (Int, inout ResolvedView) -> Void) {
    var number = 0
    forEachView { view in
      view.forEachControl { control in
        visit(number, &control)
        number += 1
      }
    }
  }

  /// Visits the author's views in the cell, in the order in which they are resolved, each as a whole.
  package mutating func forEachView(_ visit: (inout ResolvedView) -> Void) {
    if var view = background.customView {
      visit(&view)
      background.customView = view
    }
    for index in leadingAccessories.indices { leadingAccessories[index].walk(visit) }
    for index in trailingAccessories.indices { trailingAccessories[index].walk(visit) }
    guard case .view(var view) = content else { return }
    visit(&view)
    content = .view(view)
  }
}

extension ResolvedAccessory {
  fileprivate mutating func walk(_ visit: (inout ResolvedView) -> Void) {
    guard case .custom(var view, let maintainsFixedSize) = kind else { return }
    visit(&view)
    kind = .custom(view, maintainsFixedSize: maintainsFixedSize)
  }
}

extension ResolvedView {
  /// Visits the controls in the view, itself one or not, in the order in which they are resolved.
  package mutating func forEachControl(_ visit: (inout ResolvedView) -> Void) {
    if isOperated { visit(&self) }
    for index in children.indices { children[index].forEachControl(visit) }
  }

  /// Whether a click on it, or on a part of it, operates it.
  package var isOperated: Bool {
    switch kind {
    case _ where isTapped: true
    case .button, .toggle: true
    case .control(let control): control.hasChoices
    default: false
    }
  }
}

extension ResolvedControl {
  fileprivate var hasChoices: Bool {
    switch form {
    case .segments, .stepper: true
    default: false
    }
  }
}
