extension UIView {
  /// How far the first line of text stands under the view's top, in points.
  ///
  /// A view without text stands on its bottom edge: `nil`.
  package var firstBaselineInset: CGFloat? { baselineInsets(first: true)?.top }

  /// How far the last line of text stands over the view's bottom, in points.
  package var lastBaselineInset: CGFloat? { baselineInsets(first: false)?.bottom }

  private func baselineInsets(first: Bool) -> (top: CGFloat, bottom: CGFloat)? {
    let own = first ? forFirstBaselineLayout : forLastBaselineLayout
    if own !== self { return own.baselineInsets(first: first) }
    switch self {
    case let label as UILabel: return label.font?.insets(around: 0)
    case let field as UITextField where field.borderStyle == .none:
      return field.font?.insets(around: 0)
    case let button as UIButton: return button.titleInsets.map { $0.font.insets(around: $0.room) }
    case let view as UIImageView:
      guard let image = view.image, image.isSymbolImage else { return nil }
      // A symbol stands in the middle of the capital letters beside it.
      let height = image.size(beside: view.preferredSymbolConfiguration).height
      let below =
        (height - image.symbolFont(beside: view.preferredSymbolConfiguration).capHeight) / 2
      return (height - below, below)
    case let stack as UIStackView:
      let shown = stack.arrangedSubviews.filter { !$0.isHidden }
      let view = first || stack.axis == .horizontal ? shown.first : shown.last
      return view?.baselineInsets(first: first)
    default: return nil
    }
  }
}

extension UIFont {
  /// From the edges of what a line fills to where it stands, with this much above and below it.
  fileprivate func insets(around room: CGFloat) -> (top: CGFloat, bottom: CGFloat) {
    (room + ascender, room - descender)
  }
}
