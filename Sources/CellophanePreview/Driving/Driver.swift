internal import CellophaneDocument
internal import Foundation
internal import UIKit

/// Does on a screen what a person does, and stops with a sentence where it cannot be done.
@MainActor struct Driver {
  private let what: String
  private let window: UIWindow?
  private let parts: ScreenResolver
  private let gathering = PageGathering()

  init(_ controller: UIViewController) {
    what = String(describing: type(of: controller))
    controller.loadViewIfNeeded()
    window = controller.viewIfLoaded?.window
    window?.settle()
    parts = Self.parts(gathering)
    _ = parts.screen(ofRoot: controller)
    alert = controller.presentedViewController as? UIAlertController
  }

  init(_ view: UIScrollView) {
    what = String(describing: type(of: view))
    window = view.window
    window?.settle()
    parts = Self.parts(gathering)
    _ = parts.screen(of: view, label: "")
    alert = nil
  }

  private let alert: UIAlertController?

  private static func parts(_ gathering: PageGathering) -> ScreenResolver {
    ScreenResolver(gathering: gathering) { _, name, label in
      ResolvedCollection(name: name, label: label, role: .list, selection: .none, sections: [])
    }
  }

  // MARK: Rows

  /// A row with what it is known by.
  private struct Row {
    var view: any AskableList
    var indexPath: IndexPath
    var name: String?
    var texts: [String]

    var title: String? { texts.first ?? name }
  }

  private var rows: [Row] {
    let cells = CellResolver(gathering, views: ViewResolver(gathering: gathering))
    return parts.collections.compactMap { $0.view as? any AskableList }.flatMap { view in
      var rows: [Row] = []
      view.sectionNodes.forEachAddress { _, node in
        guard let indexPath = node.indexPath else { return }
        rows.append(
          Row(
            view: view, indexPath: indexPath,
            name: node.identifier.flatMap { stableName(of: $0) },
            texts: cells.cell(view.askableCell(at: indexPath)).texts))
      }
      return rows
    }
  }

  private func find(_ wanted: String) -> Row? {
    let rows = rows
    return rows.first { $0.name == wanted } ?? rows.first { $0.texts.contains(wanted) }
  }

  private func row(_ wanted: String, to verb: String) -> Row {
    guard let row = find(wanted) else {
      refuse("there is no row '\(wanted)' to \(verb)", having: rows.compactMap { $0.title })
    }
    return row
  }

  private func refuse(_ fact: String, having names: [String]) -> Never {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
    raise("\(fact) in '\(what)'; it has \(names.isEmpty ? "none" : shown + rest)")
  }

  // MARK: Doing

  func tap(_ wanted: String) {
    defer { window?.settle() }
    if let action = alert?.actions.first(where: { $0.title == wanted }) {
      alert?.simulateChoice(of: action)
      return
    }
    if let row = find(wanted) {
      _ = row.view.touch(at: row.indexPath)
      return
    }
    if tapControl(wanted) { return }
    let controls =
      parts.barItems.compactMap(\.spokenTitle)
      + parts.buttons.compactMap { ($0 as? UIButton)?.shownTitle }
    refuse(
      "there is nothing called '\(wanted)' to tap", having: rows.compactMap(\.title) + controls)
  }

  /// Taps a bar item, a tab or a button.
  private func tapControl(_ wanted: String) -> Bool {
    if let item = parts.barItems.first(where: { $0.spokenTitle == wanted }) {
      guard item.simulateTap() else {
        raise("the bar item '\(wanted)' in '\(what)' does nothing; give it a primary action")
      }
      return true
    }
    for tabs in parts.tabControllers {
      let titles = (tabs.viewControllers ?? []).map { $0.tabBarItem.title ?? $0.title ?? "" }
      guard let index = titles.firstIndex(of: wanted) else { continue }
      tabs.simulateChoice(of: index)
      return true
    }
    for case let button as UIButton in parts.buttons where button.shownTitle == wanted {
      button.simulateTap()
      return true
    }
    return false
  }

  func toggle(_ wanted: String) {
    let row = row(wanted, to: "toggle")
    if let control = row.view.askableCell(at: row.indexPath).shownSwitch {
      control.simulateTap()
    } else if row.view.touchDisclosure(at: row.indexPath) == .absent {
      raise("the row '\(wanted)' in '\(what)' shows no outline disclosure or switch to tap")
    }
    window?.settle()
  }

  func select(_ wanted: String) {
    let row = row(wanted, to: "select")
    if row.view.selectedPaths.contains(row.indexPath) { return }
    guard row.view.touch(at: row.indexPath).effect == .selected else {
      raise("the row '\(wanted)' in '\(what)' cannot be selected by a tap")
    }
    window?.settle()
  }

  func swipe(_ wanted: String, action title: String) {
    let row = row(wanted, to: "swipe")
    let actions = [true, false].flatMap {
      row.view.actions(at: row.indexPath, isLeading: $0)?.actions ?? []
    }
    guard let action = actions.first(where: { $0.title == title }) else {
      refuse(
        "the row '\(wanted)' has no swipe action '\(title)'", having: actions.compactMap(\.title))
    }
    row.view.perform(action, at: row.indexPath)
    window?.settle()
  }

  /// Drags a row to where another one is.
  func move(_ wanted: String, before other: String) {
    let row = row(wanted, to: "move")
    let place = self.row(other, to: "move '\(wanted)' before")
    guard row.view === place.view, row.view.mayMove(at: row.indexPath) else {
      raise("the row '\(wanted)' in '\(what)' cannot be moved before '\(other)'")
    }
    var target = place.indexPath
    // The row's own place closes behind it.
    if row.indexPath.section == target.section, row.indexPath < target {
      target = IndexPath(item: target.item - 1, section: target.section)
    }
    row.view.drag(row.indexPath, to: target)
    window?.settle()
  }

  func search(_ text: String, from controller: UIViewController) {
    guard let search = controller.searchInside else {
      raise("there is no search controller in '\(what)' to type '\(text)' into")
    }
    search.simulateSearch(for: text)
    window?.settle()
  }
}

extension UIBarButtonItem {
  /// What a person would call it.
  var spokenTitle: String? { title ?? accessibilityLabel ?? systemItem?.spokenTitle }
}

extension UIViewController {
  /// The search controller of what is seen.
  fileprivate var searchInside: UISearchController? {
    if let search = navigationItem.searchController { return search }
    for child in children {
      if let search = child.searchInside { return search }
    }
    return nil
  }
}

extension ResolvedCell {
  /// Every text of the cell, in reading order.
  var texts: [String] {
    switch content {
    case .list(let content): content.texts
    case .view(let view): view.texts
    case .empty: []
    }
  }
}

extension ResolvedListContent {
  fileprivate var texts: [String] { [text?.string, secondaryText?.string].compactMap { $0 } }
}

extension ResolvedView {
  fileprivate var texts: [String] {
    let own: [String] =
      switch kind {
      case .label(let text): [text.string]
      case .button(let button, _): [button.title?.string].compactMap { $0 }
      case .text(let text, _): [text.string]
      case .content(let content): content.texts
      default: []
      }
    return own + children.flatMap(\.texts)
  }
}
