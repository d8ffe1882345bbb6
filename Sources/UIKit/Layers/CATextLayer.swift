/// A layer that draws a text.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font of a text without attributes: a `UIFont`, or the name of one. Its size is `fontSize`.
  open var font: Any?
  /// Points.
  open var fontSize: CGFloat = 36
  /// The colour of a text without attributes.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines break where the layer ends.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where a text that is too long is cut; kept: it goes on beyond the layer.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Accepted; a browser draws the letters.
  open var allowsFontSubpixelQuantization = false

  override func picture(size: CGSize) -> SVGPicture? {
    let (words, attributes) = shown
    guard !words.isEmpty, size.width > 0, size.height > 0 else { return nil }
    let context = CGContext(size: size)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if isWrapped {
      words.draw(in: CGRect(origin: .zero, size: size), withAttributes: attributes)
    } else {
      // So wide that no line breaks, around the place where lines begin, end or have their middle.
      let width: CGFloat = 100_000
      var room = CGRect(x: (size.width - width) * share, y: 0, width: width, height: size.height)
      for line in words.components(separatedBy: "\n") {
        line.draw(in: room, withAttributes: attributes)
        room.origin.y += ((attributes[.font] as? UIFont) ?? usualFont).lineHeight
      }
    }
    return context.picture.isEmpty ? nil : context.picture
  }

  /// The words and how they look.
  private var shown: (String, [NSAttributedString.Key: Any]) {
    var attributes: [NSAttributedString.Key: Any] = [.font: usualFont]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    attributes[.paragraphStyle] = paragraph
    guard let text = string as? NSAttributedString else {
      return (string as? String ?? "", attributes)
    }
    guard text.length > 0 else { return ("", attributes) }
    let own = text.attributes(at: 0, effectiveRange: nil)
    return (text.string, attributes.merging(own) { $1 })
  }

  /// The font of a text without attributes.
  private var usualFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
  }

  /// The share of what a line leaves free that lies before it.
  private var share: CGFloat {
    switch alignmentMode.alignment {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the language's lines begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side; at the left here.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text that is too long for its layer is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
