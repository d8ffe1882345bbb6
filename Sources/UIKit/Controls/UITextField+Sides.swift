/// The views beside a field's text.
extension UITextField {
  /// What is seen before the text while nobody types.
  package final var leading: UIView? { isSeen(leftViewMode) ? leftView : nil }
  /// What is seen behind the text while nobody types.
  package final var trailing: UIView? { isSeen(rightViewMode) ? rightView : nil }

  /// A search field's own are part of how it is made.
  private func isSeen(_ mode: ViewMode) -> Bool {
    (mode == .always || mode == .unlessEditing) && !(self is UISearchTextField)
  }

  final func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    // It is one of the field's views, so that what is in it can be operated.
    if let new, !(self is UISearchTextField) { addSubview(new) }
    invalidateIntrinsicContentSize()
  }

  /// The size of a view beside the text: its frame's, or what its constraints and contents ask for.
  final func size(beside view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let size = view.bounds.size
    return size == .zero || !view.translatesAutoresizingMaskIntoConstraints
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : size
  }

  /// Between the field's edges and its text, where no class says otherwise.
  package final var insetsOfText: UIEdgeInsets { insetsOfText(in: bounds) }

  final func insetsOfText(in bounds: CGRect) -> UIEdgeInsets {
    let box: CGFloat = borderStyle == .roundedRect ? 7 : 0
    return UIEdgeInsets(
      top: 0, left: box + (leading == nil ? 0 : leftViewRect(forBounds: bounds).maxX),
      bottom: 0,
      right: box + (trailing == nil ? 0 : bounds.maxX - rightViewRect(forBounds: bounds).minX))
  }
}
