internal import CellophaneLook

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The last line ends in an ellipsis where the rectangle is too low; kept.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle's corner is the upper left one, and text breaks into lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space between lines counts; fonts here have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The letters' own outlines count; kept.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How small text may become to fit; kept for author code.
open class NSStringDrawingContext: NSObject {
  /// The smallest share of the font's size; kept.
  open var minimumScaleFactor: CGFloat = 0
  /// The share that was used: none.
  open private(set) var actualScaleFactor: CGFloat = 1
}

/// Text on its way into a context.
///
/// There is no text engine here: sizes are the estimates that labels use too, and a browser draws
/// with the fonts that it has.
private struct DrawnText {
  let words: String
  let attributes: [NSAttributedString.Key: Any]

  private var font: UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 12) }
  private var paragraph: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }

  func size(within width: CGFloat, lines: Int) -> CGSize {
    words.isEmpty ? .zero : TextMeasure(font: font).size(of: words, within: width, lines: lines)
  }

  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !words.isEmpty else { return }
    let color = (attributes[.foregroundColor] as? UIColor ?? .black).cgColor.rgba
    let measure = TextMeasure(font: font)
    for (index, line) in measure.lines(of: words, within: rect.width).enumerated() {
      let (x, anchor) = start(in: rect)
      var text = SVGElement("text")
      text["x"] = svg(x)
      text["y"] = svg(rect.minY + CGFloat(index) * font.lineHeight + font.ascender)
      text["text-anchor"] = anchor
      text["font-family"] = font.svgFamily
      text["font-size"] = svg(font.pointSize)
      if font.lookFont.weight != 400 { text["font-weight"] = "\(font.lookFont.weight)" }
      if font.lookFont.isItalic { text["font-style"] = "italic" }
      if attributes[.underlineStyle] as? Int ?? 0 != 0 { text["text-decoration"] = "underline" }
      if !context.ctm.isIdentity { text["transform"] = context.ctm.svg }
      text.paint("fill", "fill-opacity", color)
      text.add(words: line)
      context.add(text)
    }
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions) {
    guard !options.contains(.usesLineFragmentOrigin) else { return draw(in: rect) }
    let size = CGSize(width: CGFloat.infinity, height: rect.height)
    draw(in: CGRect(origin: CGPoint(x: rect.minX, y: rect.minY - font.ascender), size: size))
  }

  private func start(in rect: CGRect) -> (CGFloat, String?) {
    switch paragraph?.alignment {
    case .center: (rect.midX, "middle")
    case .right: (rect.maxX, "end")
    default: (rect.minX, nil)
    }
  }
}

extension TextMeasure {
  /// Text broken at spaces where a line would be too wide.
  fileprivate func lines(of text: String, within width: CGFloat) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = [""]
      for word in paragraph.split(separator: " ") {
        let longer = lines[lines.count - 1].isEmpty ? "\(word)" : "\(lines.last ?? "") \(word)"
        if lines[lines.count - 1].isEmpty || self.width(of: longer[...]) <= width {
          lines[lines.count - 1] = longer
        } else {
          lines.append("\(word)")
        }
      }
      return lines
    }
  }
}

extension UIFont {
  fileprivate var svgFamily: String {
    switch lookFont.family {
    case .named(let name): name
    case .monospaced: "ui-monospace, Menlo, monospace"
    case .serif: "ui-serif, Georgia, serif"
    case .rounded: "ui-rounded, system-ui, sans-serif"
    case .system: "-apple-system, system-ui, Helvetica, Arial, sans-serif"
    }
  }
}

extension String {
  /// The estimated size on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(words: self, attributes: attrs ?? [:]).size(within: .infinity, lines: 0)
  }

  /// Draws the text on one line, from its upper left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let room = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    DrawnText(words: self, attributes: attrs ?? [:]).draw(in: CGRect(origin: point, size: room))
  }

  /// Draws the text broken into lines in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(words: self, attributes: attrs ?? [:]).draw(in: rect)
  }

  /// Draws the text: broken into lines in a rectangle where the options break lines, and otherwise
  /// on one line, which stands on the rectangle's corner.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    DrawnText(words: self, attributes: attributes ?? [:]).draw(with: rect, options: options)
  }

  /// The estimated room in a rectangle, in points: on one line unless the options break lines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .infinity
    return CGRect(
      origin: .zero,
      size: DrawnText(words: self, attributes: attributes ?? [:]).size(within: width, lines: 0))
  }
}

extension NSString {
  /// The estimated size on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  /// Draws the text on one line, from its upper left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text broken into lines in a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text: broken into lines in a rectangle where the options break lines, and otherwise
  /// on one line, which stands on the rectangle's corner.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    description.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The estimated room in a rectangle, in points: on one line unless the options break lines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  private var first: DrawnText {
    DrawnText(
      words: string, attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : [:])
  }

  /// The estimated size on one line in the first letter's font, in points.
  public func size() -> CGSize {
    first.size(within: .infinity, lines: 0)
  }

  /// Draws the text on one line in the first letter's look.
  public func draw(at point: CGPoint) {
    let room = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    first.draw(in: CGRect(origin: point, size: room))
  }

  /// Draws the text broken into lines in the first letter's look.
  public func draw(in rect: CGRect) {
    first.draw(in: rect)
  }

  /// Draws the text in the first letter's look: broken into lines in a rectangle where the options
  /// break lines, and otherwise on one line, which stands on the rectangle's corner.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    first.draw(with: rect, options: options)
  }

  /// The estimated room in a rectangle, in points: on one line unless the options break lines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .infinity
    return CGRect(origin: .zero, size: first.size(within: width, lines: 0))
  }
}
