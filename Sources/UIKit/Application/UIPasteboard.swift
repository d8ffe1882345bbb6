/// What was copied last; it stays in this process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// What is copied and pasted everywhere.
  public static let general = UIPasteboard()

  /// The texts that were copied.
  open var strings: [String]? {
    didSet { noteCopy() }
  }
  /// The addresses that were copied.
  open var urls: [URL]? {
    didSet { noteCopy() }
  }
  /// The images that were copied.
  open var images: [UIImage]? {
    didSet { noteCopy() }
  }
  /// Grows whenever something is copied.
  open private(set) var changeCount = 0

  /// The first text that was copied.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first address that was copied.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The first image that was copied.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// Whether a text was copied.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether an address was copied.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether an image was copied.
  open var hasImages: Bool { images?.isEmpty == false }

  private func noteCopy() {
    changeCount += 1
    ScreenChanges.record(.copied)
  }
}

/// Makes vibrations in an app; a page has none to make.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Accepted; a page does not vibrate.
  open func prepare() {}
}

/// The vibration of a collision; a page makes none.
/// How heavy a collision feels.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy a collision feels.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator that does nothing.
  public init(style: FeedbackStyle = .medium) {
    super.init()
  }

  /// Accepted; a page does not vibrate.
  open func impactOccurred() {}
  /// Accepted; a page does not vibrate.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The vibration of a changed selection; a page makes none.
/// Accepted; a page does not vibrate.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Accepted; a page does not vibrate.
  open func selectionChanged() {}
}

/// The vibration of a result; a page makes none.
/// What a result is.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What a result is.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Accepted; a page does not vibrate.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
