internal import CellophaneDocument
internal import UIKit

extension Driver {
  /// Taps a row, a bar item, a tab, a button, a search's scope or an alert's answer.
  func tap(_ wanted: String) throws(Refusal) {
    if let answer = controller?.shownAlert?.actions.firstIndex(where: { $0.title == wanted }) {
      perform(.answer(answer, to: nil))
    } else if let row = find(wanted) {
      perform(.row(row.name, .tap), on: row)
    } else if try !tapControl(wanted) {
      let controls =
        parts.barItems.compactMap(\.spokenTitle)
        + parts.controls.compactMap(\.tapTitle) + scopes
      throw Refusal(
        "there is nothing called '\(wanted)' to tap", in: what, having: titles + controls)
    }
  }

  private var scopes: [String] { controller?.searchInside?.scopes?.titles ?? [] }

  /// Taps a bar item, a tab, a search's scope or a button.
  private func tapControl(_ wanted: String) throws(Refusal) -> Bool {
    if let item = parts.barItems.firstIndex(where: { $0.spokenTitle == wanted }) {
      guard perform(.item(item)) != nil else {
        throw Refusal(
          "the bar item '\(wanted)' in '\(what)' does nothing; give it a primary action")
      }
      return true
    }
    for (bar, tabs) in parts.tabControllers.enumerated() {
      let titles = (tabs.controller.viewControllers ?? []).map {
        $0.tabBarItem.title ?? $0.title ?? ""
      }
      guard let index = titles.firstIndex(of: wanted) else { continue }
      perform(.tab(index, of: bar))
      return true
    }
    if let scope = scopes.firstIndex(of: wanted) {
      perform(.scope(scope))
      return true
    }
    let button = parts.controls.firstIndex { $0.tapTitle == wanted }
    if let button { perform(.control(button, choice: 0)) }
    return button != nil
  }

  func toggle(_ wanted: String) throws(Refusal) {
    let row = try row(wanted, to: "toggle")
    let cell = row.target.view.askableCell(at: row.target.indexPath)
    let turned: RowInteraction =
      if let control = cell.shownSwitch,
        let number = CellControls(of: cell).controls.firstIndex(where: { $0 === control })
      {
        .control(number: number, choice: 0)
      } else {
        .disclosure(isExpanding: !row.isExpanded)
      }
    guard perform(.row(row.name, turned), on: row) != nil else {
      throw Refusal("the row '\(wanted)' in '\(what)' shows no outline disclosure or switch to tap")
    }
  }

  /// Opens or closes a row that is not so already: by its disclosure, else by a tap on it.
  func setExpanded(_ isExpanded: Bool, _ wanted: String) throws(Refusal) {
    let verb = isExpanded ? "expand" : "collapse"
    let row = try row(wanted, to: verb)
    if row.isExpanded == isExpanded, row.hasChildren { return }
    let disclosed = perform(.row(row.name, .disclosure(isExpanding: isExpanded)), on: row)
    switch disclosed?.disclosure ?? .absent {
    case .refused:
      throw Refusal(
        "the row '\(wanted)' in '\(what)' does not \(verb): a section snapshot handler says no")
    case .unavailable:
      throw Refusal("the row '\(wanted)' in '\(what)' is in no outline; it cannot \(verb)")
    case .absent:
      guard row.hasChildren else {
        throw Refusal("the row '\(wanted)' in '\(what)' has no children to show")
      }
      perform(.row(row.name, .tap), on: row)
      guard find(wanted)?.isExpanded == isExpanded else {
        throw Refusal("a tap on the row '\(wanted)' in '\(what)' does not \(verb) it")
      }
    case .handled, .expanded, .collapsed: break
    }
  }

  func select(_ wanted: String) throws(Refusal) {
    let row = try row(wanted, to: "select")
    if row.target.view.selectedPaths.contains(row.target.indexPath) { return }
    guard perform(.row(row.name, .tap), on: row)?.tap == .selected else {
      throw Refusal("the row '\(wanted)' in '\(what)' cannot be selected by a tap")
    }
  }

  func swipe(_ wanted: String, action title: String) throws(Refusal) {
    let row = try row(wanted, to: "swipe")
    var titles: [String] = []
    for isLeading in [true, false] {
      let actions =
        row.target.view.actions(at: row.target.indexPath, isLeading: isLeading)?.actions ?? []
      if let index = actions.firstIndex(where: { $0.title == title }) {
        perform(.row(row.name, .action(isLeading: isLeading, index: index)), on: row)
        return
      }
      titles += actions.compactMap(\.title)
    }
    throw Refusal("the row '\(wanted)' has no swipe action '\(title)'", in: what, having: titles)
  }

  /// Drags a row to where another one is.
  func move(_ wanted: String, before other: String) throws(Refusal) {
    let row = try row(wanted, to: "move")
    let place = try self.row(other, to: "move '\(wanted)' before")
    guard row.name.collection == place.name.collection,
      perform(.row(row.name, .move(before: place.name.row)), on: row, place) != nil
    else {
      throw Refusal("the row '\(wanted)' in '\(what)' cannot be moved before '\(other)'")
    }
  }

  /// Types into the search bar.
  func type(_ text: String) throws(Refusal) {
    guard perform(.search(text)) != nil else {
      throw Refusal(
        "there is no search controller or heard search bar in '\(what)' to type '\(text)' into")
    }
  }

  /// Taps the Edit button, or Done; a list alone has no such button and is edited all the same.
  func setEditing(_ isEditing: Bool) throws(Refusal) {
    guard perform(.editing(isEditing)) != nil else {
      throw Refusal(
        "there is no Edit button to tap", in: what,
        having: parts.barItems.compactMap(\.spokenTitle))
    }
  }
}

extension UIBarButtonItem {
  /// What a person would call it.
  var spokenTitle: String? {
    title ?? accessibilityLabel ?? systemItem?.spokenTitle ?? image?.accessibilityLabel
  }
}
