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

  /// What the author set for VoiceOver; `nil` where nothing was set.
  var resolvedAccessibility: ResolvedAccessibility? {
    let given = givenAccessibility
    let traits = given.traits ?? []
    let resolved = ResolvedAccessibility(
      label: given.label ?? given.attributedLabel?.string, value: given.value, hint: given.hint,
      isButton: traits.contains(.button), isHeader: traits.contains(.header),
      isHidden: given.hidesElements || given.isElement == false && given.label != nil)
    return resolved == ResolvedAccessibility() ? nil : resolved
  }
}
