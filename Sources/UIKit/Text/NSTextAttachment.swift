/// A shadow of letters.
open class NSShadow: NSObject {
  private let kind = FoundationKind()
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
open class NSTextAttachment: NSObject {
  private let kind = FoundationKind()
  /// The character that stands in a text for a picture.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// Its size and how far it is moved from the line, in points; empty for its own size.
  open var bounds = CGRect.zero
  /// What the attachment was made of.
  open var contents: Data?
  /// The type of what it was made of, by its identifier.
  open var fileType: String?

  /// No picture yet.
  public override init() {
    super.init()
  }

  /// A picture of some bytes and a type, by its identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// The picture's size where a line is being set; asked by nothing here.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
  /// The picture where a line is being drawn; asked by nothing here.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image
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
