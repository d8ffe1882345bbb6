internal import CellophaneDocument
internal import UIKit

extension Asker {
  /// Asks what a tap on each row does, where the author's delegate or a handler has a say in it.
  func askTaps(in collection: String) async {
    guard let asked = rows[collection], await hasSay(collection) else { return }
    for address in asked.names.keys.sorted() {
      await askTap(at: address, in: collection)
    }
  }

  private func askTap(at address: RowAddress, in collection: String) async {
    var tap = UserTap(effect: .ignored)
    let result = await ask(
      await pose(for: address, in: collection), from: source(address, collection)
    ) { spare in
      guard let row = spare.row(at: address, in: collection) else { return nil }
      tap = row.view.touch(at: row.indexPath)
      return Touch(collection: collection, address: address, tap: tap.effect)
    }
    guard let (_, effects) = result else { return }
    change(collection, address) { answers in
      switch tap.effect {
      case .notHighlighted:
        answers.isHighlightable = false
        answers.isSelectable = false
      case .refused, .ignored: answers.isSelectable = false
      case .selected, .deselected, .deselectionRefused: break
      // Its answers are the disclosure's.
      case .disclosed: return
      }
      if effects.isOwnToggle && effects.edits.count == 1 {
        answers.trigger = .row
      } else {
        answers.tap = effects.outcome
      }
    }
  }

  /// Calls the delegate's methods for one row and tells whether any of them is the author's.
  private func hasSay(_ collection: String) async -> Bool {
    guard let spare = await spare(in: .start), let view = spare.collections[collection],
      let first = view.sectionNodes.lazy.flatMap(\.rows).first?.indexPath
    else { return false }
    let selected = view.selectedPaths
    let hasSay = view.hearsOfTaps(at: first)
    if hasSay {
      // What the author's methods did to this instance is nobody's answer.
      discard(.start)
    } else {
      for path in view.selectedPaths.subtracting(selected).sorted() { view.choose(false, at: path) }
      for path in selected.subtracting(view.selectedPaths).sorted() { view.choose(true, at: path) }
    }
    return hasSay
  }
}
