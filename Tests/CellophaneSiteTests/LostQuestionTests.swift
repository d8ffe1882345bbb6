import CellophaneSite
import CellophaneValidation
import Foundation
import Seeding
import SiteFixtures
import Testing

@Suite(.enabled(if: Turn.has("questions that are lost", .second))) struct LostQuestionTests {
  @Test func aHandlerThatStopsOrHangsCostsItsOutcomeOnly() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.handlers.build(
      into: folder, bounds: PreviewBounds(seconds: 12))
    let file = "Tests/SiteFixtures/Handlers.swift"
    let said = result.findings.map(\.message)
    let end = "; the page says there that it stops"
    #expect(said.count == 3 && said.allSatisfy { $0.hasSuffix(end) }, "\(said)")
    let beginnings = [
      "row 'Loops': in the preview 'Handlers', tapping 'Loops' did not finish in 4 seconds",
      "row 'Traps': in the preview 'Handlers', tapping 'Traps' stopped the program: there is no "
        + "such row (at \(file):\(Handlers.trapLine) in 'closure #1 in ",
      "row 'Twice': in the preview 'Handlers', tapping 'Twice' after other touches stopped the "
        + "program: it was tapped before (at \(file):\(Handlers.laterTrapLine) in 'closure #1 in ",
    ]
    for (message, beginning) in zip(said, beginnings) {
      #expect(message.hasPrefix(beginning), "\(message)")
    }
    #expect(result.isPublished && result.hasErrors)
    let page = try folder.text("Public/previews/handlers.html")
    #expect(page.contains(#"data-reactions="frame-start * !""#))
    #expect(try folder.text("Public/previews/two.html").contains("Two 1"))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func rowsThatAllStopCostThreeQuestions() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.allTrapping.build(into: folder)
    #expect(
      result.findings.map(\.rule)
        == ["outcomes-not-asked", "outcome-lost", "outcome-lost", "outcome-lost"])
    #expect(
      result.findings[0].message
        == "in the preview 'All trapping', 3 questions like tapping 'One' went wrong, and no "
        + "others of their kind were asked; the page says there that it stops; mend them, or "
        + "raise 'limits.losses'")
    let page = try folder.text("Public/previews/all-trapping.html")
    #expect(page.components(separatedBy: #"data-tap="signal signal-stop""#).count == 6)
  }

  @Test func anUpdaterThatStopsNamesTheQuery() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.trappingSearch.build(into: folder)
    #expect(result.findings.map(\.rule) == ["outcome-lost"])
    #expect(result.hasErrors)
    let message = result.findings.first?.message ?? ""
    #expect(
      message.hasPrefix(
        "in the preview 'Trapping search', searching for 'bi' stopped the program: no letter "
          + "follows 'b' (at Tests/SiteFixtures/Handlers.swift:\(Handlers.searchTrapLine) in "),
      "\(message)")
    #expect(message.hasSuffix("the page answers it by a rule, where one is known for others"))
    let page = try folder.text("Public/previews/trapping-search.html")
    #expect(page.contains("data-search="))
  }
}
