import CellophaneDocument
@testable import CellophanePreview
import Foundation
import Synchronization
import Testing
import UIKit

/// Every bound says what it left out, and what to raise.
@Suite(.serialized) @MainActor struct LimitTests {
  private func page<Root>(
    _ preview: Preview<Root>, lost: [LostQuestion] = [], _ change: (inout Limits) -> Void
  ) async -> ResolvedPage {
    var options = ResolveOptions()
    options.watch = AskingWatch(lost: lost)
    change(&options.limits)
    return await AnyPreview(preview).resolve(options)[0]
  }

  private func notes(
    _ change: @escaping @MainActor @Sendable (NotesController) -> Void
  ) -> Preview<UINavigationController> {
    Preview("Notes") {
      let notes = NotesController.list()
      change(notes)
      return UINavigationController(rootViewController: notes)
    }
  }

  /// A list in which each tap counts in its row.
  private var counting: Preview<UINavigationController> {
    notes { notes in
      var counts: [String: Int] = [:]
      notes.accessories = { _, note in counts[note].map { [.label(text: "\($0)")] } ?? [] }
      notes.didSelect = { notes, note in
        counts[note, default: 0] += 1
        notes.apply()
      }
    }
  }

  private var marking: Preview<UINavigationController> {
    notes { $0.didSelect = { $0.flip($1) } }
  }

  private func families(
    _ change: @escaping @MainActor @Sendable (FamiliesController) -> Void = { _ in }
  ) -> Preview<FamiliesController> {
    Preview("Families") {
      let families = FamiliesController.list()
      change(families)
      return families
    }
  }

  /// The warnings of a page that say what to raise.
  private func warnings(
    _ page: ResolvedPage, raising name: String, _ severity: ResolvedFinding.Severity = .warning
  ) -> [String] {
    page.findings.filter {
      $0.severity == severity && $0.message.contains("'limits.\(name)'")
    }.map { "\($0.rule) \($0.item ?? "-"): \($0.message)" }
  }

  @Test func nothingIsSaidOfBoundsThatAreNotReached() async {
    #expect(await page(marking) { _ in }.findings.isEmpty)
    #expect(await page(families().tap("Pep")) { _ in }.findings.isEmpty)
  }

  @Test func questionsAndInstances() async {
    let page = await page(marking) { $0.questions = 2 }
    #expect(
      warnings(page, raising: "questions") == [
        "asking-stopped C: the preview 'Notes' has more rows and handlers than are asked what they "
          + "do (2 questions, 500 new instances); asking stopped at 'C': show fewer rows, change less "
          + "in each handler, or raise 'limits.questions' and 'limits.instances'"
      ])
    #expect(
      warnings(await self.page(marking) { $0.instances = 1 }, raising: "instances").count == 1)
  }

  /// What others have of the machine is not taken from what a preview has of time.
  @Test func waitingForACoreTakesNoTime() {
    var waits = [Duration.seconds(5), .seconds(5), .seconds(65)].makeIterator()
    func ended() -> Stopwatch { Stopwatch(.seconds(-30), waited: { _ in waits.next() ?? .zero }) }
    var budget = AskingBudget(Limits(), within: ended())
    #expect(!budget.ask(of: "A"))
    #expect(budget.hasNoTime)
    waits = [Duration.seconds(5), .seconds(65)].makeIterator()
    budget = AskingBudget(Limits(), within: ended())
    #expect(budget.ask(of: "A"))
    #expect(!budget.hasNoTime)
  }

  #if os(Linux)
    /// Code runs on whichever thread there is: what any of them waits is no time of the preview's.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/schedstat")))
    func whatAnyThreadWaitsIsLeftOut() async throws {
      final class Flag: Sendable {
        let isSet = Atomic(false)
      }
      let (watch, isDone) = (Stopwatch(.zero), Flag())
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 4 {
        Thread { while !isDone.isSet.load(ordering: .relaxed) {} }.start()
      }
      // What a thread waits is counted once it runs again.
      for _ in 0..<50 {
        try await Task.sleep(for: .milliseconds(200))
        if !watch.isOver() { break }
      }
      #expect(!watch.isOver())
      isDone.isSet.store(true, ordering: .relaxed)
    }
  #endif

  @Test func theTimeThatAPreviewHas() async {
    var options = ResolveOptions()
    options.seconds = 0
    let page = await AnyPreview(marking).resolve(options)[0]
    #expect(page.frames[0].isUnasked)
    #expect(
      page.findings.map { "\($0.rule) \($0.severity): \($0.message)" } == [
        "asking-stopped warning: the preview 'Notes' has more rows and handlers than can be asked what "
          + "they do in the 0 seconds that its pages have; asking stopped at 'Notes': show fewer rows, "
          + "change less in each handler, or raise '--timeout'"
      ])
    options.seconds = 60
    #expect(await AnyPreview(marking).resolve(options)[0].findings.isEmpty)
  }

  @Test func steps() async {
    let preview = families().toggle("Pep").toggle("Marx").toggle("Other")
    let page = await page(preview) { $0.steps = 1 }
    #expect(
      warnings(page, raising: "steps") == [
        "steps-not-asked -: the preview 'Families' has more steps than instances that are made anew "
          + "go through (1), and what stays open in later ones is not known; show fewer steps, or "
          + "raise 'limits.steps'"
      ])
  }

  @Test func lossesOfAKind() async {
    let question = AskedQuestion(name: "tap list A", kind: "tap list", words: "tapping 'A'")
    let lost = [LostQuestion(question, fate: "stopped the program")]
    let page = await page(marking, lost: lost) { $0.losses = 1 }
    #expect(
      warnings(page, raising: "losses") == [
        "outcomes-not-asked -: in the preview 'Notes', 1 questions like tapping 'A' went wrong, and "
          + "no others of their kind were asked; the page says there that it stops; mend them, or "
          + "raise 'limits.losses'"
      ])
  }

  @Test func afterEightLossesOfAnyKindNothingIsAsked() async {
    let lost = (1...8).map { number in
      LostQuestion(
        AskedQuestion(name: "swipe \(number)", kind: "swipe \(number)", words: "swiping"),
        fate: "stopped the program")
    }
    let page = await page(marking, lost: lost) { _ in }
    #expect(
      page.findings.map(\.message) == [
        "in the preview 'Notes', 8 touches went wrong, and no others were asked; the page says there "
          + "that it stops; mend them"
      ])
  }

  @Test func walkedElements() async {
    let page = await page(marking) { $0.walkedElements = 6 }
    #expect(
      warnings(page, raising: "walkedElements") == [
        "walks-not-tried A: in the preview 'Notes', what a tap on 'A' and 2 more does after other "
          + "touches was not tried, so that the page plays it as the first change only: the screen "
          + "has 8 elements, and 6 at most are walked through; show fewer rows, or raise "
          + "'limits.walkedElements'"
      ])
    #expect(page.outline.contains(#"row "A" "A" tap -> alone, replace list "A" #1"#))
  }

  @Test func elementsAmongWhichTouchesAreTriedTwice() async {
    let page = await page(notes { $0.didSelect = { _, _ in } }) { $0.walkedElements = 6 }
    #expect(
      warnings(page, raising: "walkedElements") == [
        "second-touches-not-tried A: in the preview 'Notes', whether a tap on 'A' and 2 more does "
          + "something the second time was not tried, so that on the page it does what it does the "
          + "first time: the screen has 8 elements, and 6 at most are walked through; show fewer "
          + "rows, or raise 'limits.walkedElements'"
      ])
  }

  @Test func trialsOfWhatLeadsElsewhere() async {
    let preview = notes { notes in
      notes.didSelect = { notes, note in
        guard notes.marked.contains(note) else { return notes.flip(note) }
        // There is no way back, on which it would show what it has changed.
        notes.view.window?.rootViewController = UIViewController()
      }
    }
    let page = await page(preview) { $0.trials = 1 }
    #expect(
      warnings(page, raising: "trials").first?.hasPrefix(
        "trials-ended A: in the preview 'Notes', a tap on 'A'") == true)
  }

  @Test func looksOfARow() async {
    let page = await page(counting) { $0.looksPerRow = 2 }
    #expect(
      warnings(page, raising: "looksPerRow", .note) == [
        "looks-not-touched A: in the preview 'Notes', the rows 'A', 'B' and 1 more were touched in 2 "
          + "looks and in no others, in which the page says that it stops; raise "
          + "'limits.looksPerRow', or show less of what counts"
      ])
  }

  @Test func instancesThatBringRowsIntoLooks() async {
    let page = await page(counting) { $0.fillings = 0 }
    #expect(
      warnings(page, raising: "fillings") == [
        "looks-not-reached A: in the preview 'Notes', what a tap on 'A' does in every look of its "
          + "row was not found with 0 instances, and the page says there that it stops; raise "
          + "'limits.fillings', or show fewer rows"
      ])
  }

  @Test func choices() async {
    let preview = notes { $0.prepare = { $0.collectionView.allowsMultipleSelection = true } }
    let page = await page(preview) { $0.triedChoices = 1 }
    #expect(
      warnings(page, raising: "triedChoices") == [
        "choices-not-tried B: in the preview 'Notes', whether it counts that the row 'B' and 1 more "
          + "is chosen was not tried: on the page that changes nothing else; raise "
          + "'limits.triedChoices', or show fewer rows"
      ])
  }

  @Test func parentsThatAreOpenedAfterEachOther() async {
    let preview = families { families in
      families.prepare = { $0.source?.sectionSnapshotHandlers.willExpandItem = { _ in } }
    }
    let page = await page(preview) { $0.openedParents = 1 }
    #expect(
      warnings(page, raising: "openedParents") == [
        "openings-not-tried Marx: in the preview 'Families', which rows close when the row 'Marx' "
          + "opens was not tried: on the page they stay open beside each other; raise "
          + "'limits.openedParents', or show fewer rows"
      ])
  }

  @Test func rowsThatAReaderMayHaveOpened() async {
    var page = await page(families().tap("Pep")) { $0.keptRows = 1 }
    #expect(
      warnings(page, raising: "keptRows") == [
        "keeping-not-asked -: in the preview 'Families', whether the row 'Pep' and others stay as a "
          + "reader left them was not asked before step 1: 1 rows are opened and closed before a "
          + "step, and others stay where all of these do; raise 'limits.keptRows', or show fewer rows"
      ])
    page = await self.page(families().tap("Pep").tap("Marx")) { $0.keptRowsOfAllSteps = 1 }
    #expect(
      warnings(page, raising: "keptRowsOfAllSteps") == [
        "keeping-not-asked -: in the preview 'Families', which rows stay as a reader left them was "
          + "not asked from step 2 on: 1 rows are opened and closed before all steps together, and "
          + "the last answer stands for the others; raise 'limits.keptRowsOfAllSteps', or show fewer "
          + "steps"
      ])
  }

  @Test(arguments: ["loadedLevels", "loadedRows"])
  func rowsThatOpeningLoads(_ name: String) async {
    let preview = families { families in
      families.accessories = { _, _, _ in [.outlineDisclosure()] }
      families.prepare = { families in
        families.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
          guard current.items.isEmpty, parent.count < 40 else { return current }
          var children = FamiliesController.Outline()
          children.append(["Little \(parent)"])
          return children
        }
      }
    }
    let page = await page(preview) { limits in
      if name == "loadedRows" { limits.loadedRows = 1 } else { limits.loadedLevels = 1 }
    }
    #expect(warnings(page, raising: name).count == 1)
    #expect(warnings(page, raising: name)[0].hasPrefix("children-not-loaded -: the row 'Pep/"))
  }

  private func food(
    _ change: @escaping @MainActor @Sendable (SearchableController) -> Void = { _ in }
  ) -> Preview<UINavigationController> {
    Preview("Food") {
      let list = SearchableController()
      change(list)
      return UINavigationController(rootViewController: list)
    }
  }

  @Test func queriesAndTheRowsThatAreReadForThem() async {
    let words = (0..<40).map { "Word\($0)" }.joined(separator: " ")
    let preview = food { $0.contents = [("Long", [words + ":red", "Plain:blue"])] }
    var page = await page(preview) { $0.queries = 3 }
    #expect(warnings(page, raising: "queries").first?.contains("compared for 3 of") == true)
    page = await self.page(preview) { $0.searchedRows = 1 }
    #expect(warnings(page, raising: "searchedRows").first?.contains("compared for 16 of") == true)
  }

  @Test(arguments: ["searchedTexts", "searchedInEveryText"])
  func textsThatASearchMayLookAt(_ name: String) async {
    let preview = food { $0.filter = { contents, query in query == "ap" ? [] : contents } }
    let page = await page(preview) { limits in
      if name == "searchedTexts" {
        limits.searchedTexts = 1
      } else {
        limits.searchedInEveryText = 1
      }
    }
    #expect(page.findings.map(\.rule) == ["search-unknown", "search-rules-bounded"])
    #expect(warnings(page, raising: name).count == 1)
  }

  @Test func turnsOfTheQueue() async {
    final class Restless: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        turn()
      }
      private func turn() {
        title = (title ?? "") == "A" ? "B" : "A"
        view.setNeedsLayout()
        DispatchQueue.main.async { [weak self] in self?.turn() }
      }
    }
    let page = await page(Preview("Restless") { Restless() }) { $0.turns = 20 }
    #expect(
      warnings(page, raising: "turns") == [
        "not-settled -: the preview 'Restless' never came to rest: its main queue still changed the "
          + "screen after 20 turns; stop what repeats itself, show one moment of it, or raise "
          + "'limits.turns'"
      ])
  }
}
