import UIKit

struct ContactViewModel: CellViewModel, Hashable {
  var identifier: String
  var title: String
}

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController { get }
  func start()
}

protocol ContactsDelegate: AnyObject {
  func contacts(_ controller: ContactsViewController, didSelect contact: ContactViewModel)
}

final class AppCoordinator: NSObject, Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController: UINavigationController

  init(navigationController: UINavigationController = UINavigationController()) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func start() {
    let contacts = ContactsViewController()
    contacts.delegate = self
    navigationController.navigationBar.prefersLargeTitles = true
    navigationController.setViewControllers([contacts], animated: false)
  }
}

extension AppCoordinator: ContactsDelegate {
  func contacts(_ controller: ContactsViewController, didSelect contact: ContactViewModel) {
    let detail = UIViewController()
    detail.title = contact.title
    detail.hidesBottomBarWhenPushed = true
    navigationController.pushViewController(detail, animated: true)
  }
}

extension AppCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    childCoordinators.removeLast()
  }
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController, animated: Bool
  ) {}
}
