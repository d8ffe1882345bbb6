extension UIScrollView {
  /// Gives the view behind a list's rows or items the size of the list.
  func stretch(_ background: UIView?) {
    guard let background, background.bounds.size != bounds.size else { return }
    background.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
