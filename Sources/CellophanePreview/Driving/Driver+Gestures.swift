internal import CellophaneDocument
internal import Foundation
internal import UIKit

extension Driver {
  /// Taps a row, a bar item, a tab, a button or an alert's answer.
  func tap(_ wanted: String) throws(Refusal) {
    if let action = alert?.actions.first(where: { $0.title == wanted }) {
      alert?.simulateChoice(of: action)
    } else if let row = find(wanted) {
      _ = row.view.touch(at: row.indexPath)
    } else if try !tapControl(wanted) {
      let controls =
        parts.barItems.compactMap(\.spokenTitle)
        + parts.controls.compactMap { ($0 as? UIButton)?.shownTitle }
      throw Refusal(
        "there is nothing called '\(wanted)' to tap", in: what, having: titles + controls)
    }
  }

  /// Taps a bar item, a tab or a button.
  private func tapControl(_ wanted: String) throws(Refusal) -> Bool {
    if let item = parts.barItems.first(where: { $0.spokenTitle == wanted }) {
      guard item.simulateTap() else {
        throw Refusal(
          "the bar item '\(wanted)' in '\(what)' does nothing; give it a primary action")
      }
      return true
    }
    for (tabs, _) in parts.tabControllers {
      let titles = (tabs.viewControllers ?? []).map { $0.tabBarItem.title ?? $0.title ?? "" }
      guard let index = titles.firstIndex(of: wanted) else { continue }
      tabs.simulateChoice(of: index)
      return true
    }
    for case let button as UIButton in parts.controls where button.shownTitle == wanted {
      button.simulateTap()
      return true
    }
    return false
  }

  func toggle(_ wanted: String) throws(Refusal) {
    let row = try row(wanted, to: "toggle")
    if let control = row.view.askableCell(at: row.indexPath).shownSwitch {
      control.simulateTap()
    } else if row.view.touchDisclosure(at: row.indexPath) == .absent {
      throw Refusal("the row '\(wanted)' in '\(what)' shows no outline disclosure or switch to tap")
    }
  }

  /// Opens or closes a row that is not so already: by its disclosure, else by a tap on it.
  func setExpanded(_ isExpanded: Bool, _ wanted: String) throws(Refusal) {
    let verb = isExpanded ? "expand" : "collapse"
    let row = try row(wanted, to: verb)
    if row.isExpanded == isExpanded, row.hasChildren { return }
    switch row.view.touchDisclosure(at: row.indexPath) {
    case .refused:
      throw Refusal(
        "the row '\(wanted)' in '\(what)' does not \(verb): a section snapshot handler says no")
    case .unavailable:
      throw Refusal("the row '\(wanted)' in '\(what)' is in no outline; it cannot \(verb)")
    case .absent:
      guard row.hasChildren else {
        throw Refusal("the row '\(wanted)' in '\(what)' has no children to show")
      }
      _ = row.view.touch(at: row.indexPath)
      guard find(wanted)?.isExpanded == isExpanded else {
        throw Refusal("a tap on the row '\(wanted)' in '\(what)' does not \(verb) it")
      }
    case .handled, .expanded, .collapsed: break
    }
  }

  func select(_ wanted: String) throws(Refusal) {
    let row = try row(wanted, to: "select")
    if row.view.selectedPaths.contains(row.indexPath) { return }
    guard row.view.touch(at: row.indexPath).effect == .selected else {
      throw Refusal("the row '\(wanted)' in '\(what)' cannot be selected by a tap")
    }
  }

  func swipe(_ wanted: String, action title: String) throws(Refusal) {
    let row = try row(wanted, to: "swipe")
    let actions = [true, false].flatMap {
      row.view.actions(at: row.indexPath, isLeading: $0)?.actions ?? []
    }
    guard let action = actions.first(where: { $0.title == title }) else {
      throw Refusal(
        "the row '\(wanted)' has no swipe action '\(title)'", in: what,
        having: actions.compactMap(\.title))
    }
    row.view.perform(action, at: row.indexPath) { _ in }
  }

  /// Drags a row to where another one is.
  func move(_ wanted: String, before other: String) throws(Refusal) {
    let row = try row(wanted, to: "move")
    let place = try self.row(other, to: "move '\(wanted)' before")
    guard row.view === place.view, row.view.mayMove(at: row.indexPath) else {
      throw Refusal("the row '\(wanted)' in '\(what)' cannot be moved before '\(other)'")
    }
    var target = place.indexPath
    // The row's own place closes behind it.
    if row.indexPath.section == target.section, row.indexPath < target {
      target = IndexPath(item: target.item - 1, section: target.section)
    }
    row.view.drag(row.indexPath, to: target)
  }

  /// Types into the search bar.
  func type(_ text: String) throws(Refusal) {
    guard let search = controller?.searchInside else {
      throw Refusal(
        "there is no search controller or heard search bar in '\(what)' to type '\(text)' into")
    }
    search.search(for: text)
  }

  /// Taps the Edit button, or Done; a list alone has no such button and is edited all the same.
  func setEditing(_ isEditing: Bool) throws(Refusal) {
    if let item = parts.barItems.first(where: \.togglesEditing) {
      if (item.systemItem == .done) != isEditing { item.simulateTap() }
    } else if controller == nil || controller is ViewHost {
      for (_, view) in parts.collections {
        (view as? UICollectionView)?.userSetEditing(isEditing)
        (view as? UITableView)?.setEditing(isEditing, animated: true)
      }
    } else {
      throw Refusal(
        "there is no Edit button to tap", in: what,
        having: parts.barItems.compactMap(\.spokenTitle))
    }
  }
}

extension UIBarButtonItem {
  /// What a person would call it.
  var spokenTitle: String? { title ?? accessibilityLabel ?? systemItem?.spokenTitle }
}
