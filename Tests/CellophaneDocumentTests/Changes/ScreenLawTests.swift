import CellophaneDocument
import Seeding
import Testing

/// The law of edits: a difference, played on the screen that it was made from, gives the other.
@Suite struct ScreenLawTests {
  /// The screens of a seed: mostly of the same kind.
  private func screens(_ seed: UInt64) -> (old: ResolvedScreen, new: ResolvedScreen) {
    var old = ScreenGenerator(shape: seed, contents: seed &* 3)
    var new = ScreenGenerator(
      shape: seed.isMultiple(of: 16) ? seed + 1 : seed, contents: seed &* 3 + 1)
    return (old.screen(), new.screen())
  }

  @Test func aDifferencePlayedOnOneScreenGivesTheOther() {
    var whole = 0
    for seed in UInt64(1)...1_000 {
      let (old, new) = screens(seed)
      var bodies = BodyPool()
      let difference = ScreenDifference(from: old, to: new, bodies: &bodies)
      if difference.summary.replacesScreen { whole += 1 }
      let isSame = old.applying(difference.edits, bodies: bodies) == new
      #expect(isSame, "seed \(seed)")
    }
    // A law of whole screens alone would say little.
    #expect(whole < 150)
  }

  @Test func aDifferenceOfEqualScreensIsEmpty() {
    for seed in UInt64(1)...100 {
      var bodies = BodyPool()
      let old = screens(seed).old
      #expect(ScreenDifference(from: old, to: old, bodies: &bodies).isEmpty, "seed \(seed)")
    }
  }

  @Test func oneAfterTheOtherTheyLeadThroughManyScreens() {
    var bodies = BodyPool()
    var shown = ScreenGenerator(shape: 7, contents: 0)
    let start = shown.screen()
    var screen = start
    for contents in UInt64(1)...100 {
      var generator = ScreenGenerator(shape: 7, contents: contents)
      let next = generator.screen()
      let difference = ScreenDifference(from: screen, to: next, bodies: &bodies)
      screen = screen.applying(difference.edits, bodies: bodies)
      let isSame = screen == next
      #expect(isSame, "contents \(contents)")
    }
  }

  @Test func whatIsReplacedShowsSomethingElse() {
    for seed in UInt64(1)...1_000 {
      let (old, new) = screens(seed)
      var bodies = BodyPool()
      let difference = ScreenDifference(from: old, to: new, bodies: &bodies)
      for case .replace(let name) in difference.edits {
        let without = difference.edits.filter { $0 != .replace(name) }
        let isNeeded = old.applying(without, bodies: bodies) != new
        #expect(isNeeded, "seed \(seed): \(name)")
      }
    }
  }

  @Test func anEditOfWhatIsNotThereChangesNothing() {
    let (old, _) = screens(1)
    let row = ResolvedElement.row(collection: "nowhere", row: "none")
    let edits: [ResolvedEdit] = [
      .delete(collection: "nowhere", row: "none"), .clear(collection: "nowhere"),
      .expand(collection: "nowhere", row: "none"),
      .select(collection: "nowhere", row: "none"), .remove(row),
      .replace(ResolvedBodyName(row, number: 1)), .move(row, in: row, after: nil),
      .insert(ResolvedBodyName(row, number: 1), in: row, after: row), .text(.title(bar: "no"), "x"),
      .prune(.collection("nowhere")), .prune(.section(collection: "nowhere", section: "0")),
      .ensure(ResolvedBodyName(row, number: 1), after: [row], showing: []),
    ]
    #expect(old.applying(edits, bodies: BodyPool()) == old)
  }
}
