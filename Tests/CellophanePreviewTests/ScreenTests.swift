import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Counts how often a preview was made.
@MainActor private final class Count {
  var value = 0
}

/// Finds the names that contain what is searched for.
private final class SearchController: UIViewController, UISearchResultsUpdating {
  private let families = FamiliesController.list()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    addChild(families)
    families.view.frame = view.bounds
    view.addSubview(families.view)
    families.didMove(toParent: self)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find a name"
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    var outline = FamiliesController.Outline()
    outline.append(["Pep", "Marx"].filter { query.isEmpty || $0.contains(query) })
    families.source?.apply(outline, to: "Groups")
  }
}

@Suite(.serialized) @MainActor struct ScreenTests {
  @Test func aPlainListIsMadeOnceToShowAndOnceToCompare() async {
    let count = Count()
    _ = await outline(
      Preview("Names") {
        count.value += 1
        return ListController()
      })
    #expect(count.value == 2)
  }

  private func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let families = FamiliesController.list()
    families.title = "Families"
    families.expanded = ["Pep"]
    families.didSelect = { [unowned split] _, item in
      guard item == "Moe" else { return }
      let detail = UIViewController()
      detail.title = item
      split.setViewController(detail, for: .secondary)
    }
    split.setViewController(families, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    return split
  }

  @Test func inRegularWidthARowChangesTheSecondaryColumn() async {
    let text = await outline(Preview("Split", environments: [.pad]) { self.split() })
    #expect(text.contains("column primary 280"))
    #expect(text.contains(#"tree primary "Families""#))
    #expect(text.contains(#"row "Pep/Moe" "Moe" tap -> show shown-pep-moe"#))
    #expect(text.contains("alternate shown-pep-moe in secondary\n      navigation \"Moe\""))
  }

  @Test func aSplitViewSaysWhatItsColumnsDoElsewhere() async {
    func line(_ change: @escaping @MainActor @Sendable (UISplitViewController) -> Void) async
      -> String?
    {
      let text = await outline(
        Preview("Split", environments: [.pad]) {
          let split = self.split()
          change(split)
          return split
        })
      return text.split(separator: "\n").first { $0.contains("split") && !$0.contains("page") }
        .map { String($0.drop { $0 == " " }) }
    }
    #expect(await line { _ in } == "split hides primary tall overlay narrow secondary")
    #expect(
      await line { $0.preferredDisplayMode = .oneBesideSecondary }
        == "split hides primary narrow secondary")
    #expect(
      await line { $0.preferredSplitBehavior = .tile }
        == "split hides primary tall tile narrow secondary")
    #expect(
      await line { $0.displayModeButtonVisibility = .never }
        == "split tall overlay narrow secondary")
  }

  @Test func inCompactWidthTheCompactColumnIsShown() async {
    let text = await outline(
      Preview("Split") {
        let split = self.split()
        let tabs = UITabBarController()
        let first = ListController()
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let second = ListController()
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tabs.viewControllers = [first, second]
        split.setViewController(tabs, for: .compact)
        return split
      })
    #expect(text.contains(#"tab "Names" selected"#))
    #expect(text.contains(#"tab "Two""#))
    #expect(text.contains(#"grid tab-1-list "List""#))
    #expect(text.contains(#"grid tab-2-list "List""#))
  }

  @Test func aTabHasTheImagesOfBothStates() async {
    let page = await AnyPreview(
      Preview("Tabs") {
        let tabs = UITabBarController()
        tabs.viewControllers = ["tray", "flag", "bell"].map { name in
          let screen = UIViewController()
          screen.tabBarItem = UITabBarItem(
            title: name, image: UIImage(systemName: name),
            selectedImage: UIImage(systemName: name == "bell" ? "bell" : "\(name).fill"))
          return screen
        }
        return tabs
      }
    ).resolve()[0]
    guard case .tabs(let tabs) = page.frames[0].screen else {
      Issue.record("the screen has no tabs")
      return
    }
    func symbols(_ image: KeyPath<ResolvedTab, ResolvedImage?>) -> [String?] {
      tabs.tabs.map { tab in
        guard case .symbol(let symbol) = tab[keyPath: image]?.source else { return nil }
        return symbol.name
      }
    }
    #expect(symbols(\.image) == ["tray", "flag", "bell"])
    #expect(symbols(\.selectedImage) == ["tray.fill", "flag.fill", nil])
  }

  @Test func aSearchIsAFrame() async {
    let text = await outline(
      Preview("Search") { UINavigationController(rootViewController: SearchController()) }
        .step("Searching for ar") { $0.search("ar") })
    let frames = text.components(separatedBy: "frame searching-for-ar \"")
    #expect(frames[0].contains(#"search "Find a name""#))
    #expect(frames[0].contains(#"row "Pep" "Pep""#))
    #expect(frames[1].contains(#"search "Find a name" "ar""#))
    #expect(!frames[1].contains(#"row "Pep" "Pep""#))
    #expect(frames[1].contains(#"row "Marx" "Marx""#))
  }

  @Test func stepsGoOnFromEachOther() async {
    let text = await outline(
      Preview("Families") { FamiliesController.list() }
        .step("Marx open") { $0.toggle("Marx") }
        .step("Other open") { $0.toggle("Other") })
    let frames = text.components(separatedBy: "  frame ")
    #expect(frames.count == 4)
    #expect(frames[1].contains(#"row "Marx" "Marx" >[outlineDisclosure] collapsed"#))
    #expect(
      frames[2] == """
        marx-open "Marx open"
            step "1 row opened" keeps what is open
              expand list "Marx"

        """)
    #expect(frames[3].hasPrefix(#"other-open "Other open""#))
    #expect(frames[3].contains(#"row "Marx" "Marx" >[outlineDisclosure] expanded"#))
    #expect(frames[3].contains(#"row "Marx/Other" "Other" >[outlineDisclosure] expanded"#))
  }

  @Test func aRowThatIsNotThereStopsWithWhatThereIs() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let preview = AnyPreview(
        Preview("Families") { FamiliesController.list() }.step("Nobody") { $0.toggle("Zeppelin") })
      _ = await preview.resolve()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "there is no row 'Zeppelin' to toggle in 'FamiliesController'; it has 'Pep', 'Marx'"))
  }
}
