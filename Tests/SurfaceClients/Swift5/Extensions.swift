import UIKit

extension UIView {
  @discardableResult
  func pinEdges(to other: UIView? = nil, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    guard let other = other ?? superview else { return [] }
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  func pinToSafeArea(of other: UIView, priority: UILayoutPriority = .required) {
    let guide = other.safeAreaLayoutGuide
    [
      topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
      leadingAnchor.constraint(equalToSystemSpacingAfter: guide.leadingAnchor, multiplier: 1),
      widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5, constant: -8),
      heightAnchor.constraint(equalTo: widthAnchor),
      centerXAnchor.constraint(equalTo: other.readableContentGuide.centerXAnchor),
      firstBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor),
    ].forEach {
      $0.priority = priority
      $0.identifier = "app.pin"
      $0.isActive = true
    }
  }

  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }

  func roundCorners(_ corners: CACornerMask, radius: CGFloat) {
    layer.cornerRadius = radius
    layer.maskedCorners = corners
  }

  func roundedPath(_ corners: UIRectCorner, radius: CGFloat) {
    let path = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    mask.frame = bounds
    layer.mask = mask
  }

  func addGradient(_ colors: [UIColor]) {
    let gradient = CAGradientLayer()
    gradient.frame = bounds
    gradient.colors = colors.map { $0.cgColor }
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    layer.insertSublayer(gradient, at: 0)
  }

  var parentViewController: UIViewController? {
    var responder: UIResponder? = self
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }
      responder = next
    }
    return nil
  }

  func fadeIn(duration: TimeInterval = 0.3, completion: (() -> Void)? = nil) {
    alpha = 0
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: { [weak self] in self?.alpha = 1 }, completion: { _ in completion?() })
  }

  func firstSubview<T: UIView>(of type: T.Type) -> T? {
    for view in subviews {
      if let found = view as? T { return found }
      if let found = view.firstSubview(of: type) { return found }
    }
    return nil
  }
}

extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  convenience init?(hexString: String) {
    let text = hexString.trimmingCharacters(in: CharacterSet(charactersIn: "#"))
    guard let value = UInt32(text, radix: 16) else { return nil }
    self.init(hex: value)
  }

  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0x8899FF) : UIColor(hex: 0x3344CC)
  }
  static var cardBackground: UIColor {
    UIColor(dynamicProvider: {
      $0.userInterfaceLevel == .elevated ? .tertiarySystemBackground : .white
    })
  }

  var hexString: String {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    return String(format: "#%02X%02X%02X", Int(r * 255), Int(g * 255), Int(b * 255))
  }

  func lighter(by amount: CGFloat = 0.2) -> UIColor {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&h, saturation: &s, brightness: &b, alpha: &a) else { return self }
    return UIColor(hue: h, saturation: s, brightness: min(b + amount, 1), alpha: a)
  }
}

extension UIImage {
  static func symbol(
    _ name: String, size: CGFloat = 17, weight: UIImage.SymbolWeight = .regular
  ) -> UIImage? {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: .medium)
    return UIImage(systemName: name, withConfiguration: configuration)?
      .withRenderingMode(.alwaysTemplate)
  }

  static func palette(_ name: String) -> UIImage? {
    UIImage(systemName: name)?.applyingSymbolConfiguration(
      .init(paletteColors: [.white, .systemRed]).applying(
        UIImage.SymbolConfiguration(textStyle: .title2)))
  }

  func tinted(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }
}

extension UIStackView {
  convenience init(
    axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, views: [UIView] = []
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    alignment = .fill
    distribution = .fillProportionally
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
  }

  func addArrangedSubviews(_ views: [UIView]) { views.forEach { addArrangedSubview($0) } }

  func removeAllArrangedSubviews() {
    arrangedSubviews.forEach {
      removeArrangedSubview($0)
      $0.removeFromSuperview()
    }
  }
}

extension UICollectionView {
  func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
  }

  func registerHeader<View: UICollectionReusableView>(_ type: View.Type) {
    register(
      type, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
    guard
      let cell = dequeueReusableCell(
        withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? Cell
    else { preconditionFailure("unregistered \(type)") }
    return cell
  }

  func deselectAll(animated: Bool = true) {
    indexPathsForSelectedItems?.forEach { deselectItem(at: $0, animated: animated) }
  }
}

extension UITableView {
  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
    dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as! Cell
  }

  func sizeHeaderToFit() {
    guard let header = tableHeaderView else { return }
    let height = header.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow
    ).height
    header.frame.size.height = height
    tableHeaderView = header
  }
}

extension UIViewController {
  func add(child: UIViewController, to container: UIView? = nil) {
    addChild(child)
    (container ?? view).addSubview(child.view)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
  }

  func removeFromContainer() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  var topMostViewController: UIViewController {
    if let presented = presentedViewController { return presented.topMostViewController }
    if let navigation = self as? UINavigationController {
      return navigation.visibleViewController?.topMostViewController ?? navigation
    }
    if let tab = self as? UITabBarController {
      return tab.selectedViewController?.topMostViewController ?? tab
    }
    return self
  }

  func showError(_ error: Error) {
    let alert = UIAlertController(
      title: NSLocalizedString("Error", comment: ""), message: error.localizedDescription,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.view.tintColor = .systemPurple
    present(alert, animated: true)
  }
}

extension UIFont {
  static func rounded(_ style: TextStyle, weight: Weight) -> UIFont {
    let base = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    let size = base.pointSize
    let system = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = system.fontDescriptor.withDesign(.rounded) else { return system }
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: UIFont(descriptor: descriptor, size: size))
  }

  func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }

  var bold: UIFont { withTraits(.traitBold) }
  var italic: UIFont { withTraits(.traitItalic) }

  static let tabular = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium)
  static let code = UIFont.monospacedSystemFont(
    ofSize: UIFont.smallSystemFontSize, weight: .regular)
}

extension UIEdgeInsets {
  init(all value: CGFloat) { self.init(top: value, left: value, bottom: value, right: value) }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
  func shrunk(_ insets: UIEdgeInsets) -> CGRect { inset(by: insets) }
}

extension Array where Element: UIView {
  func hideAll() { forEach { $0.isHidden = true } }
}
