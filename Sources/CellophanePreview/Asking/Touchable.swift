internal import CellophaneDocument
internal import UIKit

/// Something that a person can touch, by names that hold between instances.
enum Touchable: Hashable, Comparable, Sendable {
  case row(RowName, RowPart)
  /// A bar item by its ordinal on the screen.
  case item(Int)
  /// A choice of a bar item's menu.
  case choice(Int, of: Int)
  /// A choice of a control outside rows, by the control's ordinal on the screen.
  case control(Int, choice: Int)
  /// A button that leads back, by its ordinal on the screen.
  case back(Int)
  /// An answer to the alert that a touch brings up.
  indirect case answer(Int, to: Touchable)

  /// The row that it belongs to.
  var row: RowName? {
    if case .row(let name, _) = self { return name }
    return nil
  }

  var part: RowPart? {
    if case .row(_, let part) = self { return part }
    return nil
  }
}

/// What of a row can be touched.
enum RowPart: Hashable, Comparable, Sendable {
  case tap
  /// A tap on a row that is selected, where several can be.
  case deselection
  /// The outline disclosure of a closed or of an open row.
  case disclosure(isExpanding: Bool)
  case action(isLeading: Bool, index: Int)
  case accessory(isLeading: Bool, index: Int)
  /// A choice of a control in the cell, both by their numbers.
  case control(number: Int, choice: Int)
  /// An accessibility custom action.
  case custom(index: Int)

  /// Whether a touch there does more than choose, open or close the row by itself.
  var isActing: Bool {
    switch self {
    case .deselection, .disclosure: false
    case .tap, .action, .accessory, .control, .custom: true
    }
  }

  static func < (left: RowPart, right: RowPart) -> Bool {
    left.rank.lexicographicallyPrecedes(right.rank)
  }

  private var rank: [Int] {
    switch self {
    case .tap: [0, 0]
    case .deselection: [0, 1]
    case .disclosure(let isExpanding): [1, isExpanding ? 0 : 1]
    case .action(let isLeading, let index): [2, isLeading ? 0 : 1, index]
    case .accessory(let isLeading, let index): [3, isLeading ? 0 : 1, index]
    case .control(let number, let choice): [4, number, choice]
    case .custom(let index): [5, index]
    }
  }
}

extension Touchable {
  static func < (left: Touchable, right: Touchable) -> Bool {
    switch (left, right) {
    case (.row(let row, let part), .row(let other, let otherPart)):
      row == other ? part < otherPart : row < other
    case (.answer(let index, let question), .answer(let other, let otherQuestion)):
      question == otherQuestion ? index < other : question < otherQuestion
    default: left.rank.lexicographicallyPrecedes(right.rank)
    }
  }

  private var rank: [Int] {
    switch self {
    case .row: [0]
    case .item(let ordinal): [1, ordinal]
    case .choice(let choice, let ordinal): [2, ordinal, choice]
    case .control(let ordinal, let choice): [3, ordinal, choice]
    case .back(let ordinal): [4, ordinal]
    case .answer(let index, _): [5, index]
    }
  }
}

extension Spare {
  /// Touches something as a person does and lets what that begins come to rest.
  ///
  /// - Returns: What was touched, `nil` inside when it is not there; `nil` where the author's code
  ///   did not live to answer before.
  func make(
    _ touchable: Touchable, asking questions: Questions, called title: String, isLater: Bool = false
  ) async -> Asker.Touch?? {
    await questions.ask(touchable.question(called: title, isLater: isLater)) {
      guard let touch = touch(touchable) else { return nil }
      await stage.settle()
      return touch
    }
  }

  /// Touches something as a person does.
  ///
  /// - Returns: What was touched; `nil` when it is not there.
  func touch(_ touchable: Touchable) -> Asker.Touch? {
    switch touchable {
    case .row(let row, let part): touch(row, part)
    case .item(let ordinal):
      touchBar(ordinal) { $0.simulateTap() }
    case .choice(let index, let ordinal):
      touchBar(ordinal) { item in
        guard let actions = item.menu?.choices, actions.indices.contains(index) else {
          return false
        }
        actions[index].perform(from: item)
        return true
      }
    case .control(let ordinal, let choice): touchControl(ordinal, choice)
    case .back(let ordinal): goBack(ordinal)
    case .answer(let index, let question): answer(index, to: question)
    }
  }

  private func touch(_ row: RowName, _ part: RowPart) -> Asker.Touch? {
    guard let (view, indexPath, address) = place(of: row) else { return nil }
    var touch = Asker.Touch(collection: row.collection, address: address)
    switch part {
    case .tap: touch.tap = view.touch(at: indexPath).effect
    case .deselection:
      guard view.allowsMultipleSelectionNow, view.selectedPaths.contains(indexPath) else {
        return nil
      }
      touch.tap = view.touch(at: indexPath).effect
    case .disclosure(let isExpanding):
      return disclose(touch, row, isExpanding, view, indexPath)
    case .action(let isLeading, let index):
      guard let actions = view.actions(at: indexPath, isLeading: isLeading)?.actions,
        actions.indices.contains(index)
      else { return nil }
      let completion = ActionCompletion(title: actions[index].title)
      touch.completion = completion
      view.perform(actions[index], at: indexPath) { _ in completion.isCalled = true }
    case .accessory(let isLeading, let index):
      let order = AccessoryOrder(view.askableCell(at: indexPath).listAccessories, isEditing: nil)
      let side = isLeading ? order.leading : order.trailing
      guard side.indices.contains(index), let handler = side[index].handler else { return nil }
      handler()
    case .control(let number, let choice):
      let controls = CellControls(of: view.askableCell(at: indexPath))
      guard controls.choose(choice, of: number) else { return nil }
    case .custom(let index):
      let actions = view.askableCell(at: indexPath).customActions
      guard actions.indices.contains(index) else { return nil }
      _ = actions[index].actionHandler?(actions[index])
    }
    return touch
  }

  /// Asks whether the row may open or close and tells that it will, or runs the handler that takes
  /// the toggle's place.
  private func disclose(
    _ touch: Asker.Touch, _ row: RowName, _ isExpanding: Bool, _ view: any AskableList,
    _ indexPath: IndexPath
  ) -> Asker.Touch? {
    var touch = touch
    let cell = view.askableCell(at: indexPath)
    guard let disclosure = cell.tappableDisclosure else { return nil }
    if disclosure.actionHandler != nil {
      guard cell.configurationState.isExpanded != isExpanding else { return nil }
      view.touchDisclosure(at: indexPath)
    } else {
      guard let item = identifier(of: row), let outline = view.outline else { return nil }
      let may = outline.mayToggle(item, expanding: isExpanding, inSection: indexPath.section)
      if !may { touch.tap = .refused }
    }
    return touch
  }

  private func touchBar(_ ordinal: Int, _ act: (UIBarButtonItem) -> Bool) -> Asker.Touch? {
    let items = barItems
    guard items.indices.contains(ordinal), act(items[ordinal]) else { return nil }
    return .elsewhere
  }

  private func touchControl(_ ordinal: Int, _ choice: Int) -> Asker.Touch? {
    let controls = parts.controls
    guard controls.indices.contains(ordinal), controls[ordinal].choose(choice) else { return nil }
    return .elsewhere
  }

  private func goBack(_ ordinal: Int) -> Asker.Touch? {
    let waysBack = parts.waysBack
    guard waysBack.indices.contains(ordinal) else { return nil }
    waysBack[ordinal].take()
    return .elsewhere
  }

  private func answer(_ index: Int, to question: Touchable) -> Asker.Touch? {
    guard let touch = touch(question), let alert = stage.controller.shownAlert,
      alert.actions.indices.contains(index)
    else {
      return nil
    }
    alert.simulateChoice(of: alert.actions[index])
    return touch
  }
}

extension Spare {
  /// What the actions of a row are called, where the touch is one of them.
  func actionTitles(besides touchable: Touchable) -> [String?] {
    guard case .row(let row, .action) = touchable, let (view, indexPath, _) = place(of: row) else {
      return []
    }
    return [true, false].flatMap { isLeading in
      view.actions(at: indexPath, isLeading: isLeading)?.actions.map(\.title) ?? []
    }
  }
}

extension UIViewController {
  /// The alert that stands over the screen, whoever presented it.
  var shownAlert: UIAlertController? {
    if let alert = presentedViewController as? UIAlertController { return alert }
    if let alert = presentedViewController?.shownAlert { return alert }
    return children.lazy.compactMap(\.shownAlert).first
  }
}

extension UIMenu {
  /// Everything that can be chosen, inner menus' choices among them, as `shownItems` says it.
  var choices: [UIAction] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.choices }
      guard let action = child as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      return [action]
    }
  }
}
