import CellophaneDocument
@testable import CellophaneExploration
import Testing

/// By what it is told what a touch leads to that leads to several things.
@Suite @MainActor struct CaseTests {
  /// The state of two switches; another one of three stays as it is.
  private func ways(
    _ known: [(a: Bool, b: Bool, leads: String)]
  ) -> (ways: [SeenWay], looks: KnownLooks) {
    func parts(_ a: Bool, _ b: Bool) -> ScreenParts {
      let switches = zip("abc", [a, b, false]).map { name, isOn in
        var view = ResolvedView(kind: .toggle(isOn: isOn, isEnabled: true))
        view.name = String(name)
        return view
      }
      return ScreenParts(.view(ResolvedView(kind: .plain, children: switches)))
    }
    let looks = KnownLooks(start: parts(false, false))
    let ways = known.map { a, b, screen in
      SeenWay(
        state: looks.state(of: parts(a, b)), edits: [.show(alternate: screen)],
        change: PageChange())
    }
    return (ways, looks)
  }

  private func words(_ known: [(a: Bool, b: Bool, leads: String)]) -> [String]? {
    let (ways, looks) = ways(known)
    return Composition.cases(of: ways, from: looks.start, looks: looks)?.map { one in
      let told = one.looks.map { "\($0.key.words) \($0.value)" }.sorted()
      return "\(told.joined(separator: ", ")): \(one.edits.map(\.shown).joined())"
    }
  }

  @Test func whatLeadsToOneThingNeedsNoCases() {
    #expect(words([(false, false, "x"), (true, false, "x")]) == nil)
  }

  @Test func oneElementTellsWhatLooksSoThenAlone() {
    #expect(
      words([(true, false, "x"), (false, true, "y")])
        == ["a 1: x", "b 1: y"])
    #expect(
      words([(false, false, "w"), (true, false, "x"), (false, true, "y")])
        == ["a 1: x", "b 1: y", "a 0, b 0: w"])
  }

  @Test func allTellWhereNoneDoesAlone() {
    #expect(
      words([(false, false, "w"), (true, false, "x"), (false, true, "y"), (true, true, "z")])
        == [
          "a 0, b 0: w", "a 1, b 0: x", "a 0, b 1: y",
          "a 1, b 1: z",
        ])
  }

  @Test func whatNothingShowsHasNoCases() {
    #expect(words([(true, false, "x"), (true, false, "y")]) == nil)
  }
}

extension ResolvedEdit {
  fileprivate var shown: String {
    if case .show(let alternate) = self { alternate } else { "\(self)" }
  }
}
