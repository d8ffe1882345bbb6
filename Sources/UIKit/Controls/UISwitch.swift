internal import CellophaneLook

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Its looks.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The knob's colour.
  open var thumbTintColor: UIColor?
  /// Kept; nothing shows it since iOS 7.
  open var onImage: UIImage? {
    didSet { SetPlaces.note("onImage", of: self) }
  }
  /// Kept; nothing shows it since iOS 7.
  open var offImage: UIImage? {
    didSet { SetPlaces.note("offImage", of: self) }
  }
  /// Words beside a checkbox on a Mac.
  open var title: String?
  /// How the switch would look.
  open var preferredStyle = Style.automatic
  /// How the switch looks.
  open var style: Style { .sliding }

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize {
    let metrics = Look.current.controls
    return CGSize(width: metrics.switchWidth, height: metrics.switchHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Turns over as a person does, and tells.
  package override func simulateTap() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? [.button, .toggleButton] }
    set { accessibility.traits = newValue }
  }
}
