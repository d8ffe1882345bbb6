internal import CellophaneDocument
internal import UIKit

extension Asker {
  /// Asks what swipe actions and the controls beside rows do.
  func askActions(in collection: String) async {
    guard let asked = rows[collection] else { return }
    for address in asked.names.keys.sorted() {
      for isLeading in [true, false] {
        await askSwipe(at: address, in: collection, isLeading: isLeading)
      }
      await askAccessories(at: address, in: collection)
    }
  }

  private func askSwipe(
    at address: RowAddress, in collection: String, isLeading: Bool
  ) async {
    guard let swipe = rows[collection]?.swipes[address] else { return }
    let count = isLeading ? swipe.leading : swipe.trailing
    for index in 0..<count {
      let result = await ask(
        await pose(for: address, in: collection), from: source(address, collection)
      ) { spare in
        guard let row = spare.row(at: address, in: collection),
          let actions = row.view.actions(at: row.indexPath, isLeading: isLeading)?
            .actions, actions.indices.contains(index)
        else { return nil }
        row.view.perform(actions[index], at: row.indexPath)
        return Touch(collection: collection, address: address)
      }
      guard let outcome = result?.1.outcome else { continue }
      change(collection, address) { answers in
        if isLeading {
          answers.leadingActions[index] = outcome
        } else {
          answers.trailingActions[index] = outcome
        }
      }
    }
  }

  private func askAccessories(at address: RowAddress, in collection: String) async {
    guard let handlers = rows[collection]?.handlers[address] else { return }
    for place in handlers {
      let result = await ask(
        await pose(for: address, in: collection), from: source(address, collection)
      ) { spare in
        guard let row = spare.row(at: address, in: collection) else { return nil }
        let accessories = row.view.askableCell(at: row.indexPath).listAccessories
        let order = AccessoryOrder(accessories, isEditing: nil)
        let side = place.isLeading ? order.leading : order.trailing
        guard side.indices.contains(place.index), let handler = side[place.index].handler else {
          return nil
        }
        handler()
        return Touch(collection: collection, address: address)
      }
      guard let effects = result?.1 else { continue }
      change(collection, address) { answers in
        let outcome = ResolvedOutcome(effects.edits)
        if place.isLeading {
          answers.leadingAccessories[place.index] = outcome
        } else {
          answers.trailingAccessories[place.index] = outcome
        }
      }
    }
  }

  /// Asks what bar items and buttons do.
  func askControls() async {
    guard let first = await spare(in: .start) else { return }
    for ordinal in first.barItems.indices {
      let title = first.barItems[ordinal].spokenTitle ?? "item"
      let result = await ask(.start, from: title) { spare in
        guard spare.barItems.indices.contains(ordinal) else { return nil }
        spare.barItems[ordinal].simulateTap()
        return Touch(collection: "", address: RowAddress(section: 0, ordinals: []))
      }
      barItems[ordinal] = result?.1.outcome
    }
    for ordinal in first.buttons.indices {
      let title = (first.buttons[ordinal] as? UIButton)?.shownTitle ?? "button"
      let result = await ask(.start, from: title) { spare in
        guard spare.buttons.indices.contains(ordinal) else { return nil }
        spare.buttons[ordinal].simulateTap()
        return Touch(collection: "", address: RowAddress(section: 0, ordinals: []))
      }
      buttons[ordinal] = result?.1.outcome
    }
  }
}

extension UICellAccessory {
  /// What a tap on the control does, disclosures apart.
  var handler: ActionHandler? {
    switch content {
    case .detail(_, let handler), .delete(_, let handler), .insert(_, let handler): handler
    default: nil
    }
  }
}
