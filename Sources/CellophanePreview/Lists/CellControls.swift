internal import CellophaneDocument
internal import UIKit

/// The controls in a cell, in the order in which its document has them.
@MainActor struct CellControls {
  private(set) var controls: [UIView] = []

  init(of cell: any AskableCell) {
    guard cell.holdsControls else { return }
    final class Heard {
      var controls: [UIView] = []
    }
    let heard = Heard()
    let gathering = PageGathering()
    let views = ViewResolver(
      gathering: gathering,
      control: { control in
        heard.controls.append(control)
        return nil
      })
    _ = CellResolver(gathering, views: views).cell(cell)
    controls = heard.controls
  }

  /// What can be done with those that a person can operate and that tell somebody.
  func choices(_ menus: MenuResolver) -> [ControlChoices] {
    controls.enumerated().compactMap { number, control in
      control.choices(menus).map { ControlChoices(number: number, choices: $0) }
    }
  }

  /// Makes a choice as a person does.
  ///
  /// - Returns: Whether there is such a choice.
  func choose(_ choice: Int, of number: Int) -> Bool {
    controls.indices.contains(number) && controls[number].choose(choice)
  }
}

/// What can be done with a control.
struct ControlChoices: Hashable {
  enum Choices: Hashable {
    case count(Int)
    case menu(ResolvedMenu)
  }

  /// Among the cell's controls.
  var number: Int
  var choices: Choices

  var count: Int {
    switch choices {
    case .count(let count): count
    case .menu(let menu): menu.choices.count
    }
  }
}

extension AskableCell {
  /// Whether there is a control among the views that are drawn.
  var holdsControls: Bool {
    let accessories = listAccessories.compactMap { accessory -> UIView? in
      guard case .customView(let configuration) = accessory.content else { return nil }
      return configuration.customView
    }
    return holdsControl || accessories.contains(where: \.holdsControl)
      || (self as? UITableViewCell)?.accessoryView?.holdsControl ?? false
  }
}
