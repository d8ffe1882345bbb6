import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A searchable list with scopes; tests filter it by a closure.
private final class ScopedController: UITableViewController, UISearchResultsUpdating {
  static let all = ["Acorn", "Apple", "Pear", "Pecan"]

  let search = UISearchController(searchResultsController: nil)
  /// What is shown for a scope, a query and whether a search is going on.
  var find: (Int, String, Bool) -> [String] = { scope, query, isActive in
    all.filter { name in
      let isInScope = scope == 0 || (scope == 1) == (name == "Apple" || name == "Pear")
      return (!isActive || isInScope)
        && (query.isEmpty || name.lowercased().contains(query.lowercased()))
    }
  }
  private var source: UITableViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Food"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
      cell.textLabel?.text = name
      return cell
    }
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = ["All", "Fruit", "Nuts"]
    navigationItem.searchController = search
    updateSearchResults(for: search)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(
      find(bar.selectedScopeButtonIndex, bar.text ?? "", searchController.isActive))
    source?.apply(snapshot, animatingDifferences: false)
  }
}

@Suite(.serialized) @MainActor struct SearchScopeTests {
  private func page(
    _ change: @escaping @MainActor @Sendable (ScopedController) -> Void = { _ in },
    declaring declare: (Preview<UIViewController>) -> Preview<UIViewController> = { $0 }
  ) async throws -> ResolvedPage {
    let preview = Preview("Food") { () -> UIViewController in
      let list = ScopedController()
      change(list)
      list.loadViewIfNeeded()
      return UINavigationController(rootViewController: list)
    }
    return try #require(await AnyPreview(declare(preview)).resolve().first)
  }

  private func lines(_ page: ResolvedPage, _ starts: String...) -> [String] {
    page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { line in starts.contains { line.hasPrefix($0) } }
  }

  @Test func rowsThatAScopeLeavesOutAreLeftOutOfItsRule() async throws {
    let page = try await page()
    #expect(page.findings.map(\.message) == [])
    #expect(page.searching?.rule?.words == ["rows", "text0", "case", "keeps-empty"])
    #expect(page.searching?.scopes[1]?.rows == ["list": ["Apple": "apple", "Pear": "pear"]])
    #expect(page.searching?.scopes[2]?.rows == ["list": ["Acorn": "acorn", "Pecan": "pecan"]])
    #expect(
      lines(page, "scope") == [
        "scope 2 rows text0 case keeps-empty 2 rows", "scope 3 rows text0 case keeps-empty 2 rows",
        #"scopes "All"* "Fruit" "Nuts" while searching"#,
      ])
  }

  /// Shows, of a list with a token, fruit alone while the token is there.
  private func narrow(_ list: ScopedController) {
    list.search.searchBar.searchTextField.insertToken(
      UISearchToken(icon: nil, text: "Fruit"), at: 0)
    let find = list.find
    list.find = { [unowned list] scope, query, isActive in
      let isWhole = list.search.searchBar.searchTextField.tokens.isEmpty
      return find(scope, query, isActive).filter { isWhole || $0 == "Apple" || $0 == "Pear" }
    }
  }

  @Test func deletingATokenBringsTheRowsThatItLeftOut() async throws {
    let page = try await page { narrow($0) }
    #expect(page.findings.map(\.message) == [])
    let removal = try #require(page.searching?.removals[0])
    #expect(removal.edits.count == 2)
    #expect(
      page.searching?.rows == [
        "list": ["Acorn": "acorn", "Apple": "apple", "Pear": "pear", "Pecan": "pecan"]
      ])
    #expect(page.searching?.scopes[1]?.rows == ["list": ["Apple": "apple", "Pear": "pear"]])
    #expect(page.searching?.scopes[2]?.rows == ["list": ["Acorn": "acorn", "Pecan": "pecan"]])
  }

  @Test func aTokenThatCannotBeDeletedStays() async throws {
    let page = try await page {
      narrow($0)
      $0.search.searchBar.searchTextField.allowsDeletingTokens = false
    }
    #expect(page.searching?.removals == [:])
    #expect(page.searching?.rows == ["list": ["Apple": "apple", "Pear": "pear"]])
  }

  @Test func aScopeThatSearchesOtherwiseHasARuleOfItsOwn() async throws {
    let page = try await page { list in
      list.find = { scope, query, _ in
        ScopedController.all.filter { name in
          let (name, query) = scope == 2 ? (name, query) : (name.lowercased(), query.lowercased())
          return query.isEmpty || name.contains(query)
        }
      }
    }
    #expect(page.findings.map(\.message) == [])
    #expect(page.searching?.scopes[1]?.rule == page.searching?.rule)
    #expect(page.searching?.scopes[2]?.rule.words == ["rows", "text0", "keeps-empty"])
    #expect(page.searching?.scopes[2]?.rows["list"]?["Acorn"] == "Acorn")
  }

  @Test func rowsThatComeWithAScopeAskForQueriesThatAreListed() async throws {
    let all = ScopedController.all
    let find: @Sendable (Int, String, Bool) -> [String] = { scope, query, _ in
      (scope == 1 ? ["Fig"] : all).filter { query.isEmpty || $0.contains(query) }
    }
    let unknown = try await page { $0.find = find }
    #expect(unknown.searching == ResolvedSearching())
    #expect(
      unknown.findings.map(\.message) == [
        "the search of 'Food' in the scope 'Fruit' follows no rule that a page knows; the nearest, "
          + "rows whose first text contains the query, differs: for '' the screen's own code brings "
          + "the row 'Fig', which the rule has no such row before, and cannot show; declare "
          + "'.searches(queries:)' with the queries that the page should answer"
      ])
    let listed = try await page {
      $0.find = find
    } declaring: {
      $0.searches(queries: ["P"])
    }
    #expect(listed.findings.map(\.message) == [])
    #expect(
      lines(listed, "query") == [
        #"query "P" in scope 1 -> delete list "Acorn", delete list "Apple""#,
        #"query "" in scope 2 -> delete list "Acorn", delete list "Apple", delete list "Pear", "#
          + #"delete list "Pecan", insert list "Fig" #1 in list section "0" first"#,
        #"query "P" in scope 2 -> delete list "Acorn", delete list "Apple", delete list "Pear", "#
          + #"delete list "Pecan""#,
        #"query "" in scope 3 -> nothing"#,
        #"query "P" in scope 3 -> delete list "Acorn", delete list "Apple""#,
      ])
  }

  @Test func aStepChoosesAScope() async throws {
    let page = try await page { _ in
    } declaring: {
      $0.tap("Nuts")
    }
    #expect(page.frames.map(\.title).last == "Tap Nuts")
    #expect(
      page.frames.last?.step?.edits == [
        .delete(collection: "list", row: "Apple"), .delete(collection: "list", row: "Pear"),
        .text(.scopes(bar: "bar"), "2"),
      ])
  }

  @Test func scopesAreSeenAsUIKitShowsThem() async throws {
    let automatic = try await page()
    #expect(lines(automatic, "scopes") == [#"scopes "All"* "Fruit" "Nuts" while searching"#])
    let typed = try await page { $0.search.scopeBarActivation = .onTextEntry }
    #expect(lines(typed, "scopes") == [#"scopes "All"* "Fruit" "Nuts" while typing"#])
    let always = try await page { $0.search.searchBar.showsScopeBar = true }
    #expect(lines(always, "scopes") == [#"scopes "All"* "Fruit" "Nuts""#])
    let never = try await page { $0.search.automaticallyShowsScopeBar = false }
    #expect(lines(never, "scopes") == [])
    let one = try await page { list in
      list.loadViewIfNeeded()
      list.search.searchBar.scopeButtonTitles = ["All"]
    }
    #expect(lines(one, "scopes") == [])
  }

  @Test func tokensStandBeforeTheText() async throws {
    let page = try await page { list in
      let field = list.search.searchBar.searchTextField
      field.tokens = [UISearchToken(icon: nil, text: "Unread")]
      field.insertToken(UISearchToken(icon: UIImage(systemName: "flag"), text: "Flagged"), at: 0)
      field.tokenBackgroundColor = .systemPurple
    }
    #expect(
      lines(page, "token") == [
        #"token "Flagged" symbol flag background systemPurple"#,
        #"token "Unread" background systemPurple"#,
      ])
  }

  @Test func aBarOfOnesOwnChoosesItsScopeToo() async throws {
    final class Own: NSObject, UISearchBarDelegate {
      var chosen: [Int] = []
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
        chosen.append(scope)
      }
    }
    let (bar, delegate) = (UISearchBar(), Own())
    bar.delegate = delegate
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 98)
    bar.simulateChoice(ofScope: 1)
    bar.simulateChoice(ofScope: 2)
    #expect(delegate.chosen == [1])
    #expect(bar.selectedScopeButtonIndex == 1)
  }
}
