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
  /// UIKit: nobody is asked for it where it has no height, and nobody twice before the table is loaded
  /// again.
  package func header(ofSection section: Int) -> UIView? {
    if givenHeaderHeight(section).isNothing {
      elements.headers.views.removeValue(forKey: section)?.removeFromSuperview()
      return nil
    }
    if let view = elements.headers.views[section] { return view }
    if elements.headers.without.contains(section) { return nil }
    let own = delegate?.tableView(self, viewForHeaderInSection: section)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let view = own ?? title.map({ titled($0, isHeader: true) }) else {
      elements.headers.without.insert(section)
      return nil
    }
    elements.headers.views[section] = view
    enter(view, isHeader: true)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    return view
  }

  /// What is shown below a section: the delegate's view, else the data source's title.
  ///
  /// UIKit: nobody is asked for it where it has no height, and nobody twice before the table is loaded
  /// again.
  package func footer(ofSection section: Int) -> UIView? {
    if givenFooterHeight(section).isNothing {
      elements.footers.views.removeValue(forKey: section)?.removeFromSuperview()
      return nil
    }
    if let view = elements.footers.views[section] { return view }
    if elements.footers.without.contains(section) { return nil }
    let own = delegate?.tableView(self, viewForFooterInSection: section)
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    guard let view = own ?? title.map({ titled($0, isHeader: false) }) else {
      elements.footers.without.insert(section)
      return nil
    }
    elements.footers.views[section] = view
    enter(view, isHeader: false)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    return view
  }

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
    var content = view.titleConfiguration()
    content.text = title
    view.contentConfiguration = content
    return view
  }
}
