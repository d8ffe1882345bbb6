/// Views on an effect.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect behind the views.
  open var effect: UIVisualEffect?
  /// What to add views to.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Makes one of a kind.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    _ = contentView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}
