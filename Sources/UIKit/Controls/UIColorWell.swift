/// A control that opens a choice of colours; a page shows its box.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// What the choice is called.
  open var title: String?
  /// Whether a colour may let through what is behind.
  open var supportsAlpha = true
  /// The chosen colour.
  open var selectedColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
