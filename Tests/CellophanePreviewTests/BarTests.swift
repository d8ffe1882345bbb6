import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Views of an author's own in bars.
@Suite(.serialized) @MainActor struct BarTests {
  /// The lines between the navigation and its content, and those after it.
  private func lines(
    _ change: @escaping @MainActor @Sendable (UIViewController) -> Void
  ) async -> [String] {
    let text = await outline(
      Preview("Bars") {
        let controller = UIViewController()
        controller.title = "Bars"
        change(controller)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = controller.toolbarItems == nil
        return navigation
      })
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return Array(lines.drop { !$0.hasPrefix("navigation") })
  }

  @Test func aTitleViewStandsInThePlaceOfTheTitle() async {
    let lines = await lines { controller in
      let control = UISegmentedControl(items: ["All", "New"])
      control.selectedSegmentIndex = 0
      controller.navigationItem.titleView = control
    }
    #expect(lines.prefix(2) == ["navigation \"Bars\"", "title"])
    #expect(lines[2].hasPrefix("segments \"All\"* \"New\" "))
    #expect(lines[3] == "view")
    // Either choice is shown, whichever was made before.
    #expect(lines.count { $0.hasPrefix("segments") && $0.contains("or -> replace control") } > 1)
  }

  @Test func aPromptStandsAboveTheTitle() async {
    let lines = await lines { $0.navigationItem.prompt = "Choose one" }
    #expect(lines.first == #"navigation "Bars" prompt "Choose one""#)
    let none = await self.lines { $0.navigationItem.prompt = "" }
    #expect(none.first == #"navigation "Bars""#)
  }

  @Test func titlesWithAttributesAreTheirWords() async {
    let lines = await lines { controller in
      controller.navigationItem.attributedTitle = AttributedString("Mail")
      controller.navigationItem.attributedSubtitle = AttributedString("2 unread")
    }
    #expect(lines.first == #"navigation "Mail" subtitle "2 unread""#)
  }

  @Test func whatIsLargeHasWordsOfItsOwn() async {
    let text = await outline(
      Preview("Bars") {
        let controller = UIViewController()
        let item = controller.navigationItem
        (item.title, item.subtitle) = ("Mail", "2 unread")
        (item.largeTitle, item.largeSubtitle) = ("All mail", "In two boxes")
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
      })
    #expect(text.contains(#"navigation "Mail" subtitle "In two boxes" large "All mail""#))
  }

  /// UIKit: in compact width an editor's title stands in the middle.
  @Test(arguments: [(false, ""), (true, " leading")])
  func anEditorsTitleLeadsInRegularWidth(isPad: Bool, words: String) async {
    let preview = Preview("Bars", environments: [isPad ? .pad : .phone]) {
      let controller = UIViewController()
      controller.title = "Bars"
      controller.navigationItem.style = .editor
      return UINavigationController(rootViewController: controller)
    }
    let text = await outline(preview)
    #expect(text.contains("navigation \"Bars\"\(words)\n"), "\(text)")
  }

  @Test func aSearchBarIsNoItemOfAToolbar() async {
    let lines = await lines { controller in
      let item = controller.navigationItem
      item.searchController = UISearchController()
      item.pinnedTrailingGroup = UIBarButtonItemGroup(
        barButtonItems: [UIBarButtonItem(systemItem: .add)], representativeItem: nil)
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .search)
      controller.toolbarItems = [item.searchBarPlacementBarButtonItem]
    }
    #expect(
      lines.prefix(4).map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        #"navigation "Bars""#, #"item trailing "Search""#, #"item trailing "Add""#,
        #"search "Search" at"#,
      ], "\(lines)")
    #expect(!lines.contains { $0.contains("toolbar") })
  }

  @Test func aPromptThatATouchChangesComesWithItsBar() async {
    let lines = await lines { controller in
      controller.navigationItem.prompt = "Choose one"
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Choose",
        primaryAction: UIAction { [weak controller] _ in
          controller?.navigationItem.prompt = "Chosen"
        })
    }
    #expect(lines.contains(#"item trailing "Choose" -> replace bar #1"#), "\(lines)")
    #expect(lines.contains(#"navigation "Bars" prompt "Chosen" subtitle """#), "\(lines)")
  }

  @Test func aMenuHasWhatIsGivenAsItOpensAndWhatComesLaterIsSaid() async {
    let preview = Preview("Bars") {
      let controller = UIViewController()
      let themes = UIMenu(
        title: "Themes",
        children: [
          UIDeferredMenuElement.uncached { $0([UIAction(title: "Dark") { _ in }]) },
          UIDeferredMenuElement { _ in },
        ])
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Theme", menu: themes)
      return UINavigationController(rootViewController: controller)
    }
    let page = await AnyPreview(preview).resolve()[0]
    #expect(page.outline.contains(#"-> menu "Themes" ["Dark""#), "\(page.outline)")
    #expect(
      page.findings.map { "\($0.rule): \($0.message)" } == [
        "menu-later: a part of the menu 'Themes' is given later than it opens, and the page leaves it "
          + "out; hand its elements over at once"
      ])
  }

  @Test func customViewsAreAsLargeAsTheirFrames() async {
    let lines = await lines { controller in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
      field.placeholder = "Message"
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.text = "Now"
      let bare = UIBarButtonItem(customView: label)
      bare.hidesSharedBackground = true
      controller.navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: field), bare]
    }
    #expect(
      lines.filter { !$0.hasPrefix("text") } == [
        "navigation \"Bars\"", "item trailing bare", "label \"Now\" at 1-2,1-2 width>=60",
        "item trailing", "field placeholder \"Message\" at 1-2,1-2 width 200 height 36",
        "view",
      ])
  }

  @Test func toolbarsKeepTheirFlexibleSpaces() async {
    let lines = await lines { controller in
      let label = UILabel()
      label.text = "Updated just now"
      controller.toolbarItems = [
        .flexibleSpace(), UIBarButtonItem(customView: label), .flexibleSpace(),
        UIBarButtonItem(systemItem: .compose), UIBarButtonItem(title: "Send"), .flexibleSpace(),
      ]
    }
    #expect(
      lines.filter { $0.hasPrefix("item") } == [
        "item toolbar space before",
        "item toolbar \"Compose\" symbol square.and.pencil space before",
        "item toolbar \"Send\" space after",
      ])
  }

  @Test func badgesHangOnItems() async {
    let lines = await lines { controller in
      let inbox = UIBarButtonItem(image: UIImage(systemName: "tray"))
      inbox.badge = .count(3)
      let news = UIBarButtonItem(image: UIImage(systemName: "bell"))
      news.badge = .indicator()
      news.badge?.backgroundColor = .systemBlue
      controller.toolbarItems = [inbox, news, .flexibleSpace(), UIBarButtonItem(title: "Send")]
    }
    #expect(
      lines.filter { $0.hasPrefix("item") } == [
        "item toolbar \"Tray\" symbol tray badge \"3\"",
        "item toolbar \"Alert\" symbol bell joined badge dot systemBlue",
        "item toolbar \"Send\" space before",
      ])
  }

  @Test func buttonsInBarsDoWhatTheyDo() async {
    let lines = await lines { controller in
      let button = UIButton(type: .system)
      button.setTitle("Rename", for: .normal)
      button.addAction(
        UIAction { [weak controller] _ in controller?.title = "Renamed" }, for: .touchUpInside)
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    }
    #expect(lines.contains { $0.hasPrefix("button") && $0.contains("Renamed") })
  }

  @Test func aBarHasTheColorsOfItsAppearances() async {
    let lines = await lines { controller in
      let edge = UINavigationBarAppearance()
      edge.configureWithTransparentBackground()
      edge.titleTextAttributes = [.foregroundColor: UIColor.white]
      let standard = UINavigationBarAppearance()
      standard.backgroundColor = .black
      controller.navigationItem.scrollEdgeAppearance = edge
      controller.navigationItem.standardAppearance = standard
    }
    #expect(lines[0] == "navigation \"Bars\" color #FFFFFF scrolled #000000")
  }

  @Test func whatIsSetOnTheBarItselfCountsToo() async {
    let text = await outline(
      Preview("Bars") {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let bar = navigation.navigationBar
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.black]
        bar.barTintColor = .black
        bar.tintColor = .white
        bar.scrollEdgeAppearance = {
          let edge = UINavigationBarAppearance()
          edge.backgroundColor = .white
          return edge
        }()
        return navigation
      })
    let words = "color #FFFFFF large-color #000000 on #FFFFFF scrolled #000000 tint #FFFFFF"
    #expect(text.contains("navigation \(words)"), "\(text)")
  }

  @Test func ofTitlesThatHaveAFontIsSaidThatItIsNotShown() async {
    func said(_ attributes: [NSAttributedString.Key: Any]) async -> [String] {
      let preview = Preview("Bars") {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.standardAppearance.titleTextAttributes = attributes
        return navigation
      }
      return await AnyPreview(preview).resolve()[0].findings.map(\.message)
    }
    #expect(await said([.foregroundColor: UIColor.red]).isEmpty)
    #expect(
      await said([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)]) == [
        "'UINavigationBar.titleTextAttributes' is set, and no page shows it: of them a page has the "
          + "colours alone"
      ])
  }
}
