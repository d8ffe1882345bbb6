import UIKit

final class GradientLayer: CAGradientLayer {
  override init() {
    super.init()
    colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
  }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { GradientLayer.self }
  var gradient: GradientLayer? { layer as? GradientLayer }
}

final class ShadowView: UIView {
  let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(gradient)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    gradient.frame = bounds
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
  override var text: String? {
    didSet { isHidden = text?.isEmpty ?? true }
  }
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
  }
}

final class GrowingTextView: UITextView {
  override var text: String! {
    didSet { setNeedsDisplay() }
  }
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
}

final class SelfSizingTableView: UITableView {
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func reloadData() {
    super.reloadData()
    invalidateIntrinsicContentSize()
  }
}

class RoundedButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }

  func setUp() {
    layer.cornerRadius = 8
    titleLabel?.font = .boldSystemFont(ofSize: 15)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
  override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }
  override var isSelected: Bool {
    didSet { backgroundColor = isSelected ? .systemRed : .clear }
  }
  override func updateConfiguration() {
    super.updateConfiguration()
    configuration?.background.cornerRadius = 4
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    .zero
  }
}

final class InsetField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -4, dy: 0)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
  }
  override func deleteBackward() {
    super.deleteBackward()
    sendActions(for: .editingChanged)
  }
}

class AppNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.navigationItem.backButtonTitle = ""
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override var childForStatusBarStyle: UIViewController? { topViewController }
}

class BaseViewController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override var title: String? {
    didSet { navigationItem.backButtonTitle = title }
  }
  override var preferredContentSize: CGSize {
    get { CGSize(width: 320, height: 200) }
    set { super.preferredContentSize = newValue }
  }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { title = "Shaken" }
  }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { super.targetViewController(forAction: action, sender: sender) }
  override func selectAll(_ sender: Any?) {}
}
