import CellophaneDocument
import CellophanePreview
import Foundation
import Testing
import UIKit

/// The page of a searchable list in a navigation controller.
@MainActor private func searched(
  _ options: ResolveOptions = ResolveOptions(),
  _ change: @escaping @MainActor @Sendable (SearchableController) -> Void = { _ in },
  declaring declare: (Preview<UIViewController>) -> Preview<UIViewController> = { $0 }
) async throws -> ResolvedPage {
  let preview = Preview("Food") { () -> UIViewController in
    let list = SearchableController()
    change(list)
    return UINavigationController(rootViewController: list)
  }
  return try #require(await AnyPreview(declare(preview)).resolve(options).first)
}

private func rule(_ page: ResolvedPage) -> String? {
  page.searching?.rule?.words.joined(separator: " ")
}

private func findings(_ page: ResolvedPage) -> [String] {
  page.findings.filter { $0.rule.hasPrefix("search") }.map { "\($0.rule): \($0.message)" }
}

@Suite(.serialized) @MainActor struct SearchTests {
  @Test func rowsByTheirFirstTextAreFoundOutWithoutADeclaration() async throws {
    let page = try await searched()
    #expect(rule(page) == "rows text0 case")
    #expect(findings(page) == [])
  }

  @Test func aFilterThatLooksAtBothTextsIsAnotherRule() async throws {
    let page = try await searched { list in
      list.filter = { contents, query in
        rows(of: contents) { $0.lowercased().contains(query.lowercased()) }
      }
    }
    #expect(rule(page) == "rows text0 text1 case")
  }

  @Test func wholeSectionsByHeaderOrRowAreFoundOut() async throws {
    let page = try await searched { list in
      list.filter = { contents, query in
        contents.filter { header, items in
          ([header] + items.map(name)).contains { $0.lowercased().contains(query.lowercased()) }
        }
      }
    }
    #expect(rule(page) == "sections text0 header case")
    #expect(findings(page) == [])
    #expect(page.searching?.rows == [:])
    #expect(
      page.searching?.sections["list"] == [
        "Fruit": "fruit\napple\ncrème", "Nuts": "nuts\nacorn\npecan",
      ])
  }

  @Test func sectionsThatStayWithoutRowsStayOnThePage() async throws {
    let page = try await searched { list in
      list.filter = { contents, query in
        contents.map { header, items in
          (header, items.filter { name(of: $0).lowercased().contains(query.lowercased()) })
        }
      }
    }
    #expect(rule(page) == "rows text0 case keeps-empty")
  }

  @Test func anIndexThatFollowsWhatIsFoundDoesSoOnThePage() async throws {
    let page = try await searched { list in
      list.index = { sections, _ in sections.map { String($0.prefix(1)) } }
    }
    #expect(rule(page) == "rows text0 case index-follows")
    #expect(findings(page) == [])
  }

  @Test func anIndexThatGoesMeanwhileDoesSoOnThePage() async throws {
    let page = try await searched { list in
      list.index = { _, query in query.isEmpty ? ["F", "N"] : nil }
    }
    #expect(rule(page) == "rows text0 case index-goes")
  }

  @Test func anIndexThatStandsAsItStoodStays() async throws {
    let page = try await searched { list in list.index = { _, _ in ["F", "N"] } }
    #expect(rule(page) == "rows text0 case")
    #expect(findings(page) == [])
  }

  @Test func anIndexOfItsOwnForAQueryIsADifference() async throws {
    let page = try await searched { list in
      list.index = { sections, query in
        sections.map { String((query.isEmpty ? $0 : query).prefix(1)) }
      }
    } declaring: {
      $0.searches(.rows, queries: ["cr"])
    }
    #expect(
      findings(page) == [
        "search-differs: the search of 'Food' does not show rows whose first text contains the "
          + "query, ignoring case: for 'cr' the screen's own code shows the index 'c', which the "
          + "rule cannot show; declare another rule, or '.searches(queries:)'"
      ])
  }

  @Test func marksOnLettersMakeNoDifferenceWhereTheAuthorsCodeSaysSo() async throws {
    let page = try await searched { list in
      list.filter = { contents, query in
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        return rows(of: contents) { name(of: $0).range(of: query, options: options) != nil }
      }
    }
    #expect(rule(page) == "rows text0 case diacritics")
    #expect(findings(page) == [])
    #expect(page.searching?.rows["list"]?["Crème:sweet"] == "creme")
  }

  @Test func aDeclaredRuleThatTheAuthorsCodeDoesNotFollowIsAFinding() async throws {
    let page = try await searched { _ in
    } declaring: {
      $0.searches(.rows, ignoring: [.case, .diacritics], in: [.text, .secondaryText])
    }
    #expect(rule(page) == "rows text0 text1 case diacritics")
    #expect(
      findings(page) == [
        "search-differs: the search of 'Food' does not show rows whose first text or second text "
          + "contains the query, ignoring case and diacritics: for 'red' the screen's own code "
          + "hides the row 'Apple', which the rule shows; declare another rule, or "
          + "'.searches(queries:)'"
      ])
  }

  @Test func whereNoRuleAgreesAFindingSaysWhatToDeclare() async throws {
    let page = try await searched { list in
      list.filter = { contents, query in
        rows(of: contents) { name(of: $0).lowercased().hasSuffix(query.lowercased()) }
      }
    }
    #expect(page.searching == ResolvedSearching())
    #expect(
      findings(page) == [
        "search-unknown: the search of 'Food' follows no rule that a page knows; the nearest, rows "
          + "whose first text contains the query, differs: for 'APPLE' the screen's own code shows "
          + "the row 'Apple', which the rule hides; declare '.searches(queries:)' with the queries "
          + "that the page should answer"
      ])
  }

  @Test func aScreenThatAnswersLaterOnTheMainQueueIsWaitedFor() async throws {
    let page = try await searched { $0.answersLater = true }
    #expect(rule(page) == "rows text0 case")
    #expect(findings(page) == [])
  }

  @Test func rowsThatComeInAnotherOrderAreADifference() async throws {
    let page = try await searched { list in
      list.filter = { contents, query in
        rows(of: contents) { name(of: $0).lowercased().contains(query.lowercased()) }
          .map { ($0.0, $0.1.reversed()) }
      }
    } declaring: {
      $0.searches(.rows, queries: ["c"])
    }
    #expect(
      findings(page) == [
        "search-differs: the search of 'Food' does not show rows whose first text contains the "
          + "query, ignoring case: for 'c' the screen's own code moves the row 'Pecan', which the "
          + "rule leaves in its place; declare another rule, or '.searches(queries:)'"
      ])
  }

  @Test func whatIsSeenWhereNothingIsFoundIsKeptWithAMarkForTheQuery() async throws {
    let page = try await searched { list in
      list.also = { list, query in
        var nothing = UIContentUnavailableConfiguration.search()
        nothing.text = "Nothing like \(query)!"
        let isEmpty = list.collectionView.numberOfSections == 0
        list.contentUnavailableConfiguration = isEmpty ? nothing : nil
      }
    }
    let nothing = try #require(page.searching?.nothing)
    #expect(runs(of: nothing).contains(["Nothing like ", "\u{FFFC}", "!"]))
  }

  @Test func aBackgroundViewIsSeenWhereNothingIsFound() async throws {
    let page = try await searched { list in
      list.also = { list, query in
        let label = UILabel()
        label.text = "None"
        list.collectionView.backgroundView =
          list.collectionView.numberOfSections == 0 ? label : nil
      }
    }
    let nothing = try #require(page.searching?.nothing)
    #expect(runs(of: nothing) == [["None"]])
  }

  private func runs(of view: ResolvedView) -> [[String]] {
    var own: [[String]] = []
    if case .label(let text) = view.kind { own = [text.runs.map(\.text)] }
    return own + view.children.flatMap { runs(of: $0) }
  }

  @Test func wordsThatAreDeclaredForARowFindItAndOthersAreAFinding() async throws {
    let page = try await searched { list in
      list.filter = { contents, query in
        rows(of: contents) {
          name(of: $0).lowercased().contains(query.lowercased())
            || $0.hasPrefix("Apple") && "orchard".contains(query.lowercased())
        }
      }
    } declaring: {
      $0.searches(.rows, keywords: ["Apple": ["orchard"], "Plum": ["stone"]], queries: ["orch"])
    }
    #expect(rule(page) == "rows text0 keywords case")
    #expect(page.searching?.rows["list"]?["Apple:red"] == "apple\norchard")
    #expect(page.searching?.rows["list"]?["Pecan:red"] == "pecan")
    #expect(page.searching?.sections["list"] == ["Fruit": "", "Nuts": ""])
    #expect(page.outline.contains("  searching rows text0 keywords case\n    query \"orch\"\n"))
    #expect(
      findings(page) == [
        "search-keywords: the preview 'Food' declares words that find 'Plum', and no row is called "
          + "so; name a row by its identifier or by a text that it shows"
      ])
  }

  @Test func aDeclarationWithoutASearchControllerIsAFinding() async throws {
    let page = try #require(
      await AnyPreview(Preview("Names") { ListController() }.searches(.rows)).resolve().first)
    #expect(
      findings(page) == [
        "search-missing: the preview 'Names' declares what its search shows, and its first screen "
          + "has no search controller with an updater, no search bar with a delegate, or no rows; "
          + "set one, or declare nothing"
      ])
  }

  @Test func queriesWithAnythingInThemAreNoPatterns() async throws {
    let page = try await searched { list in
      list.contents = [("Odd", ["a.*b:1", "(c):2", "d|e f:3", "🇬🇧:4", "\\:5"])]
    } declaring: {
      $0.searches(.rows, queries: [".*", "(", "[a", "\\", "a|b", " ", "\u{0}", "🇬🇧"])
    }
    #expect(findings(page) == [])
  }

  @Test func aQueryAfterWhichTheListStaysFilteredIsADifference() async throws {
    let page = try await searched { list in
      list.also = { list, query in
        if query == "ap" { list.contents.removeLast() }
      }
    } declaring: {
      $0.searches(.rows)
    }
    #expect(findings(page).first?.contains("hides the row 'Acorn'") == true)
  }

  @Test func aSearchOverTenThousandRowsIsComparedWithinItsBound() async throws {
    let page = try await searched { list in
      list.contents = [("Numbers", (0..<10_000).map { "Row \($0):" })]
    } declaring: {
      $0.searches(.rows)
    }
    #expect(page.searching?.rows["list"]?.count == 10_000)
    #expect(page.searching?.rows["list"]?["Row 9999:"] == "row 9999")
    #expect(findings(page).first?.contains("was compared for 40 of") == true)
    #expect(findings(page).count == 1)
  }

  @Test func listedQueriesAreAnsweredByTheAuthorsFunctionAsEdits() async throws {
    let page = try await searched { list in
      list.filter = { contents, query in
        rows(of: contents) { name(of: $0).lowercased().hasSuffix(query.lowercased()) }
      }
    } declaring: {
      $0.searches(queries: ["an", "le", "nowhere"])
    }
    let answers = page.searching?.queries.map { ($0.text, $0.outcome?.edits ?? []) } ?? []
    #expect(answers.map(\.0) == ["an", "le", "nowhere"])
    #expect(
      answers.first?.1 == [
        .remove(.section(collection: "list", section: "Fruit")),
        .delete(collection: "list", row: "Acorn:brown"),
      ])
    #expect(page.searching?.rule == nil)
    #expect(findings(page) == [])
  }

  @Test func moreQueriesThanTheBoundAreAFinding() async throws {
    var options = ResolveOptions()
    options.limits.queries = 3
    let page = try await searched(options)
    #expect(rule(page) == "rows text0 case")
    #expect(findings(page).first?.contains("was compared for 3 of") == true)
  }
}

@Suite(.serialized) @MainActor struct OutlineSearchTests {
  /// The families, filtered by what a closure makes of their names.
  private func page(
    _ outline: @escaping @MainActor @Sendable (String) -> FamiliesController.Outline
  ) async throws -> ResolvedPage {
    let preview = Preview("Families") {
      let families = FamiliesController.list()
      let updater = Updater { [unowned families] query in
        families.source?.apply(
          outline(query.lowercased()), to: "Groups", animatingDifferences: false)
      }
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = updater
      families.navigationItem.searchController = search
      families.prepare = { $0.collectionView.accessibilityElements = [updater] }
      return UINavigationController(rootViewController: families)
    }
    return try #require(await AnyPreview(preview).resolve().first)
  }

  private static let families: [(String, [String])] = [
    ("Pep", ["Manny", "Moe"]), ("Marx", ["Groucho", "Other"]), ("Other", ["Zeppo"]),
  ]

  /// The outline with those rows that a test is true of, and the parents of such rows.
  private static func filtered(
    opening: Bool = false, wholeBranches: Bool = false, _ query: String
  ) -> FamiliesController.Outline {
    var outline = FamiliesController.Outline()
    func stays(_ name: String) -> Bool {
      name.lowercased().contains(query) || query.isEmpty
        || families.first { $0.0 == name }?.1.contains(where: stays) == true
    }
    func add(_ names: [String], to parent: String?, isWhole: Bool) {
      for name in names where isWhole || stays(name) {
        outline.append([name], to: parent)
        let isHit = wholeBranches && name.lowercased().contains(query)
        add(
          families.first { $0.0 == name }?.1 ?? [], to: name, isWhole: isWhole || isHit)
        if opening, !query.isEmpty { outline.expand([name]) }
      }
    }
    add(["Pep", "Marx"], to: nil, isWhole: false)
    return outline
  }

  @Test func parentsOfWhatIsFoundStay() async throws {
    let page = try await page { Self.filtered($0) }
    #expect(rule(page) == "rows text0 case keeps-empty")
    #expect(findings(page) == [])
  }

  @Test func parentsOpenWhereTheAuthorsCodeOpensThem() async throws {
    let page = try await page { Self.filtered(opening: true, $0) }
    #expect(rule(page) == "rows text0 case keeps-empty opens")
  }

  @Test func whatIsBeneathAFoundRowStaysWhereTheAuthorsCodeKeepsIt() async throws {
    let page = try await page { Self.filtered(wholeBranches: true, $0) }
    #expect(rule(page) == "branches text0 case keeps-empty")
    #expect(page.searching?.rows["list"]?["Marx/Other/Zeppo"] == "zeppo\nother\nmarx")
  }
}

/// Tells a closure what is searched for.
private final class Updater: NSObject, UISearchResultsUpdating {
  private let update: (String) -> Void

  init(_ update: @escaping (String) -> Void) { self.update = update }

  func updateSearchResults(for searchController: UISearchController) {
    update(searchController.searchBar.text ?? "")
  }
}
