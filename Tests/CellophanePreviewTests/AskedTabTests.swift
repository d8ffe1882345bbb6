import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What is counted, and who shows it.
@MainActor private final class Basket {
  var count = 1
  var badge: UITabBarItem?

  func add() {
    count += 1
    badge?.badgeValue = "\(count)"
  }
}

/// Rows that push a screen on which one is added.
private final class Fruits: UITableViewController {
  let basket: Basket
  var hidesBar = false

  init(_ basket: Basket) {
    self.basket = basket
    super.init(style: .plain)
    title = "Fruit"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Fig"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = "A fig"
    detail.hidesBottomBarWhenPushed = hidesBar
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Add") { [basket] _ in basket.add() })
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// A row that says how many there are, and adds one where it is tapped.
private final class Contents: UITableViewController {
  let basket: Basket

  init(_ basket: Basket) {
    self.basket = basket
    super.init(style: .plain)
    title = "Basket"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Figs: \(basket.count)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    basket.add()
    tableView.reloadData()
  }
}

/// Does something whenever it comes into sight, and pushes a screen where it should.
private final class Appearing: UIViewController {
  let act: (Appearing) -> Void
  var push: () -> Bool = { false }

  init(_ act: @escaping (Appearing) -> Void) {
    self.act = act
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    act(self)
    guard push(), navigationController?.viewControllers.count == 1 else { return }
    navigationController?.pushViewController(UIViewController(), animated: false)
  }
}

@MainActor @Suite struct AskedTabTests {
  private func tabs(hidesBar: Bool = false, _ own: [UIViewController] = []) -> UIViewController {
    let basket = Basket()
    let fruits = Fruits(basket)
    fruits.hidesBar = hidesBar
    let contents = Contents(basket)
    contents.tabBarItem = UITabBarItem(title: "Basket", image: nil, tag: 1)
    basket.badge = contents.tabBarItem
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: fruits), contents] + own
    return tabs
  }

  private func page(hidesBar: Bool = false) async throws -> ResolvedPage {
    let pages = await AnyPreview(Preview("Tabs") { tabs(hidesBar: hidesBar) }).resolve()
    return try #require(pages.first)
  }

  private func tap(_ collection: String, _ screen: ResolvedScreen?) -> [ResolvedEdit]? {
    var found: [ResolvedEdit]?
    func visit(_ screen: ResolvedScreen?) {
      switch screen {
      case .collection(let list) where list.name == collection:
        found = list.sections[0].rows[0].tap?.edits
      case .navigation(let navigation): visit(navigation.content)
      case .tabs(let tabs): for tab in tabs.tabs { visit(tab.screen) }
      default: break
      }
    }
    visit(screen)
    return found
  }

  @Test func aTouchInATabThatIsNotChosenAtFirstIsAsked() async throws {
    let page = try await page()
    let edits = try #require(tap("tab-2-list", page.frames[0].screen))
    // From what the badge says now: another screen may have changed it.
    #expect(edits.first == .signal("tab-2-1"), "\(edits)")
    let badge = ResolvedElement.badge(tabs: "tab", index: 1)
    let reactions = page.signals.first { $0.name == "tab-2-1" }?.reactions
    #expect(
      reactions == [
        ResolvedReaction(element: badge, from: .text(""), to: .text("2")),
        ResolvedReaction(element: badge, from: .any, to: nil),
      ])
    let row = ResolvedElement.row(collection: "tab-2-list", row: "Figs: 1")
    #expect(
      edits.contains { if case .replace(let body) = $0 { body.element == row } else { false } })
    #expect(!edits.contains { if case .outdate = $0 { true } else { false } })
  }

  @Test func aScreenThatATabPushesTakesTheTabsPlace() async throws {
    let page = try await page()
    #expect(page.frames[0].alternates.map(\.place) == [.tab("tab-1")])
    #expect(
      tap("tab-1-list", page.frames[0].screen) == [
        .show(alternate: "shown-fig"), .deselect(collection: "tab-1-list", row: "Fig"),
      ])
    guard case .navigation(let shown) = page.frames[0].alternates[0].screen else {
      Issue.record("the tab's stack is not shown")
      return
    }
    #expect(shown.title == "A fig")
  }

  @Test func aTabThatIsChangedUnseenShowsItOnceItIsChosen() async throws {
    let page = try await page()
    guard case .navigation(let shown) = page.frames[0].alternates[0].screen else {
      Issue.record("the tab's stack is not shown")
      return
    }
    #expect(shown.trailingItems[0].outcome?.edits == [.signal("shown-fig-1")])
    let reactions = page.signals.first { $0.name == "shown-fig-1" }?.reactions ?? []
    let row = ResolvedElement.row(collection: "tab-2-list", row: "Figs: 1")
    let first = reactions.first { $0.element == row }
    #expect(first?.from == .start, "\(reactions)")
    // The row does what it did: one more of them.
    let now = page.outline.split(separator: "\n").filter {
      $0.contains(#"row "Figs: 1" "Figs: 2""#)
    }
    #expect(now.count == 1 && now[0].contains(" tap -> signal tab-2-"), "\(now)")
    #expect(page.findings.filter { $0.rule == "tab-outdated" }.map(\.message) == [])
  }

  /// What it shows there stands on the page before it is chosen.
  @Test func codeThatChoosesATabChoosesItOnThePage() async throws {
    let preview = Preview("Going") {
      let basket = Basket()
      let own = UIViewController()
      let contents = Contents(basket)
      let tabs = UITabBarController()
      let add = UIAction(title: "Add") { [unowned tabs] _ in
        basket.add()
        tabs.selectedIndex = 1
      }
      let go = UIAction(title: "Go") { [unowned tabs] _ in tabs.selectedIndex = 1 }
      own.navigationItem.rightBarButtonItems = [add, go].map { UIBarButtonItem(primaryAction: $0) }
      tabs.viewControllers = [UINavigationController(rootViewController: own), contents]
      return tabs
    }
    let page = try #require(await AnyPreview(preview).resolve().first)
    let items = page.outline.split(separator: "\n").filter { $0.contains("item trailing") }
    #expect(
      items.map { $0.drop { $0 == " " } } == [
        #"item trailing "Go" -> choose tab-2"#,
        #"item trailing "Add" -> signal 1, choose tab-2"#,
      ])
    #expect(page.findings.filter { $0.rule != "looks-not-touched" }.map(\.message) == [])
    #expect(page.frames[0].alternates.map(\.name) == [])
  }

  @Test func anEditButtonInATabEditsItsList() async throws {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      notes.notes = ["A", "B"]
      notes.navigationItem.rightBarButtonItem = notes.editButtonItem
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: notes)]
      return tabs
    }
    let page = try #require(await AnyPreview(preview).resolve().first)
    let items = page.outline.split(separator: "\n").filter { $0.contains("item trailing") }
    #expect(
      items.map { $0.drop { $0 == " " } } == [
        #"item trailing "Edit" turns prominence -> edit tab-1-list saying "Done""#
      ])
  }

  /// A stack is another screen, which no edit makes of the one before.
  @Test func aTabThatThePageCannotFollowIsMarked() async throws {
    var isGreeted = false
    let preview = Preview("Greeting") {
      isGreeted = false
      let greeting = Appearing { if isGreeted { $0.title = "Hello" } }
      let stack = UINavigationController(rootViewController: greeting)
      greeting.push = { isGreeted }
      let own = UIViewController()
      own.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Greet") { _ in isGreeted = true })
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: own), stack]
      return tabs
    }
    let page = try #require(await AnyPreview(preview).resolve().first)
    let items = page.outline.split(separator: "\n").filter { $0.contains(#""Greet""#) }
    #expect(items.map { $0.drop { $0 == " " } } == [#"item trailing "Greet" -> outdate tab-2"#])
    #expect(
      page.findings.filter { $0.rule == "tab-outdated" }.map(\.message) == [
        "what the button 'Greet' does changes what another tab shows or leads to, which the page does "
          + "not follow: it says there that it stops"
      ])
  }

  @Test func aPushedScreenThatHidesTheBarTakesThePagesPlace() async throws {
    let page = try await page(hidesBar: true)
    #expect(page.frames[0].alternates.map(\.place) == [.root])
    guard case .navigation(let shown) = page.frames[0].alternates[0].screen else {
      Issue.record("the bar is shown beside the pushed screen")
      return
    }
    #expect(shown.title == "A fig")
  }

  @Test func aBarThatIsHiddenIsNotShown() async {
    let text = await outline(
      Preview("Tabs") {
        let tabs = UITabBarController()
        tabs.viewControllers = [Fruits(Basket())]
        tabs.tabBar.isHidden = true
        return tabs
      })
    #expect(!text.contains("tab \""), "\(text)")
    #expect(text.contains("Fig"))
  }
}
