import UIKit

extension UIConfigurationStateCustomKey {
  /// The message that a cell shows.
  static let message = UIConfigurationStateCustomKey("com.example.mailbox.message")
}

extension UICellConfigurationState {
  /// The message that the cell shows.
  var message: Message? {
    get { self[.message] as? Message }
    set { self[.message] = newValue }
  }
}
