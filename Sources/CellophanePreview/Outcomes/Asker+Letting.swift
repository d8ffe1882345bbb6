internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

extension Asker {
  /// Asks which touches outside rows let go of what is chosen and show nothing else: a page would keep
  /// it. Code that makes its list anew does so.
  ///
  /// UIKit: nothing is chosen after `reloadData()`, nor an item that was away between two snapshots.
  func askWhatIsLetGo() async {
    for (situation, known) in known.sorted(by: { $0.key < $1.key }) where known.effects.isEmpty {
      switch situation.touch {
      case .item, .control: await askWhatIsLetGo(by: situation)
      default: continue
      }
      discard(.start)
    }
  }

  private func askWhatIsLetGo(by situation: Situation) async {
    let source = situation.touch.place
    guard budget.ask(of: source), let probe = await probe(in: .start) else { return }
    let chosen = probe.before.lists.filter { reading in
      guard reading.view.allowsSelectionNow, reading.selected.isEmpty,
        !choosing.contains(reading.name),
        let first = reading.nodes.lazy.flatMap(\.rows).compactMap(\.indexPath).first
      else { return false }
      reading.view.choose(true, at: first)
      return true
    }
    guard !chosen.isEmpty,
      await probe.perform(
        situation.touch, asking: questions, called: title(of: situation.touch) ?? source) != nil
    else { return }
    _ = ScreenChanges.drain()
    let now = probe.read(readsRows: false)
    let gone = chosen.filter { reading in
      reading.view.selectedPaths.isEmpty
        && now.lists.contains {
          $0.view === reading.view && reading.hasSameItems(as: $0, ignoring: false)
        }
    }
    known[situation]?.effects.edits = gone.map { .clear(collection: $0.name) }
  }
}
