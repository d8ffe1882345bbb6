import UIKit

/// Knows which screen follows which.
protocol Coordinator: AnyObject {
  var navigation: UINavigationController { get }
  func start()
}

extension Coordinator {
  func show(_ screen: UIViewController) {
    navigation.pushViewController(screen, animated: true)
  }
}
