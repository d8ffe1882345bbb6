import CellophaneDocument
import CellophaneExploration
import CellophaneLook
import Testing

/// Walks that begin like others: what is known to show is not looked at again.
@Suite @MainActor struct SeenPathTests {
  @Test func whatTheSameTouchesShowedIsLookedAtOnce() async {
    let app = CountedApp(answers: { _ in .ignored })
    await app.explore()
    // 'a' and 'b' at the start; then 'a b a b', 'a a b b' and 'b a', the first touch of which is
    // known each time.
    #expect(app.touches == 12)
    #expect(app.looks == 9)
    let effects = app.explorer.composition.effects
    #expect(effects.values.allSatisfy { !$0.isAlone })
  }

  @Test func whatIsAnsweredOtherwiseIsLookedAtAgain() async {
    let app = CountedApp(answers: { $0 == 1 ? .selected : .ignored })
    await app.explore()
    #expect(app.looks == 11)
  }
}

/// An app of two switches that counts how often it is touched and looked at.
@MainActor private final class CountedApp: ExploredApp {
  let explorer: Explorer
  private(set) var touches = 0
  private(set) var looks = 0
  private var instances = 0
  private let answers: (Int) -> TapEffect

  /// - Parameter answers: What the first tap of each instance comes to, by how many there were.
  init(answers: @escaping (Int) -> TapEffect) {
    self.answers = answers
    explorer = Explorer(
      start: CountedInstance.parts(["a": false, "b": false]),
      limits: ExplorationLimits(elements: 400, looks: 8, fillings: 12, trials: 2))
  }

  func explore() async {
    for name in ["a", "b"] {
      await explorer.ask(.row(CountedInstance.row(name), .tap), on: CountedInstance(self, .ignored))
    }
    await explorer.explore(self)
  }

  func noteTouch() { touches += 1 }
  func noteLook() { looks += 1 }

  func instance(isOpen: Bool) async -> CountedInstance? {
    instances += 1
    return CountedInstance(self, answers(instances))
  }
  func isComparable(isOpen: Bool) async -> Bool { true }
  func isHidden(_ row: RowName) async -> Bool { false }
  var isLazy: Bool { get async { false } }
  func selectsSeveral(in collection: String) -> Bool { false }
  func choosesSeveral(in collection: String) -> Bool { false }
  func isHandled(_ interaction: Interaction) -> Bool { false }
  func mayTouch(at place: String) -> Bool { true }
  func note(_ untried: Untried) {}
  func brings(screens: Bool) {}
}

/// Two rows whose taps turn their marks over.
@MainActor private final class CountedInstance: ExploredInstance {
  private let app: CountedApp
  private let answer: TapEffect
  private var marks = ["a": false, "b": false]

  init(_ app: CountedApp, _ answer: TapEffect) {
    self.app = app
    self.answer = answer
  }

  static func row(_ name: String) -> RowName { RowName(collection: "list", row: name) }

  static func parts(_ marks: [String: Bool]) -> ScreenParts {
    let rows = marks.sorted { $0.key < $1.key }.map { name, isMarked in
      ResolvedRow(
        name: name,
        cell: ResolvedCell(
          content: .empty, background: ResolvedBackground(style: .listCell),
          trailingAccessories: isMarked
            ? [ResolvedAccessory(kind: .checkmark, displayed: .always)] : []))
    }
    let section = ResolvedSection(
      name: "section", layout: .list(ResolvedListLayout(appearance: .plain)), rows: rows)
    return ScreenParts(
      .collection(
        ResolvedCollection(
          name: "list", label: "List", role: .grid, selection: .single, sections: [section])))
  }

  func perform(_ interaction: Interaction, isLater: Bool) async -> Performed {
    guard let row = interaction.row else { return .nothing }
    app.noteTouch()
    marks[row.row]?.toggle()
    return .done(Answer(tap: answer))
  }

  func parts() -> ScreenParts {
    app.noteLook()
    return Self.parts(marks)
  }

  func pass() {}
  func complete(_ change: inout PageChange) {}
  func columns() -> [ResolvedEdit] { [] }
  func elsewhere(isLast: Bool) -> [ResolvedEdit]? { nil }
  func goOn() {}
  func end() {}
}
