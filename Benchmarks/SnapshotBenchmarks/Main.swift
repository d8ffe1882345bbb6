import Measuring
import UIKit
import Seeding

/// Differences and outlines, measured from outside of the module that has them.
@main
enum SnapshotBenchmarks {
  static func main() {
    var table = Table()
    for count in [10_000, 100_000] {
      add("Int", .few(count) { $0 &* 7919 }, to: &table)
      add("UUID", .few(count, uuid), to: &table)
      add("String", .few(count) { "identifier/\($0)/of an item" }, to: &table)
    }
    add("Int shuffled", .shuffle(10_000) { $0 &* 7919 }, to: &table)
    add("UUID shuffled", .shuffle(10_000, uuid), to: &table)
    add("String shuffled", .shuffle(10_000) { "identifier/\($0)/of an item" }, to: &table)
    addOutlines(to: &table)
    table.print()
  }

  /// Measures a difference, and building both snapshots with it, against a dictionary.
  static func add<Identifier: Hashable & Sendable>(
    _ name: String, _ edits: Edits<Identifier>, to table: inout Table
  ) {
    let old = snapshot(edits.old)
    let new = snapshot(edits.new)
    let dictionary = { keep(Dictionary(uniqueKeysWithValues: zip(edits.new, 0...))) }
    table.add(
      Measurement("difference of \(edits.old.count) \(name)") {
        keep(SnapshotDifference(from: old, to: new))
      } against: {
        dictionary()
      }, reach: "5×")
    table.add(
      Measurement("  with building the new snapshot") {
        keep(SnapshotDifference(from: old, to: snapshot(edits.new)))
      } against: {
        dictionary()
      }, reach: "5×")
    let oldOutline = outline(edits.old)
    let newOutline = outline(edits.new)
    table.add(
      Measurement("  as section snapshots") {
        keep(OutlineDifference(from: oldOutline, to: newOutline))
      } against: {
        dictionary()
      }, reach: "5×")
  }

  private static func snapshot<Identifier: Hashable & Sendable>(
    _ items: [Identifier]
  ) -> NSDiffableDataSourceSnapshot<Int, Identifier> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private static func outline<Identifier: Hashable & Sendable>(
    _ items: [Identifier]
  ) -> NSDiffableDataSourceSectionSnapshot<Identifier> {
    var outline = NSDiffableDataSourceSectionSnapshot<Identifier>()
    outline.append(items)
    return outline
  }

  /// An outline of 100,000 nodes, ten below each of the first ones.
  private static func addOutlines(to table: inout Table) {
    table.add(
      Measurement("outline of 100000 Int built, expanded, flattened") {
        keep(tree(100_000) { $0 })
      }, reach: "100 ms")
    let names = (0..<100_000).map { "topic/\($0)/of a broker" }
    table.add(
      Measurement("outline of 100000 String built, expanded, flattened") {
        keep(tree(100_000) { names[$0] })
      }, reach: "100 ms")
    table.add(
      Measurement("  a node at a time") {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([0])
        for node in 1..<100_000 { outline.append([node], to: (node - 1) / 10) }
        outline.expand(Array(0..<100_000))
        keep(outline.visibleItems)
      }, reach: "100 ms")
  }

  private static func tree<Identifier: Hashable & Sendable>(
    _ count: Int, _ make: (Int) -> Identifier
  ) -> [Identifier] {
    var outline = NSDiffableDataSourceSectionSnapshot<Identifier>()
    outline.append([make(0)])
    for parent in 0..<(count - 1) / 10 {
      outline.append((1...10).map { make(parent * 10 + $0) }, to: make(parent))
    }
    outline.expand(outline.items)
    return outline.visibleItems
  }

  private static func uuid(_ number: Int) -> UUID {
    var generator = SeededGenerator(seed: UInt64(number))
    let (high, low) = (generator.next(), generator.next())
    func byte(_ value: UInt64, _ place: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: value >> (8 * UInt64(place)))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6), byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }
}
