extension UIView {
  /// How far the first line of text stands under the view's top, in points.
  ///
  /// A view without text stands on its bottom edge: `nil`.
  package var firstBaselineInset: CGFloat? { baselineInsets(first: true)?.top }

  /// How far the last line of text stands over the view's bottom, in points.
  package var lastBaselineInset: CGFloat? { baselineInsets(first: false)?.bottom }

  /// How high the view asks to be, where it has one line of text, which stands in its middle; `nil`
  /// where it may have several, or none.
  private var heightAroundLine: CGFloat? {
    guard forFirstBaselineLayout === self, forLastBaselineLayout === self,
      firstBaselineInset != nil
    else { return nil }
    switch self {
    case let label as UILabel where label.numberOfLines != 1: return nil
    case is UILabel, is UITextField, is UIButton:
      let height = intrinsicContentSize.height
      return height > 0 ? height : nil
    default: return nil
    }
  }

  /// How far the only line of text stands under the middle of the view, however high that is, in
  /// points; `nil` where text hangs on the edges.
  package func lineUnderMiddle(first: Bool) -> CGFloat? {
    guard let height = heightAroundLine, let insets = baselineInsets(first: first) else {
      return nil
    }
    return first ? insets.top - height / 2 : height / 2 - insets.bottom
  }

  /// How much further the only line of text stands from each edge than at the height that the view
  /// asks for, in points.
  package var roomAroundLine: CGFloat {
    guard let height = heightAroundLine else { return 0 }
    let room = (bounds.height - height) / 2
    return room > 0.5 ? room : 0
  }

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
