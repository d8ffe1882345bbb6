internal import CellophaneDocument
internal import UIKit

extension Asker {
  /// Asks what a tap on each row does, where the author's delegate or a handler has a say in it.
  func askTaps(in collection: String) async {
    guard let asked = rows[collection], await hasSay(collection) else { return }
    for address in asked.names.keys.sorted() {
      await ask(.tap, at: address, in: collection)
    }
  }

  /// Asks what a touch of a row does.
  @discardableResult
  func ask(_ part: RowPart, at address: RowAddress, in collection: String) async -> Known? {
    guard let name = rows[collection]?.names[address] else { return nil }
    return await ask(
      .row(RowName(collection: collection, row: name), part),
      in: await pose(for: address, in: collection), from: name)
  }

  /// Calls the delegate's methods for one row and tells whether any of them is the author's.
  private func hasSay(_ collection: String) async -> Bool {
    guard let spare = await spare(in: .start), let view = spare.collections[collection],
      let first = view.sectionNodes.lazy.flatMap(\.rows).first?.indexPath
    else { return false }
    let selected = view.selectedPaths
    let name = rows[collection]?.names.min { $0.key < $1.key }?.value ?? ""
    let tap = Touchable.row(RowName(collection: collection, row: name), .tap)
    // Code that does not live to answer has a say.
    let hasSay =
      await questions.ask(tap.question(called: name)) { view.hearsOfTaps(at: first) } ?? true
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
