import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

@Suite(.serialized) @MainActor struct WayBackTests {
  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func aStackThatStartsWithTwoControllersLeadsBack() async {
    let text = await outline(
      Preview("Stack") {
        let navigation = UINavigationController(rootViewController: self.controller("Below"))
        navigation.pushViewController(self.controller("Above"), animated: false)
        return navigation
      })
    #expect(text.contains(#"navigation "Above" back "Below" -> show shown-back"#))
    #expect(text.contains("alternate shown-back in root\n      navigation \"Below\"\n"))
  }

  private func back(
    look: Look = .iOS18,
    _ change: @escaping @MainActor @Sendable (_ below: UINavigationItem, UINavigationItem) -> Void
  ) async -> String? {
    let text = await outline(
      Preview("Stack") {
        let navigation = UINavigationController(rootViewController: self.controller("Below"))
        navigation.pushViewController(self.controller("Above"), animated: false)
        let items = navigation.viewControllers.map(\.navigationItem)
        change(items[0], items[1])
        return navigation
      }, look: look)
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .first { $0.hasPrefix(#"navigation "Above""#) }
  }

  /// UIKit: an item at the leading edge stands in the place of the way back.
  @Test func anItemAtTheLeadingEdgeTakesThePlaceOfTheWayBack() async {
    let cancel = await back { _, item in
      item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    }
    #expect(cancel == #"navigation "Above""#)
    let both = await back { _, item in
      item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
      item.leftItemsSupplementBackButton = true
    }
    #expect(both == #"navigation "Above" back "Below" -> show shown-back"#)
    let hidden = await back { _, item in
      let cancel = UIBarButtonItem(title: "Cancel")
      cancel.isHidden = true
      item.leftBarButtonItem = cancel
    }
    #expect(hidden == #"navigation "Above" back "Below" -> show shown-back"#)
  }

  @Test func theWayBackSaysWhatItsDisplayModeSays() async {
    let minimal = await back { below, _ in below.backButtonDisplayMode = .minimal }
    #expect(minimal == #"navigation "Above" back "Below" minimal -> show shown-back"#)
    let generic = await back { below, _ in below.backButtonDisplayMode = .generic }
    #expect(generic == #"navigation "Above" back "Back" -> show shown-back"#)
  }

  private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController
  {
    let split = UISplitViewController(style: style)
    let list = ListController()
    split.setViewController(list, for: .primary)
    split.setViewController(self.controller("Detail"), for: .secondary)
    return split
  }

  @Test func aCollapsedSplitViewShowsItsSecondaryColumnAndLeadsBack() async {
    let text = await outline(Preview("Split") { self.split() })
    #expect(text.contains(#"navigation "Detail" back "Back" -> show shown-back"#))
    #expect(text.contains("alternate shown-back in root\n      navigation \"Names\"\n"))
  }

  @Test func aControllerPushedInTheSecondaryColumnIsSeenWhenCollapsed() async {
    let text = await outline(
      Preview("Split") {
        let split = self.split()
        let detail = UINavigationController(rootViewController: self.controller("Detail"))
        detail.pushViewController(self.controller("Deeper"), animated: false)
        split.setViewController(detail, for: .secondary)
        return split
      })
    #expect(text.contains(#"navigation "Deeper" back "Detail" -> show shown-back"#))
  }
}
