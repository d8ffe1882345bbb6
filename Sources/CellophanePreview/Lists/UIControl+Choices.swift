internal import CellophaneDocument
internal import UIKit

extension UIControl {
  /// What a person can do with it; `nil` where that is nothing, where nobody hears of it and a page
  /// does by itself all that is seen.
  func choices(_ menus: MenuResolver) -> ControlChoices.Choices? {
    guard isEnabled, !isHidden, !takesValues else { return nil }
    return switch self {
    case let segments as UISegmentedControl: .count(segments.numberOfSegments)
    case is UIStepper: hasActions ? .count(2) : nil
    case let button as UIButton where button.opensMenu:
      .menu(button.menu.map { menus.menu($0) } ?? ResolvedMenu(elements: []))
    case let button as UIButton:
      hasActions || button.changesSelectionAsPrimaryAction ? .count(1) : nil
    default: hasActions ? .count(1) : nil
    }
  }

  /// Makes a choice as a person does.
  ///
  /// - Returns: Whether there is such a choice.
  func choose(_ choice: Int) -> Bool {
    guard isEnabled else { return false }
    switch self {
    case let segments as UISegmentedControl: segments.simulateChoice(of: choice)
    case let stepper as UIStepper: stepper.simulateStep(up: choice == 1)
    case let button as UIButton where button.opensMenu:
      guard let actions = button.menu?.choices, actions.indices.contains(choice) else {
        return false
      }
      actions[choice].perform(from: button)
    default: simulateTap()
    }
    return true
  }

  /// Whether a person gives it a value out of more than can be tried, of which findings tell.
  private var takesValues: Bool {
    self is UISlider || self is UITextField || self is UIDatePicker || self is UIPageControl
  }

  /// What a person would call it.
  var spokenTitle: String {
    (self as? UIButton)?.shownTitle ?? accessibilityLabel ?? "control"
  }
}

extension UIButton {
  /// Whether a tap opens a menu.
  var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }
}

extension UIView {
  /// Whether it is a control or has one inside.
  var holdsControl: Bool { self is UIControl || subviews.contains(where: \.holdsControl) }
}
