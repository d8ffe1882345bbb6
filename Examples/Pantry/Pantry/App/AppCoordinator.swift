import PantryKit
import UIKit

final class AppCoordinator: Coordinator {
  let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let shelves = ShelvesViewController()
    shelves.delegate = self
    navigation.viewControllers = [shelves]
  }
}

extension AppCoordinator: ShelvesViewControllerDelegate {
  func shelvesViewController(_ controller: ShelvesViewController, didSelect shelf: Shelf) {
    let items = ItemsViewController()
    items.shelf = shelf
    show(items)
  }
}
