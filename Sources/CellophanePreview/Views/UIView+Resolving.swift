internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension UIView {
  /// The tint that was set on the view itself.
  var ownTint: LookColor? { givenTintColor?.lookColor }

  /// The tint that was set on the view or on what it lies in.
  var tintAround: LookColor? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.ownTint).first
  }
}
