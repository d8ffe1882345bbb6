internal import CellophaneDocument
internal import UIKit

/// The controls in a cell, in the order in which its document has them.
@MainActor struct CellControls {
  private(set) var controls: [UIControl] = []

  init(of cell: any AskableCell) {
    guard cell.holdsControls else { return }
    final class Heard {
      var controls: [UIControl] = []
    }
    let heard = Heard()
    let gathering = PageGathering()
    let views = ViewResolver(gathering: gathering, control: { heard.controls.append($0) })
    _ = CellResolver(gathering, views: views).cell(cell)
    controls = heard.controls
  }

  /// What can be done with those that a person can operate and that tell somebody.
  var choices: [ControlChoices] {
    controls.enumerated().compactMap { number, control in
      guard control.isEnabled, !control.isHidden else { return nil }
      return control.choices.map { ControlChoices(number: number, choices: $0) }
    }
  }

  /// Makes a choice as a person does.
  ///
  /// - Returns: Whether there is such a choice.
  func choose(_ choice: Int, of number: Int) -> Bool {
    guard controls.indices.contains(number), controls[number].isEnabled else { return false }
    switch controls[number] {
    case let segments as UISegmentedControl: segments.simulateChoice(of: choice)
    case let stepper as UIStepper: stepper.simulateStep(up: choice == 1)
    case let button as UIButton where button.opensMenu:
      guard let actions = button.menu?.choices, actions.indices.contains(choice) else {
        return false
      }
      actions[choice].perform(from: button)
    case let control: control.simulateTap()
    }
    return true
  }
}

/// What can be done with a control.
struct ControlChoices: Hashable {
  enum Choices: Hashable {
    case count(Int)
    /// The titles of a menu.
    case menu([String])
  }

  /// Among the cell's controls.
  var number: Int
  var choices: Choices

  var count: Int {
    switch choices {
    case .count(let count): count
    case .menu(let titles): titles.count
    }
  }
}

extension UIControl {
  /// `nil` where nobody hears of it and a page does by itself all that is seen.
  fileprivate var choices: ControlChoices.Choices? {
    switch self {
    case let segments as UISegmentedControl: .count(segments.numberOfSegments)
    case is UIStepper: hasActions ? .count(2) : nil
    case let button as UIButton where button.opensMenu:
      .menu(button.menu?.choices.map(\.title) ?? [])
    case let button as UIButton:
      hasActions || button.changesSelectionAsPrimaryAction ? .count(1) : nil
    default: hasActions ? .count(1) : nil
    }
  }
}

extension UIButton {
  fileprivate var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }
}

extension AskableCell {
  /// Whether there is a control among the views that are drawn.
  fileprivate var holdsControls: Bool {
    let accessories = listAccessories.compactMap { accessory -> UIView? in
      guard case .customView(let configuration) = accessory.content else { return nil }
      return configuration.customView
    }
    return Self.holdsControl(self) || accessories.contains(where: Self.holdsControl)
      || (self as? UITableViewCell)?.accessoryView.map(Self.holdsControl) ?? false
  }

  private static func holdsControl(_ view: UIView) -> Bool {
    view is UIControl || view.subviews.contains(where: holdsControl)
  }
}
