internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns menus into the document's.
@MainActor struct MenuResolver {
  let gathering: PageGathering

  /// The menu without what is hidden in it.
  ///
  /// - Parameter isSingle: Whether one choice at most is on in the menu around it.
  func menu(_ menu: UIMenu, isSingle: Bool = false) -> ResolvedMenu {
    ResolvedMenu(
      title: menu.title, size: size(of: menu),
      elements: elements(
        menu.opened(), isSingle: isSingle || menu.options.contains(.singleSelection)))
  }

  /// UIKit: of a palette, as of small elements, only the pictures are seen.
  private func size(of menu: UIMenu) -> ResolvedMenu.Size {
    switch menu.preferredElementSize {
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .automatic: menu.options.contains(.displayAsPalette) ? .small : .large
    }
  }

  /// - Parameter isSingle: Whether one choice at most is on in this menu and those in it.
  private func elements(_ menu: UIMenu, isSingle: Bool) -> [ResolvedMenu.Element] {
    menu.children.compactMap { child in
      if let action = child as? UIAction, !action.attributes.contains(.hidden) {
        return .choice(choice(action, isSingle: isSingle))
      }
      if child is UIDeferredMenuElement {
        gathering.note(
          "menu-later",
          "a part of the menu '\(menu.title)' is given later than it opens, and the page leaves it out; "
            + "hand its elements over at once")
      }
      guard let inner = child as? UIMenu else { return nil }
      let resolved = self.menu(inner, isSingle: isSingle)
      guard !resolved.elements.isEmpty else { return nil }
      if !inner.options.isDisjoint(with: [.displayInline, .displayAsPalette]) {
        return .section(resolved)
      }
      let row = ResolvedChoice(
        title: inner.title, subtitle: inner.subtitle, image: image(inner.image),
        isDestructive: inner.options.contains(.destructive))
      // Its row says what it is called.
      return .submenu(row, ResolvedMenu(size: resolved.size, elements: resolved.elements))
    }
  }

  private func choice(_ action: UIAction, isSingle: Bool) -> ResolvedChoice {
    let state: ResolvedChoice.State =
      switch action.state {
      case .off: .off
      case .on: .on
      case .mixed: .mixed
      }
    return ResolvedChoice(
      title: action.title, subtitle: action.subtitle, image: image(action.image), state: state,
      isDestructive: action.attributes.contains(.destructive),
      isEnabled: !action.attributes.contains(.disabled),
      keepsMenu: action.attributes.contains(.keepsMenuPresented), isOneOfSeveral: isSingle)
  }

  private func image(_ image: UIImage?) -> ResolvedImage? {
    image.flatMap {
      ImageResolver(gathering: gathering).image(
        $0, font: LookFont(textStyle: .body, size: 17), isTinting: true)
    }
  }
}
