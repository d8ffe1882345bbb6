internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

extension Asker {
  /// Asks what swipe actions, the controls beside rows and custom actions do.
  func askActions(in collection: String) async {
    guard let asked = rows[collection], asked.hasSay else { return }
    for address in addresses(in: collection) {
      for isLeading in [true, false] {
        guard let swipe = asked.swipes[address] else { continue }
        for index in 0..<(isLeading ? swipe.leading : swipe.trailing) {
          await ask(.action(isLeading: isLeading, index: index), at: address, in: collection)
        }
      }
      for place in asked.handlers[address] ?? [] {
        await ask(
          .accessory(isLeading: place.isLeading, index: place.index), at: address, in: collection)
      }
      for index in 0..<(asked.customActions[address] ?? 0) {
        await ask(.custom(index: index), at: address, in: collection)
      }
      for choice in 0..<(asked.menus[address] ?? 0) {
        await ask(.menu(choice: choice), at: address, in: collection)
      }
      for control in asked.controls[address] ?? [] {
        for choice in 0..<control.count {
          await ask(
            .control(number: control.number, choice: choice), at: address, in: collection)
        }
      }
    }
  }

  /// The menus in rows, by the numbers of the buttons that open them.
  var menusInRows: [RowName: [Int: ResolvedMenu]] {
    var menus: [RowName: [Int: ResolvedMenu]] = [:]
    for (collection, asked) in rows {
      for (address, controls) in asked.controls {
        guard let name = asked.names[address] else { continue }
        for control in controls {
          guard case .menu(let menu) = control.choices else { continue }
          menus[RowName(collection: collection, row: name), default: [:]][control.number] = menu
        }
      }
    }
    return menus
  }

  /// Asks what bar items, their menus and buttons do.
  func askControls() async {
    guard let first = await probe(in: .start) else { return }
    let parts = first.parts
    let (items, controls) = (parts.barItems, parts.controls)
    let isRead = await askReading()
    for (ordinal, item) in items.enumerated() where turns[ordinal] == nil {
      let title = item.spokenTitle ?? "item"
      await ask(.item(ordinal), in: .start, from: title)
      // One that is off may be on after another touch, and is touched then.
      let situation = Situation(touch: .item(ordinal), look: 0)
      if !item.isEnabled, known[situation] == nil {
        known[situation] = Known(tap: nil, effects: Effects())
      }
      guard let menu = item.menu.map({ questions.menus.menu($0) }), !menu.choices.isEmpty else {
        continue
      }
      menus[ordinal] = menu
      for index in menu.choices.indices {
        await ask(.choice(index, of: ordinal), in: .start, from: title)
      }
    }
    for (ordinal, control) in controls.enumerated() {
      guard let choices = control.choices(questions.menus, isRead: isRead) else { continue }
      controlTitles[ordinal] = control.tapTitle
      let choice = ControlChoices(number: ordinal, choices: choices)
      if case .menu(let menu) = choices { controlMenus[ordinal] = menu }
      for index in 0..<choice.count {
        await ask(.control(ordinal, choice: index), in: .start, from: control.spokenTitle)
      }
    }
    // From a screen that was pushed the page goes back by itself.
    for (ordinal, way) in parts.waysBack.enumerated() where asked.broughtBy == nil && way.isOpen {
      await ask(.back(ordinal), in: .start, from: "back")
    }
  }
}

extension Asker {
  /// Asks what the answers to alerts do.
  func askAnswers() async {
    for (situation, question) in known.sorted(by: { $0.key < $1.key }) {
      let setup = await setup(for: situation.touch)
      for index in question.effects.alert.indices {
        await ask(
          .answer(index, to: situation.touch), in: setup,
          from: question.effects.alert[index] ?? "answer")
      }
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
