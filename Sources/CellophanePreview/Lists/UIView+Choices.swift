internal import CellophaneDocument
internal import UIKit

extension UIView {
  /// What a person can do with it; `nil` where that is nothing, where nobody hears of it and a page
  /// does by itself all that is seen.
  ///
  /// - Parameter isRead: Whether buttons may read what a switch or stepper says of which nobody hears,
  ///   as a form's are read when it is saved.
  func choices(_ menus: MenuResolver, isRead: Bool = false) -> ControlChoices.Choices? {
    guard !isHidden else { return nil }
    if let list = heardList { return list.rowCount > 0 ? .count(list.rowCount) : nil }
    if isTapped { return .count(1) }
    guard let control = self as? UIControl, control.isEnabled, !control.takesValues else {
      return nil
    }
    return switch control {
    case let segments as UISegmentedControl: .count(segments.numberOfSegments)
    case is UIStepper: control.hasActions || isRead ? .count(2) : nil
    case is UISwitch: control.hasActions || isRead ? .count(1) : nil
    case let button as UIButton where button.opensMenu:
      .menu(
        button.menu.map { menus.menu($0, isSingle: button.changesSelectionAsPrimaryAction) }
          ?? ResolvedMenu(elements: []))
    case let button as UIButton:
      button.hasActions || button.changesSelectionAsPrimaryAction ? .count(1) : nil
    default: control.hasActions ? .count(1) : nil
    }
  }

  /// Makes a choice as a person does.
  ///
  /// - Returns: Whether there is such a choice.
  func choose(_ choice: Int) -> Bool {
    if let list = heardList { return list.tap(choice) }
    let taps = taps
    for tap in taps { tap.simulateGesture() }
    if !taps.isEmpty { return true }
    guard let control = self as? UIControl, control.isEnabled else { return false }
    switch control {
    case let segments as UISegmentedControl: segments.simulateChoice(of: choice)
    case let stepper as UIStepper: stepper.simulateStep(up: choice == 1)
    case let button as UIButton where button.opensMenu:
      return button.menu?.choose(
        choice, from: button, isSingle: button.changesSelectionAsPrimaryAction) ?? false
    default: control.simulateTap()
    }
    return true
  }

  /// What a person would call it.
  var spokenTitle: String { tapTitle ?? "control" }

  /// What a person would say is tapped; `nil` where it says nothing.
  var tapTitle: String? {
    if let button = self as? UIButton, let title = button.shownTitle { return title }
    return accessibilityLabel ?? (isTapped ? firstText : nil)
  }

  private var firstText: String? {
    (self as? UILabel)?.text ?? subviews.lazy.compactMap(\.firstText).first
  }
}

extension UIView {
  /// Whether clicks operate it: a control of the system's that is no field for values, what is
  /// tapped as a whole, or a list within a cell.
  var isOperatedByClicks: Bool {
    self is UIButton || self is UISwitch || self is UISegmentedControl || self is UIStepper
      || isTapped || heardList != nil
  }

  /// Whether a tap anywhere on it is heard, by a recogniser or as by a control of the author's own.
  var isTapped: Bool { !taps.isEmpty || hearsTouches }

  /// The recognisers of one tap with one finger that do something.
  ///
  /// Those on all of a screen, on a list or around one are left out: there a tap is for what lies
  /// under the finger too.
  var taps: [UITapGestureRecognizer] {
    guard let gestureRecognizers, isUserInteractionEnabled, !isOfSystem, owningController == nil,
      !holdsScroller
    else { return [] }
    return gestureRecognizers.compactMap { recognizer in
      guard let tap = recognizer as? UITapGestureRecognizer, tap.isEnabled, tap.hasActions,
        tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
      else { return nil }
      return tap
    }
  }

  /// The recognisers that no page has anything of.
  var unheardGestures: [UIGestureRecognizer] {
    guard let gestureRecognizers, !(self is UIScrollView), isUserInteractionEnabled else {
      return []
    }
    let taps = taps
    return gestureRecognizers.filter { recognizer in
      recognizer.isEnabled && !taps.contains { $0 === recognizer }
    }
  }

  private var hearsTouches: Bool {
    guard let control = self as? UIControl, control.isEnabled, !isOfSystem, control.hasActions,
      isUserInteractionEnabled, !holdsScroller
    else { return false }
    return !control.allControlEvents.isDisjoint(
      with: [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  /// Whether what is in it is part of how it is made.
  private var isOfSystem: Bool {
    switch self {
    case let button as UIButton: !button.isMadeOfViews
    case is UISwitch, is UISegmentedControl, is UIStepper, is UISlider,
      is UITextField, is UIDatePicker, is UIPageControl, is UISearchBar, is UITextView,
      is UIScrollView:
      true
    default: false
    }
  }

  private var holdsScroller: Bool {
    subviews.contains { $0 is UIScrollView && !($0 is UITextView) || $0.holdsScroller }
  }
}

extension UIControl {
  /// Whether a person gives it a value out of more than can be tried, of which findings tell.
  fileprivate var takesValues: Bool {
    self is UISlider || self is UITextField || self is UIDatePicker || self is UIPageControl
  }
}

extension UIButton {
  /// Whether a tap opens a menu.
  var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// Whether it has views of the author's in it.
  var holdsViews: Bool { subviews.contains { !$0.isHidden } }

  /// Whether views of the author's in it are all that it shows: it is shown as a view that is tapped.
  var isMadeOfViews: Bool {
    guard holdsViews, !opensMenu else { return false }
    return (shownTitle ?? "").isEmpty && configuration?.shownSubtitle == nil && shownImage == nil
  }
}

extension UIView {
  /// Whether it can be operated or has something inside that can be.
  var holdsControl: Bool {
    self is UIControl || isTapped || heardList != nil || subviews.contains(where: \.holdsControl)
  }
}
