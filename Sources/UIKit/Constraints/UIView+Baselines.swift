extension UIView {
  /// How far the first line of text stands under the view's top, in points.
  ///
  /// A view without text stands on its bottom edge: `nil`.
  package var firstBaselineInset: CGFloat? { baselineFont(first: true).map { $0.ascender } }

  /// How far the last line of text stands over the view's bottom, in points.
  package var lastBaselineInset: CGFloat? { baselineFont(first: false).map { -$0.descender } }

  private func baselineFont(first: Bool) -> UIFont? {
    let own = first ? forFirstBaselineLayout : forLastBaselineLayout
    if own !== self { return own.baselineFont(first: first) }
    switch self {
    case let label as UILabel: return label.font
    case let field as UITextField where field.borderStyle == .none: return field.font
    case let stack as UIStackView:
      let shown = stack.arrangedSubviews.filter { !$0.isHidden }
      let view = first || stack.axis == .horizontal ? shown.first : shown.last
      return view?.baselineFont(first: first)
    default: return nil
    }
  }
}
