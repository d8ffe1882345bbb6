/// A control that opens a choice of colours; a page shows the chosen one, in a ring of all.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// What the choice is called.
  open var title: String?
  /// Whether a colour may let through what is behind.
  open var supportsAlpha = true
  /// The chosen colour.
  open var selectedColor: UIColor?

  /// Makes a well in a rectangle; it has its own size where that has none.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if bounds.isEmpty { bounds.size = intrinsicContentSize }
  }

  /// Makes a well of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The ring by eye.
  open override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let steps = 24
    for step in 0..<steps {
      let turn = 2 * CGFloat.pi / CGFloat(steps)
      let wedge = UIBezierPath()
      wedge.move(to: center)
      wedge.addArc(
        withCenter: center, radius: radius, startAngle: CGFloat(step) * turn,
        endAngle: CGFloat(step + 1) * turn, clockwise: true)
      wedge.close()
      UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.8, brightness: 1, alpha: 1)
        .setFill()
      wedge.fill()
    }
    fill(.white, radius - 3, around: center)
    if let selectedColor { fill(selectedColor, radius - 5, around: center) }
  }

  private func fill(_ color: UIColor, _ radius: CGFloat, around center: CGPoint) {
    color.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }
}
