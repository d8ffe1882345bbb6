extension UIViewController {
  /// Shows words in the middle of the screen, as screens do that stand in for what a page has not.
  ///
  /// - Returns: What shows them.
  @discardableResult
  package func showInTheMiddle(_ words: String?) -> UILabel {
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = words
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    return label
  }
}
