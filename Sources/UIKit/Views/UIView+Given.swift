extension UIView {
  /// The tint that was set on the view itself, `nil` where it inherits one.
  package var givenTintColor: UIColor? { storage.tintColor }
}
