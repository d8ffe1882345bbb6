internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns text with its properties into the document's.
@MainActor struct TextResolver {
  let images: ImageResolver

  /// A list content's text; `nil` where it shows none.
  func text(
    _ plain: String?, attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> ResolvedText? {
    let font = properties.font.lookFont
    guard let runs = runs(plain, attributed: attributed) else { return nil }
    return ResolvedText(
      runs: runs, font: font, color: properties.resolvedColor().lookColor,
      alignment: properties.alignment.resolved, truncation: properties.lineBreakMode.resolved,
      numberOfLines: properties.numberOfLines, transform: properties.transform.resolved,
      adjustsFontSizeToFitWidth: properties.adjustsFontSizeToFitWidth,
      minimumScaleFactor: Double(properties.minimumScaleFactor))
  }

  /// The stretches of a text; `nil` for none.
  func runs(_ plain: String?, attributed: NSAttributedString?) -> [ResolvedRun]? {
    if let attributed, attributed.length > 0 { return runs(of: attributed) }
    guard let plain, !plain.isEmpty else { return nil }
    return [ResolvedRun(plain)]
  }

  private func runs(of attributed: NSAttributedString) -> [ResolvedRun] {
    var runs: [ResolvedRun] = []
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let text = attributed.attributedSubstring(from: range).string
      var run = run(text, attributes)
      if var last = runs.last {
        let lastText = last.text
        last.text = run.text
        if last == run, run.image == nil {
          run.text = lastText + run.text
          runs.removeLast()
        }
      }
      runs.append(run)
    }
    return runs
  }

  private func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> ResolvedRun {
    let attachment = attributes[.attachment] as? NSTextAttachment
    let picture = attachment.flatMap { image($0, attributes) }
    return ResolvedRun(
      attachment == nil ? text : picture?.label ?? "",
      font: (attributes[.font] as? UIFont)?.lookFont,
      color: (attributes[.foregroundColor] as? UIColor)?.lookColor,
      background: (attributes[.backgroundColor] as? UIColor)?.lookColor,
      isUnderlined: number(attributes[.underlineStyle]) != 0,
      isStruckThrough: number(attributes[.strikethroughStyle]) != 0,
      link: link(attributes[.link]),
      baselineOffset: number(attributes[.baselineOffset])
        + (attachment.map { Double($0.bounds.minY) } ?? 0),
      kern: number(attributes[.kern]),
      language: (attributes[.accessibilitySpeechLanguage] ?? attributes[.languageIdentifier])
        as? String, image: picture)
  }

  /// The picture of an attachment, of the size that it was given; a template has the text's colour.
  private func image(
    _ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any]
  ) -> ResolvedImage? {
    let font = (attributes[.font] as? UIFont ?? .preferredFont(forTextStyle: .body)).lookFont
    guard let image = attachment.image, var resolved = images.image(image, font: font) else {
      return nil
    }
    let bounds = attachment.bounds
    if bounds.width > 0, bounds.height > 0 {
      resolved.reservedWidth = Double(bounds.width)
      resolved.reservedHeight = Double(bounds.height)
    }
    return resolved
  }

  private func number(_ value: Any?) -> Double {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let integer as Int: Double(integer)
    case let double as Double: double
    case let float as CGFloat: Double(float)
    case let style as NSUnderlineStyle: Double(style.rawValue)
    default: 0
    }
  }

  /// The address of a link; `nil` where a page does not lead to it, which is said.
  private func link(_ value: Any?) -> String? {
    let address =
      switch value {
      case let url as URL: url.absoluteString
      case let string as String: string
      default: String?.none
      }
    guard let address else { return nil }
    guard let opened = LinkAddress.opened(address) else {
      RuntimeIssue.record(unopened: address, "its text is shown without it")
      return nil
    }
    return opened
  }
}

extension RuntimeIssue {
  /// Notes an address that a page does not lead to.
  static func record(unopened address: String, _ consequence: String) {
    record(
      "link-not-opened",
      "a page does not lead to '\(address)', only to addresses with "
        + "\(LinkAddress.schemes.map { "'\($0):'" }.joined(separator: ", ")); \(consequence)")
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var resolved: ResolvedText.Alignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  var resolved: ResolvedText.Transform {
    switch self {
    case .none: .none
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    case .capitalized: .capitalized
    }
  }
}

extension NSLineBreakMode {
  var resolved: ResolvedText.Truncation {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
