internal import CellophaneDocument
internal import UIKit

/// What an interaction came to.
struct Reply {
  /// The row that was touched; `nil` for what is no row.
  var row: TouchedRow?
  /// What the touch came to, where it was a tap.
  var tap: UserTap.Effect?
  /// The same of a disclosure.
  var disclosure: UserDisclosure?
  /// Whether the handler of a swipe action has said that it is done.
  var completion: ActionCompletion?

  /// Where a row stood when it was touched.
  struct TouchedRow {
    var collection: String
    /// What it was called then.
    var name: String
    var address: RowAddress
  }

  /// The collection of the row, empty for what is no row.
  var collection: String { row?.collection ?? "" }
}

/// Whether a swipe action's handler has called its completion, at which the row closes.
@MainActor final class ActionCompletion {
  /// What the action is called in a sentence.
  let words: String
  var isCalled = false

  init(of action: UIContextualAction) {
    let names = [action.title, action.accessibilityLabel, action.image?.accessibilityLabel]
    words =
      names.lazy.compactMap(\.self).first { !$0.isEmpty }.map { "action '\($0)'" }
      ?? "action without a title"
  }
}

/// Where a row is that can be touched now.
struct RowTarget {
  var view: any AskableList
  var indexPath: IndexPath
  var address: RowAddress
  var identifier: AnyHashable?
}

/// Does on a screen what a person does, through the author's delegates and handlers.
@MainActor struct Performer {
  /// What is seen; `nil` for a list without a controller.
  let controller: UIViewController?
  /// What can be touched outside rows, worked out where something of that is touched.
  let parts: @MainActor () -> ScreenResolver
  /// Where a row is now.
  let target: @MainActor (RowName) -> RowTarget?
  /// Whether disclosures without a handler open and close their rows; a page does that by itself,
  /// so that an instance that is asked for the page only tells that they will.
  var disclosesRows = true

  /// - Parameter interaction: One of the ``Interaction/steps`` of what is done.
  /// - Returns: What it came to; `nil` where there is nothing of that name to be touched.
  func perform(_ interaction: Interaction) -> Reply? {
    switch interaction {
    case .row(let row, let part): perform(part, on: row)
    case .item(let ordinal): onItem(ordinal) { $0.simulateTap() }
    case .choice(let index, let ordinal):
      onItem(ordinal) { item in
        item.menu?.choose(index, from: item, isSingle: item.changesSelectionAsPrimaryAction)
          ?? false
      }
    case .control(let ordinal, let choice): choose(choice, of: ordinal)
    case .back(let ordinal): goBack(ordinal)
    case .tab(let ordinal, let bar): chooseTab(ordinal, of: bar)
    case .answer(let index, let question): answer(index, to: question)
    case .search(let text): search(text)
    case .scope(let number): choose(scope: number)
    case .editing(let begins): setEditing(begins)
    case .typed: TypedFields(parts()).type(besides: identifiers) ? Reply() : nil
    }
  }

  // MARK: Rows

  private func perform(_ part: RowInteraction, on row: RowName) -> Reply? {
    guard let target = target(row) else { return nil }
    let (view, indexPath) = (target.view, target.indexPath)
    var reply = Reply(
      row: Reply.TouchedRow(
        collection: row.collection, name: row.row, address: target.address))
    switch part {
    case .tap: reply.tap = view.touch(at: indexPath).effect
    case .deselection:
      guard view.allowsMultipleSelectionNow, view.selectedPaths.contains(indexPath) else {
        return nil
      }
      reply.tap = view.touch(at: indexPath).effect
    case .disclosure(let isExpanding): return disclose(target, reply, isExpanding)
    case .action(let isLeading, let index):
      guard let actions = view.actions(at: indexPath, isLeading: isLeading)?.actions,
        actions.indices.contains(index)
      else { return nil }
      let completion = ActionCompletion(of: actions[index])
      reply.completion = completion
      view.perform(actions[index], at: indexPath) { _ in completion.isCalled = true }
    case .accessory(let isLeading, let index):
      let place = AccessoryPlace(isLeading: isLeading, index: index)
      guard let tap = view.askableCell(at: indexPath).accessoryTaps[place], tap() else {
        return nil
      }
    case .control(let number, let choice):
      let controls = CellControls(of: view.askableCell(at: indexPath))
      guard controls.choose(choice, of: number) else { return nil }
    case .custom(let index):
      let actions = view.askableCell(at: indexPath).customActions
      guard actions.indices.contains(index) else { return nil }
      _ = actions[index].actionHandler?(actions[index])
    case .menu(let choice):
      var menus = ContextMenus(of: view)
      let choices = menus.menu(at: indexPath)?.choices ?? []
      guard choices.indices.contains(choice) else { return nil }
      choices[choice].perform(from: nil)
    case .move(let other):
      let place = self.target(RowName(collection: row.collection, row: other))
      guard let place, move(target, before: place) else { return nil }
    }
    return reply
  }

  /// Opens or closes the row, or runs the handler that takes the toggle's place.
  private func disclose(_ target: RowTarget, _ reply: Reply, _ isExpanding: Bool) -> Reply? {
    var reply = reply
    let (view, indexPath) = (target.view, target.indexPath)
    let cell = view.askableCell(at: indexPath)
    guard let disclosure = cell.tappableDisclosure else { return nil }
    let isHandled = disclosure.actionHandler != nil
    // Where a handler takes the toggle's place, only its author knows what is open.
    if disclosesRows != isHandled {
      guard cell.configurationState.isExpanded != isExpanding else { return nil }
    }
    if disclosesRows || isHandled {
      reply.disclosure = view.touchDisclosure(at: indexPath)
      if reply.disclosure == .refused { reply.tap = .refused }
    } else {
      guard let item = target.identifier, let outline = view.outline else { return nil }
      let may = outline.mayToggle(item, expanding: isExpanding, inSection: indexPath.section)
      if !may { reply.tap = .refused }
    }
    return reply
  }

  private func move(_ row: RowTarget, before place: RowTarget) -> Bool {
    guard row.view === place.view, row.view.mayMove(at: row.indexPath) else { return false }
    var target = place.indexPath
    // The row's own place closes behind it.
    if row.indexPath.section == target.section, row.indexPath < target {
      target = IndexPath(item: target.item - 1, section: target.section)
    }
    row.view.drag(row.indexPath, to: target)
    return true
  }

  // MARK: Outside rows

  private func onItem(_ ordinal: Int, _ act: (UIBarButtonItem) -> Bool) -> Reply? {
    let items = parts().barItems
    guard items.indices.contains(ordinal), act(items[ordinal]) else { return nil }
    return Reply()
  }

  private func choose(_ choice: Int, of ordinal: Int) -> Reply? {
    let controls = parts().controls
    guard controls.indices.contains(ordinal), controls[ordinal].choose(choice) else { return nil }
    return Reply()
  }

  private func goBack(_ ordinal: Int) -> Reply? {
    let waysBack = parts().waysBack
    guard waysBack.indices.contains(ordinal) else { return nil }
    waysBack[ordinal].take()
    return Reply()
  }

  private func chooseTab(_ ordinal: Int, of bar: Int) -> Reply? {
    let bars = parts().tabControllers.map(\.controller)
    guard bars.indices.contains(bar),
      (bars[bar].viewControllers ?? []).indices.contains(ordinal)
    else { return nil }
    bars[bar].simulateChoice(of: ordinal)
    return Reply()
  }

  /// Answers the alert that stands there, else the one that its question brings up, with a sample in
  /// each of its fields.
  private func answer(_ index: Int, to question: Interaction?) -> Reply? {
    var reply = Reply()
    if let question, controller?.shownAlert == nil {
      guard let asked = perform(question) else { return nil }
      reply = asked
    }
    guard let alert = controller?.shownAlert, alert.actions.indices.contains(index) else {
      return nil
    }
    if alert.textFields?.isEmpty == false {
      alert.simulateTyping(alert.samples(besides: identifiers))
    }
    alert.simulateChoice(of: alert.actions[index])
    return reply
  }

  /// What identifies the rows that are there, in words.
  private var identifiers: [String] {
    var found: [String] = []
    for (_, view) in parts().collections {
      (view as? any AskableList)?.sectionNodes.forEachAddress { _, node in
        if let identifier = node.identifier { found.append("\(identifier)") }
      }
    }
    return found
  }

  private func search(_ text: String) -> Reply? {
    guard let search = controller?.searchInside else { return nil }
    search.search(for: text)
    return Reply()
  }

  private func choose(scope number: Int) -> Reply? {
    guard let search = controller?.searchInside,
      search.scopes?.titles.indices.contains(number) == true
    else { return nil }
    search.choose(scope: number)
    return Reply()
  }

  /// Taps the Edit button, or Done; a list alone has no such button and is edited all the same.
  private func setEditing(_ isEditing: Bool) -> Reply? {
    let parts = parts()
    if let item = parts.barItems.first(where: \.togglesEditing) {
      if (item.systemItem == .done) != isEditing { item.simulateTap() }
    } else if controller == nil || controller is ViewHost {
      for (_, view) in parts.collections {
        (view as? UICollectionView)?.userSetEditing(isEditing)
        (view as? UITableView)?.setEditing(isEditing, animated: true)
      }
    } else {
      return nil
    }
    return Reply()
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
