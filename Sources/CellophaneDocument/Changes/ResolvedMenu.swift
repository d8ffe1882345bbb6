/// A menu, which comes beside what was touched.
package struct ResolvedMenu: Codable, Hashable, Sendable {
  /// How large rows of a menu are; of those that are not large several stand beside each other.
  package enum Size: String, Codable, Hashable, Sendable {
    case small, medium, large
  }

  /// Stands above its elements.
  package var title: String
  package var size: Size
  package var elements: [Element]

  package init(title: String = "", size: Size = .large, elements: [Element]) {
    self.title = title
    self.size = size
    self.elements = elements
  }

  package indirect enum Element: Codable, Hashable, Sendable {
    case choice(ResolvedChoice)
    /// A menu in the one around it, between lines.
    case section(ResolvedMenu)
    /// A menu that comes once its row is touched.
    case submenu(ResolvedChoice, ResolvedMenu)
  }

  /// Everything that can be chosen, from the first to the last.
  package var choices: [ResolvedChoice] {
    elements.flatMap { element -> [ResolvedChoice] in
      switch element {
      case .choice(let choice): [choice]
      case .section(let menu), .submenu(_, let menu): menu.choices
      }
    }
  }

  /// Turns on the choice with a title where one of several is on, and the others off.
  package mutating func turnOn(_ title: String) {
    let choices = choices
    guard choices.allSatisfy(\.isOneOfSeveral), choices.contains(where: { $0.title == title })
    else { return }
    self = changed { _, choice in choice.state = choice.title == title ? .on : .off }
  }

  /// The same menu with what its choices do, which are numbered as in ``choices``.
  package func filled(_ outcome: (Int) -> ResolvedOutcome?) -> ResolvedMenu {
    changed { number, choice in choice.outcome = outcome(number) }
  }

  /// The same menu with other choices, which are numbered as in ``choices``.
  private func changed(_ change: (Int, inout ResolvedChoice) -> Void) -> ResolvedMenu {
    var number = 0
    return changed(from: &number, change)
  }

  private func changed(
    from number: inout Int, _ change: (Int, inout ResolvedChoice) -> Void
  ) -> ResolvedMenu {
    var menu = self
    menu.elements = []
    for element in elements {
      switch element {
      case .choice(var choice):
        change(number, &choice)
        number += 1
        menu.elements.append(.choice(choice))
      case .section(let inner):
        menu.elements.append(.section(inner.changed(from: &number, change)))
      case .submenu(let row, let inner):
        menu.elements.append(.submenu(row, inner.changed(from: &number, change)))
      }
    }
    return menu
  }
}

/// A row of a menu.
package struct ResolvedChoice: Codable, Hashable, Sendable {
  package enum State: String, Codable, Hashable, Sendable {
    case off, on, mixed
  }

  package var title: String
  package var subtitle: String?
  package var image: ResolvedImage?
  package var state: State
  package var isDestructive: Bool
  package var isEnabled: Bool
  /// Whether the menu stays when it is chosen.
  package var keepsMenu: Bool
  /// Whether it is one of several of which one is on.
  package var isOneOfSeveral: Bool
  package var outcome: ResolvedOutcome?

  package init(
    title: String, subtitle: String? = nil, image: ResolvedImage? = nil, state: State = .off,
    isDestructive: Bool = false, isEnabled: Bool = true, keepsMenu: Bool = false,
    isOneOfSeveral: Bool = false, outcome: ResolvedOutcome? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.state = state
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
    self.keepsMenu = keepsMenu
    self.isOneOfSeveral = isOneOfSeveral
    self.outcome = outcome
  }
}
