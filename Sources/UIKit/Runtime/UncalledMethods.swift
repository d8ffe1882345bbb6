/// The methods of UIKit's that an author's class may override and nothing here calls, so that a page
/// shows nothing of them.
///
/// What a page does otherwise for good, or what belongs to a whole app, is not among them: state
/// restoration, memory, menus of a menu bar.
@MainActor package enum UncalledMethods {
  private final class PlainView: UIView {}
  private final class OtherPlainView: UIView {}
  private final class PlainControl: UIControl {}
  private final class OtherPlainControl: UIControl {}
  private final class PlainLabel: UILabel {}
  private final class OtherPlainLabel: UILabel {}
  private final class PlainButton: UIButton {}
  private final class OtherPlainButton: UIButton {}
  private final class PlainField: UITextField {}
  private final class OtherPlainField: UITextField {}

  private final class Began: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Moved: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Ended: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Gesture: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
  }
  private final class Hit: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
  private final class Inside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }
  private final class Focus: UIView {
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
  }
  private final class Presses: UIView {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }
  private final class Keys: UIView {
    override var inputAccessoryView: UIView? { UIView() }
  }
  private final class Input: UIView {
    override var inputView: UIView? { UIView() }
  }
  private final class Alignment: UIView {
    override var alignmentRectInsets: UIEdgeInsets { .zero }
  }
  private final class Tracking: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }
  private final class FurtherTracking: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }
  private final class Drawn: UILabel {
    override func drawText(in rect: CGRect) {}
  }
  private final class TitleRect: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
  }
  private final class ImageRect: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
  }
  private final class BorderRect: UITextField {
    override func borderRect(forBounds bounds: CGRect) -> CGRect { .zero }
  }
  private final class ClearRect: UITextField {
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  }

  private static func ofView(_ name: String, _ own: AnyClass) -> OverridableMethod {
    OverridableMethod(
      name, of: UIView.self, plain: (PlainView.self, OtherPlainView.self), own: own)
  }

  private static let methods: [OverridableMethod] = [
    ofView("touchesBegan(_:with:)", Began.self),
    ofView("touchesMoved(_:with:)", Moved.self),
    ofView("touchesEnded(_:with:)", Ended.self),
    ofView("gestureRecognizerShouldBegin(_:)", Gesture.self),
    ofView("hitTest(_:with:)", Hit.self),
    ofView("point(inside:with:)", Inside.self),
    ofView("didUpdateFocus(in:with:)", Focus.self),
    ofView("pressesBegan(_:with:)", Presses.self),
    ofView("inputAccessoryView", Keys.self),
    ofView("inputView", Input.self),
    ofView("alignmentRectInsets", Alignment.self),
    OverridableMethod(
      "beginTracking(_:with:)", of: UIControl.self,
      plain: (PlainControl.self, OtherPlainControl.self), own: Tracking.self),
    OverridableMethod(
      "continueTracking(_:with:)", of: UIControl.self,
      plain: (PlainControl.self, OtherPlainControl.self), own: FurtherTracking.self),
    OverridableMethod(
      "drawText(in:)", of: UILabel.self, plain: (PlainLabel.self, OtherPlainLabel.self),
      own: Drawn.self),
    OverridableMethod(
      "titleRect(forContentRect:)", of: UIButton.self,
      plain: (PlainButton.self, OtherPlainButton.self), own: TitleRect.self),
    OverridableMethod(
      "imageRect(forContentRect:)", of: UIButton.self,
      plain: (PlainButton.self, OtherPlainButton.self), own: ImageRect.self),
    OverridableMethod(
      "borderRect(forBounds:)", of: UITextField.self,
      plain: (PlainField.self, OtherPlainField.self), own: BorderRect.self),
    OverridableMethod(
      "clearButtonRect(forBounds:)", of: UITextField.self,
      plain: (PlainField.self, OtherPlainField.self), own: ClearRect.self),
  ]

  /// What is told of, as authors write it.
  package static var names: [String] { methods.map(\.name) }

  private static var known: [ObjectIdentifier: [String]] = [:]

  /// What of it a class overrides.
  package static func overridden(by type: AnyClass) -> [String] {
    if let known = known[ObjectIdentifier(type)] { return known }
    let names = methods.filter { $0.isOverridden(by: type) }.map(\.name)
    known[ObjectIdentifier(type)] = names
    return names
  }

  // MARK: Sizes and drawings

  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { .zero }
  }
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private static let contentSize = ofView("intrinsicContentSize", Sized.self)
  private static var sized: [ObjectIdentifier: Bool] = [:]
  private static let drawing = ofView("draw(_:)", Drawing.self)
  private static var drawn: [ObjectIdentifier: Bool] = [:]

  /// Whether a class draws by itself; UIKit's own have nothing to draw.
  static func overridesDrawing(_ type: AnyClass) -> Bool {
    if let known = drawn[ObjectIdentifier(type)] { return known }
    let isOverridden = drawing.isOverridden(by: type)
    drawn[ObjectIdentifier(type)] = isOverridden
    return isOverridden
  }

  /// Whether a class has its own say in the size that its contents ask for.
  package static func overridesContentSize(_ type: AnyClass) -> Bool {
    if let known = sized[ObjectIdentifier(type)] { return known }
    let isOverridden = contentSize.isOverridden(by: type)
    sized[ObjectIdentifier(type)] = isOverridden
    return isOverridden
  }
}
