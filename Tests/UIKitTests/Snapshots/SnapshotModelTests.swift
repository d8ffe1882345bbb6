import Testing

@testable import UIKit
import Seeding

/// Snapshots beside slow and simple models of them, under the same random edits.
@Suite struct SnapshotModelTests {
  @Test(arguments: 0..<6) func aSnapshotDoesWhatNestedArraysDo(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var model: [(section: Int, items: [Int])] = [(0, []), (1, [])]
    snapshot.appendSections([0, 1])
    for step in 0..<300 {
      let item = model.flatMap(\.items).randomElement(using: &generator)
      let other = model.flatMap(\.items).randomElement(using: &generator)
      let rank = Int.random(in: 0..<model.count, using: &generator)
      switch (Int.random(in: 0..<8, using: &generator), item, other) {
      case (0, _, _), (1, _, _):
        snapshot.appendItems([1000 + step, 2000 + step], toSection: model[rank].section)
        model[rank].items += [1000 + step, 2000 + step]
      case (2, let item?, _):
        snapshot.insertItems([3000 + step], beforeItem: item)
        insert(3000 + step, beside: item, by: 0, in: &model)
      case (3, let item?, _):
        snapshot.insertItems([4000 + step], afterItem: item)
        insert(4000 + step, beside: item, by: 1, in: &model)
      case (4, let item?, let other?):
        snapshot.deleteItems([item, other])
        for rank in model.indices { model[rank].items.removeAll { [item, other].contains($0) } }
      case (5, let item?, let other?) where item != other:
        snapshot.moveItem(item, afterItem: other)
        for rank in model.indices { model[rank].items.removeAll { $0 == item } }
        insert(item, beside: other, by: 1, in: &model)
      case (6, _, _) where model.count > 3:
        snapshot.deleteSections([model[rank].section])
        model.remove(at: rank)
      case (7, _, _):
        snapshot.insertSections([10_000 + step], beforeSection: model[rank].section)
        model.insert((10_000 + step, []), at: rank)
      default: break
      }
      #expect(snapshot.sectionIdentifiers == model.map(\.section))
      #expect(snapshot.itemIdentifiers == model.flatMap(\.items))
      for (index, item) in model.flatMap(\.items).enumerated() {
        #expect(snapshot.indexOfItem(item) == index)
      }
    }
    #expect(snapshot.sectionTable.isConsistent && snapshot.itemTable.isConsistent)
    #expect(snapshot.order.isConsistent)
  }

  private func insert(
    _ item: Int, beside other: Int, by offset: Int,
    in model: inout [(section: Int, items: [Int])]
  ) {
    for rank in model.indices {
      guard let place = model[rank].items.firstIndex(of: other) else { continue }
      model[rank].items.insert(item, at: place + offset)
      return
    }
  }

  @Test(arguments: 0..<6) func anOutlineDoesWhatAListWithLevelsDoes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    var model: [(item: Int, level: Int)] = []
    for step in 0..<300 {
      let place = model.indices.randomElement(using: &generator)
      switch (Int.random(in: 0..<6, using: &generator), place) {
      case (0, _):
        outline.append([step])
        model.append((step, 0))
      case (1, let place?):
        outline.append([step], to: model[place].item)
        model.insert((step, model[place].level + 1), at: end(of: place, in: model))
      case (2, let place?):
        outline.insert([step], before: model[place].item)
        model.insert((step, model[place].level), at: place)
      case (3, let place?):
        outline.insert([step], after: model[place].item)
        model.insert((step, model[place].level), at: end(of: place, in: model))
      case (4, let place?) where model.count > 20:
        outline.delete([model[place].item])
        model.removeSubrange(place..<end(of: place, in: model))
      case (5, let place?):
        var children = NSDiffableDataSourceSectionSnapshot<Int>()
        children.append([1000 + step])
        children.append([2000 + step], to: 1000 + step)
        outline.replace(childrenOf: model[place].item, using: children)
        let level = model[place].level
        model.replaceSubrange(
          place + 1..<end(of: place, in: model),
          with: [(1000 + step, level + 1), (2000 + step, level + 2)])
      default: break
      }
      #expect(outline.items == model.map(\.item))
      #expect(outline.items.map { outline.level(of: $0) } == model.map(\.level))
    }
    #expect(outline.table.isConsistent && outline.forest.isConsistent)
  }

  /// The place behind an item and everything below it.
  private func end(of place: Int, in model: [(item: Int, level: Int)]) -> Int {
    model[(place + 1)...].firstIndex { $0.level <= model[place].level } ?? model.count
  }
}
