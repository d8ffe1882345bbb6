extension UITableView {
  /// The view above a section, where it is of this class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    header(ofSection: section) as? UITableViewHeaderFooterView
  }

  /// The view below a section, where it is of this class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footer(ofSection: section) as? UITableViewHeaderFooterView
  }

  /// What is shown above a section: the delegate's view, else the data source's title.
  ///
  /// UIKit: nobody is asked for it where it has no height.
  package func header(ofSection section: Int) -> UIView? {
    if isNothing(givenHeaderHeight(section)) {
      elements.headers.removeValue(forKey: section)?.removeFromSuperview()
      return nil
    }
    if let view = elements.headers[section] { return view }
    let own = delegate?.tableView(self, viewForHeaderInSection: section)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let view = own ?? title.map({ titled($0, isHeader: true) }) else { return nil }
    elements.headers[section] = view
    enter(view, isHeader: true)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    return view
  }

  /// What is shown below a section: the delegate's view, else the data source's title.
  ///
  /// UIKit: nobody is asked for it where it has no height.
  package func footer(ofSection section: Int) -> UIView? {
    if isNothing(givenFooterHeight(section)) {
      elements.footers.removeValue(forKey: section)?.removeFromSuperview()
      return nil
    }
    if let view = elements.footers[section] { return view }
    let own = delegate?.tableView(self, viewForFooterInSection: section)
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    guard let view = own ?? title.map({ titled($0, isHeader: false) }) else { return nil }
    elements.footers[section] = view
    enter(view, isHeader: false)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    return view
  }

  /// How high what is above a section is to be, in points; below 0 where its contents decide.
  func givenHeaderHeight(_ section: Int) -> CGFloat {
    let own = delegate.flatMap { delegate in
      OptionalMethod.answer(of: "tableView(_:heightForHeaderInSection:)") {
        delegate.tableView(self, heightForHeaderInSection: section)
      }
    }
    return own ?? sectionHeaderHeight
  }

  /// How high what is below a section is to be, in points; below 0 where its contents decide.
  func givenFooterHeight(_ section: Int) -> CGFloat {
    let own = delegate.flatMap { delegate in
      OptionalMethod.answer(of: "tableView(_:heightForFooterInSection:)") {
        delegate.tableView(self, heightForFooterInSection: section)
      }
    }
    return own ?? sectionFooterHeight
  }

  /// Whether a height is given and no screen could show it: 0, or the smallest number there is,
  /// which code gives since 0 once meant the standard height.
  private func isNothing(_ height: CGFloat) -> Bool { height >= 0 && height < 0.001 }

  private func enter(_ view: UIView, isHeader: Bool) {
    let typed = view as? UITableViewHeaderFooterView
    typed?.tableStyle = style
    typed?.isHeader = isHeader
    if view.superview !== self { addSubview(view) }
    typed?.setNeedsUpdateConfiguration()
    typed?.updateConfigurationIfNeeded()
  }

  private func titled(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.tableStyle = style
    view.isHeader = isHeader
    var content = view.defaultContentConfiguration()
    content.text = title
    view.contentConfiguration = content
    return view
  }
}
