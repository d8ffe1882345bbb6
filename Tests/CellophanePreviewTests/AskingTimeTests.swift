import CellophaneDocument
@testable import CellophanePreview
import Testing
import UIKit

/// Time goes to all that can be touched, and leaves some for the page.
@Suite(.serialized) @MainActor struct AskingTimeTests {
  @Test func aPartOfTheTimeThatIsLeft() {
    let start = ContinuousClock.now
    let part = Stopwatch(.seconds(100), waited: { _ in .zero }).part(0.25, at: start)
    #expect(!part.isOver(at: start + .seconds(24)))
    #expect(part.isOver(at: start + .seconds(26)))
    #expect(Stopwatch(.seconds(-5), waited: { _ in .zero }).part(0.5).isOver())
  }

  @Test func whatHasHadItsShareLeavesTheRestToOthers() {
    let time = Stopwatch(.seconds(1_000), waited: { _ in .zero })
    let budget = AskingBudget(Limits(), within: time)
    #expect(budget.ask(of: "A"))
    budget.beginShare(0)
    #expect(!budget.ask(of: "B"))
    #expect(!budget.take() && !budget.takeReturn())
    #expect(!budget.isSpent && !budget.hasNoTime)
    #expect(budget.endShare())
    #expect(budget.ask(of: "C") && budget.take() && budget.takeReturn())
    #expect(budget.hasEndedShares)
    #expect(budget.stopped == "B")
    budget.beginShare(1)
    #expect(budget.ask(of: "D"))
    #expect(!budget.endShare())
  }

  @Test func nothingIsAskedOnceTimeIsOver() {
    let budget = AskingBudget(Limits(), within: Stopwatch(.seconds(-30), waited: { _ in .zero }))
    #expect(!budget.takeReturn() && !budget.hasNoReturns)
    #expect(!budget.take() && !budget.ask(of: "A"))
    #expect(budget.hasNoTime && budget.isSpent)
  }

  @Test func aWalkEndsThatFindsNothingOut() {
    var walk = AskedWalk(knowing: 10)
    var made = 0
    while walk.goOn(knowing: 10) { made += 1 }
    #expect(made == 120)
    let goesOn = walk.goOn(knowing: 11)
    #expect(goesOn)
  }

  /// A list in which each tap counts in the bar, as a badge on a cart does.
  private var cart: Preview<UINavigationController> {
    Preview("Cart") {
      let notes = NotesController.list()
      var count = 0
      let cart = UIBarButtonItem(title: "Cart", primaryAction: UIAction { _ in })
      notes.navigationItem.rightBarButtonItem = cart
      notes.didSelect = { _, note in
        count += note == "B" ? 10 : 1
        cart.title = "Cart (\(count))"
      }
      return UINavigationController(rootViewController: notes)
    }
  }

  @Test func whatCountsWithoutEndIsNotCountedForEver() async {
    var options = ResolveOptions()
    options.limits.questions = 1_500
    let page = await AnyPreview(cart).resolve(options)[0]
    #expect(page.findings.map(\.message) == [])
    #expect(!page.frames[0].isUnasked)
    #expect(page.start.tap(on: "A") == [.signal("1")])
    let titles = page.bodies.compactMap { body in
      if case .bar(let bar) = body.content { bar.trailingItems[0].title } else { nil }
    }
    #expect(titles.prefix(3) == ["Cart", "Cart (1)", "Cart (2)"])
    #expect(titles.count < 300)
  }
  @Test func aBarAtWhichAskingStopsIsNoRow() async {
    var stopped: [String?: Set<Bool>] = [:]
    for questions in 4...24 {
      var options = ResolveOptions()
      options.limits.questions = questions
      for finding in await AnyPreview(cart).resolve(options)[0].findings
      where finding.rule == "asking-stopped" {
        stopped[finding.item, default: []].insert(finding.message.contains("stopped at the bar"))
      }
    }
    #expect(stopped[nil] == [true])
    #expect(stopped["A"] == [false])
  }
}
