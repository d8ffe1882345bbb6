import CellophaneDocument
import Testing

@Suite struct ResolvedStateTests {
  @Test func theLaterStateWins() {
    #expect(
      ResolvedState.allCases.sorted() == [
        .expanded, .swiped, .editing, .focused, .selected, .highlighted, .disabled,
      ])
  }

  @Test func combinationsAreSortedAndAfterThoseWithinThem() {
    for (place, states) in ResolvedState.questions.enumerated() {
      #expect(states == states.sorted())
      #expect(Set(states).count == states.count)
      for larger in ResolvedState.questions[..<place] {
        #expect(!Set(larger).isStrictSuperset(of: states), "\(larger) stands before \(states)")
      }
    }
    #expect(Set(ResolvedState.questions).count == ResolvedState.questions.count)
  }
}
