import CellophaneDocument
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
