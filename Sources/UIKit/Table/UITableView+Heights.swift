internal import CellophaneLook

extension UITableView {
  /// The height that a row has whatever its content asks for, in points: the author's, else the
  /// standard one where the content asks for none; `nil` where its content decides.
  package func decidedHeight(ofRowAt indexPath: IndexPath) -> CGFloat? {
    givenHeight(ofRowAt: indexPath) ?? standardHeight(ofRowAt: indexPath)
  }

  /// The height that the author decided for a row, in points; `nil` where its content decides.
  private func givenHeight(ofRowAt indexPath: IndexPath) -> CGFloat? {
    let own = delegate.flatMap { delegate in
      OptionalMethod.answer(of: "tableView(_:heightForRowAt:)") {
        delegate.tableView(self, heightForRowAt: indexPath)
      }
    }
    let height = own ?? rowHeight
    return height >= 0 ? height : nil
  }

  /// The height of a row whose views stand where their frames say, or whose constraints leave it none,
  /// as where a text is held by its middle alone; `nil` for other rows.
  ///
  /// UIKit: a cell that would have no height is taken for a mistake and has the standard height.
  private func standardHeight(ofRowAt indexPath: IndexPath) -> CGFloat? {
    let cell = cell(at: indexPath)
    guard cell.standsByFrames || cell.mayHaveNoHeight && contentHeight(ofRowAt: indexPath) < 1
    else { return nil }
    return CGFloat(Look.current.content(.cell).minimumHeight)
  }

  /// The height that a row's contents ask for.
  func contentHeight(ofRowAt indexPath: IndexPath) -> CGFloat {
    let cell = cell(at: indexPath)
    let width = rowWidth
    if let list = cell.shownContent as? UIListContentConfiguration, !cell.hasOwnContent {
      return ListContentMeasure(
        list, contentMargin: CGFloat(spacing.metrics.contentMargin(width: Double(bounds.width)))
      ).height(
        within: width, indentation: CGFloat(cell.indentationLevel) * cell.indentationWidth,
        cell.accessoryRoom)
    }
    let content = cell.contentView.fittingSize(
      CGSize(width: cell.contentBox(in: width).width, height: 0), .required, .fittingSizeLevel
    ).height
    guard cell.holdsViews else { return content }
    let whole = cell.fittingSize(
      CGSize(width: width, height: 0), .required, .fittingSizeLevel
    ).height
    return cell.contentView.subviews.isEmpty ? whole : max(content, whole)
  }

  /// The size that a row's cell has.
  func fittedSize(ofRowAt indexPath: IndexPath) -> CGSize {
    let width = rowWidth
    let cell = cell(at: indexPath)
    let given = decidedHeight(ofRowAt: indexPath)
    let isAsked = cell.hasOwnContent || cell.holdsViews
    let height = given ?? (isAsked ? contentHeight(ofRowAt: indexPath) : nil)
    return CGSize(width: width, height: height ?? 44)
  }
}

extension UITableViewCell {
  /// Whether frames alone say where its views are.
  fileprivate var standsByFrames: Bool {
    guard let content = contents.builtView else { return false }
    return type(of: content) == UIView.self && !content.subviews.isEmpty
      && content.constraints.isEmpty && constraints.isEmpty
  }

  /// Whether constraints hold views that lie in the cell beside its content view.
  fileprivate var holdsViews: Bool { !constraints.isEmpty }

  /// Whether views are held by constraints of which none reaches the cell's lower edge or says how
  /// high it is.
  fileprivate var mayHaveNoHeight: Bool {
    // Most rows show list content, whose view is made when somebody asks for it.
    guard let content = contents.builtView, !(content is UIListContentView) else {
      return isOpen(constraints)
    }
    return isOpen(constraints + content.constraints)
  }

  private func isOpen(_ rules: [NSLayoutConstraint]) -> Bool {
    !rules.isEmpty
      && !rules.contains { rule in
        isEnd(rule.firstItem, rule.firstAttribute) || isEnd(rule.secondItem, rule.secondAttribute)
      }
  }

  private func isEnd(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
    let view = (item as? UILayoutGuide)?.owningView ?? item as? UIView
    guard view === self || view === contentView else { return false }
    switch attribute {
    case .bottom, .bottomMargin, .lastBaseline, .height: return true
    default: return false
    }
  }
}
