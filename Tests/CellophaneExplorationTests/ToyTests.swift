import CellophaneDocument
import CellophaneExploration
import Foundation
import Seeding
import Testing

/// What is explored of generated apps: walks on what is known of them show what they show, or come
/// to a stop that the page announces.
///
/// `CELLOPHANE_TOYS=20000 swift test --filter ToyTests` tries more of them.
@Suite @MainActor struct ToyTests {
  private static let count =
    ProcessInfo.processInfo.environment["CELLOPHANE_TOYS"].flatMap(Int.init) ?? 1_000

  /// How walks ended.
  private struct Ends {
    var whole = 0
    var stopped = 0
    var wrong: [String] = []

    var count: Int { whole + stopped + wrong.count }
    var words: String {
      "\(count) walks, \(whole) to the end, \(stopped) stopped by the page, \(wrong.count) wrong"
    }
  }

  /// The share of walks, in thousandths, that show something else than toys of which more than one
  /// thing can be touched, of which a touch changes what others do, or in which rows come.
  private static let known = 12

  @Test func walksOnWhatIsKnownShowWhatTheToysShow() async {
    var (plain, others) = (Ends(), Ends())
    for seed in 0..<UInt64(Self.count) {
      let toy = Toy(seed: seed)
      let app = ToyApp(toy)
      await app.explore()
      let composition = app.explorer.composition
      let isPlain = toy.swipe == nil && toy.quirk == .none && toy.tap != .insert
      for walk in 0..<UInt64(50) {
        let lot = SeededGenerator(seed: seed << 8 | walk)
        if isPlain {
          play(app, composition, lot, seed, &plain)
        } else {
          play(app, composition, lot, seed, &others)
        }
      }
    }
    print("\(Self.count) toys; plain ones: \(plain.words); others: \(others.words)")
    #expect(plain.wrong.count == 0, "\(plain.wrong.prefix(20).joined(separator: "\n"))")
    // A page that always stops would be right as well.
    #expect(plain.whole * 10 > plain.count * 9)
    #expect(
      others.wrong.count * 1_000 <= others.count * Self.known,
      "\(others.wrong.prefix(20).joined(separator: "\n"))")
  }

  /// What adds a row, which is another one each time, is known several times.
  @Test(arguments: ToyAdding.allCases)
  func whatAddsRowsIsKnownAgainAndAgain(adding: ToyAdding) async throws {
    var ends = Ends()
    var stops = 0
    for seed in 0..<UInt64(Self.count / 4) {
      let toy = Toy(seed: seed, adding: adding)
      if toy.quirk == .mode { continue }
      let app = ToyApp(toy)
      await app.explore()
      let composition = app.explorer.composition
      for walk in 0..<UInt64(50) {
        play(app, composition, SeededGenerator(seed: seed << 8 | walk), seed, &ends)
      }
      if toy.quirk == .none, !touches(.item(0), times: 6, of: app, composition) { stops += 1 }
    }
    print("adding \(adding): \(ends.words); \(stops) stopped before six rows were added")
    #expect(stops * 20 < Self.count / 4)
    // Rows that come and move are the greater part of it.
    #expect(
      ends.wrong.count * 1_000 <= ends.count * 3 * Self.known,
      "\(ends.wrong.prefix(20).joined(separator: "\n"))")
  }

  /// Whether a page goes on through the same touch.
  private func touches(
    _ touch: Interaction, times: Int, of app: ToyApp, _ composition: Composition
  ) -> Bool {
    var toy = app.toy
    var state = app.explorer.looks.start
    for _ in 0..<times {
      guard let next = app.played(Situation(touch: touch, look: 0), in: state, [:], composition)
      else {
        return false
      }
      _ = toy.perform(touch)
      if next != app.state(of: toy) { return false }
      state = next
    }
    return true
  }

  private func play(
    _ app: ToyApp, _ composition: Composition, _ lot: SeededGenerator, _ seed: UInt64,
    _ ends: inout Ends
  ) {
    var lot = lot
    var toy = app.toy
    var state = app.explorer.looks.start
    var gone: [ResolvedElement: Int] = [:]
    var done: [String] = []
    for _ in 0..<15 {
      guard let touch = toy.interactions.randomElement(using: &lot),
        let look = state.look(for: touch)
      else { break }
      done.append("\(touch.place) \(touch.part.map { "\($0)" } ?? "")")
      let situation = Situation(touch: touch, look: look)
      guard let next = app.played(situation, in: state, gone, composition) else {
        ends.stopped += 1
        return
      }
      _ = toy.perform(touch)
      if next != app.state(of: toy) {
        ends.wrong.append(
          "toy \(seed) (\(toy.tap), \(toy.swipe.map { "\($0)" } ?? "-"), \(toy.otherTap), \(toy.title), "
            + "\(toy.quirk)): \(done.joined(separator: ", "))")
        return
      }
      for (element, look) in state.looks where next.looks[element] == nil { gone[element] = look }
      state = next
    }
    ends.whole += 1
  }

  @Test func whatWasNotTriedIsSaid() async throws {
    let seed = try #require((0..<UInt64(100)).first { Toy(seed: $0).tap == .toggle })
    let app = ToyApp(Toy(seed: seed), elements: 3)
    await app.explore()
    let touches = app.toy.interactions.filter { $0.part == .tap }
    guard case .walks(let named, let elements)? = app.notes.first else {
      Issue.record("\(app.notes)")
      return
    }
    #expect(Set(touches).isSubset(of: Set(named)))
    #expect(elements > 3)
  }
}
