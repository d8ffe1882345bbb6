internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

extension Asker {
  /// Asks what a tap on each row does, where the author's delegate or a handler has a say in it.
  func askTaps(in collection: String) async {
    guard rows[collection] != nil, await hasSay(collection) else { return }
    if let first = await probe(in: .start), !first.readsRows,
      !alike.contains(where: { $0.collection == collection })
    {
      questions.noteBound(
        "rows-not-compared",
        "what taps change of how rows look was not compared: there are more than "
          + "\(limits.comparedRows) of them, and on the page a tap changes none; show fewer rows, or "
          + "raise 'limits.comparedRows'")
    }
    for address in addresses(in: collection) {
      await ask(.tap, at: address, in: collection)
    }
  }

  /// Finds the lists of several choices in which a tap, or the one that takes it back, does
  /// something.
  func askChoices() async {
    var found: Set<String> = []
    for (collection, asked) in rows.sorted(by: { $0.key < $1.key }) where asked.selectsSeveral {
      guard await probe(in: .start)?.collections[collection]?.mayHaveSay == true else { continue }
      let names = addresses(in: collection).compactMap { asked.names[$0] }
      for name in names.prefix(limits.triedChoices) where !found.contains(collection) {
        if await counts(RowName(collection: collection, row: name)) { found.insert(collection) }
      }
      if !found.contains(collection), let first = names.dropFirst(limits.triedChoices).first {
        questions.noteBound(
          "choices-not-tried",
          "whether it counts that the row '\(first)'"
            + "\(Questions.more(names.count - limits.triedChoices - 1)) is chosen was not tried: on the "
            + "page that changes nothing else; raise 'limits.triedChoices', or show fewer rows",
          item: first)
      }
    }
    if !found.isEmpty { choose(in: found) }
  }

  /// Whether two taps on a row do anything but choose it and take that back.
  private func counts(_ row: RowName) async -> Bool {
    guard let probe = await probe(in: .start) else { return false }
    defer { discard(.start) }
    let start = state(of: probe)
    _ = ScreenChanges.drain()
    for _ in 0..<2 {
      let made = await probe.perform(.row(row, .tap), asking: questions, called: row.row)
      guard let touch = made ?? nil else { return false }
      if touch.tap == .deselectionRefused { return true }
      if !ScreenChanges.drain().isEmpty || state(of: probe) != start { return true }
    }
    return false
  }

  /// Asks what a touch of a row does.
  @discardableResult
  func ask(_ part: RowInteraction, at address: RowAddress, in collection: String) async -> Known? {
    guard let name = rows[collection]?.names[address] else { return nil }
    return await ask(
      .row(RowName(collection: collection, row: name), part),
      in: await setup(for: address, in: collection), from: name)
  }

  /// Calls the delegate's methods for one row and tells whether any of them is the author's.
  private func hasSay(_ collection: String) async -> Bool {
    var setup = Probe.Setup.start
    var found = await probe(in: setup)?.firstChoice(in: collection)
    if found == nil {
      // Where all that is seen opens and closes, what is inside may be chosen.
      setup = .open
      found = await probe(in: setup)?.firstChoice(in: collection)
    }
    guard let (view, address, first) = found else { return false }
    let selected = view.selectedPaths
    let name = rows[collection]?.names[address] ?? ""
    let tap = Interaction.row(RowName(collection: collection, row: name), .tap)
    // Code that does not live to answer has a say.
    let hasSay =
      await questions.ask(tap.question(called: name)) { view.hearsOfTaps(at: first) } ?? true
    if hasSay {
      // What the author's methods did to this instance is nobody's answer.
      discard(setup)
    } else {
      for path in view.selectedPaths.subtracting(selected).sorted() { view.choose(false, at: path) }
      for path in selected.subtracting(view.selectedPaths).sorted() { view.choose(true, at: path) }
    }
    return hasSay
  }
}

extension Probe {
  /// The first row on which a tap does not merely open or close it.
  fileprivate func firstChoice(
    in collection: String
  ) -> (view: any AskableList, address: RowAddress, indexPath: IndexPath)? {
    guard let view = collections[collection] else { return nil }
    var found: (view: any AskableList, address: RowAddress, indexPath: IndexPath)?
    view.sectionNodes.forEachAddress { address, node in
      guard found == nil, let indexPath = node.indexPath, !view.disclosesByTap(at: indexPath) else {
        return
      }
      found = (view, address, indexPath)
    }
    return found
  }
}
