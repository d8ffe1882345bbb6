import CellophaneLook
import Testing
import UIKit

/// What bars leave of a screen is what author code reads as its view's frame.
@MainActor @Suite struct BarRoomTests {
  private let size = CGSize(width: 402, height: 874)

  private func frame(
    _ change: (UIViewController, UINavigationController) -> Void = { _, _ in }
  ) -> CGRect {
    let top = UIViewController()
    top.title = "Title"
    let navigation = UINavigationController(rootViewController: top)
    change(top, navigation)
    // Another suite may have left another look.
    return Look.iOS26.asking {
      navigation.appear(
        in: UITraitCollection {
          $0.userInterfaceIdiom = .phone
          $0.horizontalSizeClass = .compact
        }, size: size)
      defer { navigation.disappear() }
      return top.view.frame
    }
  }

  @Test func aViewBeginsBelowItsBar() {
    #expect(frame() == CGRect(x: 0, y: 54, width: 402, height: 820))
    #expect(
      frame { $1.navigationBar.prefersLargeTitles = true }
        == CGRect(x: 0, y: 106, width: 402, height: 768))
    #expect(
      frame { top, _ in top.navigationItem.prompt = "Choose one" }
        == CGRect(x: 0, y: 84, width: 402, height: 790))
    #expect(frame { $1.isNavigationBarHidden = true } == CGRect(origin: .zero, size: size))
  }

  @Test(
    arguments: [
      ([.automatic, .automatic], true), ([.automatic, .never], false),
      ([.never, .automatic], false), ([.never, .automatic, .always], true),
      ([.always, .never, .automatic], false),
    ] as [([UINavigationItem.LargeTitleDisplayMode], Bool)])
  func aTitleIsAsLargeAsTheOneBefore(
    modes: [UINavigationItem.LargeTitleDisplayMode], isLarge: Bool
  ) {
    let navigation = UINavigationController()
    navigation.setViewControllers(
      modes.map { mode in
        let controller = UIViewController()
        controller.navigationItem.largeTitleDisplayMode = mode
        return controller
      }, animated: false)
    #expect(!navigation.hasLargeTitle(above: false))
    navigation.navigationBar.prefersLargeTitles = true
    #expect(navigation.hasLargeTitle(above: false) == isLarge)
  }

  @Test func toolbarsAndSearchFieldsTakeTheirs() {
    let withTools = frame { top, navigation in
      top.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
      navigation.isToolbarHidden = false
    }
    #expect(withTools == CGRect(x: 0, y: 54, width: 402, height: 754))
    let withField = frame { top, _ in
      top.navigationItem.searchController = UISearchController(searchResultsController: nil)
      top.navigationItem.preferredSearchBarPlacement = .stacked
    }
    #expect(withField == CGRect(x: 0, y: 109, width: 402, height: 765))
  }
}
