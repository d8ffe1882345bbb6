/// A shadow of letters.
public class NSShadow: NSObject {
  /// How far it lies from the letters, in points.
  public var shadowOffset = CGSize.zero
  /// How far it blurs, in points.
  public var shadowBlurRadius: CGFloat = 0
  /// Its colour, a `UIColor`; a third of black by default.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow of a third of black.
  public override init() {
    super.init()
  }
}

/// A picture in a text.
public class NSTextAttachment: NSObject {
  /// The character that stands in a text for a picture.
  public static let character = 0xFFFC

  /// The picture.
  public var image: UIImage?
  /// Its size and how far it is moved from the line, in points; empty for its own size.
  public var bounds = CGRect.zero

  /// No picture yet.
  public override init() {
    super.init()
  }

  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A text that is a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSMutableAttributedString {
  /// A text without characters.
  public convenience init() {
    self.init(string: "")
  }
}
