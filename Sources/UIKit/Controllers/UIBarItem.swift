/// What a bar holds: a title or an image, and whether it works.
@preconcurrency @MainActor open class UIBarItem: UIResponder {
  /// The item's words.
  open var title: String?
  /// The item's drawing.
  open var image: UIImage?
  /// The drawing in a low bar.
  open var landscapeImagePhone: UIImage?
  /// The drawing where text is large.
  open var largeContentSizeImage: UIImage?
  /// Whether it can be operated.
  open var isEnabled = true
  /// An integer that names the item.
  open var tag = 0
  /// Points.
  open var imageInsets = UIEdgeInsets.zero
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes an empty item: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets how the title looks in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// How the title looks.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
