extension UIMenu {
  /// The menu as it opens: rows that are given then stand in the place of what gives them. What gives
  /// them later stays.
  package func opened() -> UIMenu {
    guard givesRowsLater else { return self }
    return replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        if let menu = child as? UIMenu { return [menu.opened()] }
        guard let rows = (child as? UIDeferredMenuElement)?.rows() else { return [child] }
        return rows.map { ($0 as? UIMenu)?.opened() ?? $0 }
      })
  }

  /// Whether rows of it, or of a menu in it, are given as it opens.
  private var givesRowsLater: Bool {
    children.contains { $0 is UIDeferredMenuElement || ($0 as? UIMenu)?.givesRowsLater == true }
  }

  /// Everything that can be chosen, inner menus' choices among them, as the document has it.
  package var choices: [UIAction] {
    opened().children.flatMap { child in
      if let menu = child as? UIMenu { return menu.choices }
      guard let action = child as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      return [action]
    }
  }

  /// Makes a choice as a person does.
  ///
  /// UIKit: where one choice at a time is on, the chosen one comes to be it before it is done (WWDC21,
  /// 10064).
  ///
  /// - Parameters:
  ///   - index: Its place in ``choices``.
  ///   - sender: What the menu belongs to.
  ///   - isSingle: Whether that shows which choice is on.
  /// - Returns: Whether there is such a choice.
  package func choose(_ index: Int, from sender: AnyObject?, isSingle: Bool) -> Bool {
    let menu = opened()
    let actions = menu.choices
    guard actions.indices.contains(index) else { return false }
    let action = actions[index]
    for other in menu.singleMenu(around: action, isSingle)?.choices ?? [] {
      other.state = other === action ? .on : .off
    }
    action.perform(from: sender)
    return true
  }

  /// The menu in which a choice is the only one that is on.
  private func singleMenu(around action: UIAction, _ isSingle: Bool) -> UIMenu? {
    for case let menu as UIMenu in children where menu.choices.contains(where: { $0 === action }) {
      if let found = menu.singleMenu(around: action, false) { return found }
    }
    return isSingle || options.contains(.singleSelection) ? self : nil
  }
}
