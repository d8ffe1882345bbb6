import Foundation
import UIKit

/// What an author's own program may do with the product `UIKit` and nothing else of the house.
@main @MainActor enum Program {
  static func main() {
    let button = UIBarButtonItem(systemItem: .done)
    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in })
    let text = NSLocalizedString("greeting", value: "Hello", comment: "")
    print(button.title ?? "", text, String(format: "%d", 3))
  }
}
