extension InterfaceReading {
  // MARK: Colours

  /// The colour that an element has for a property.
  func color(_ element: InterfaceElement, _ key: String) -> UIColor? {
    element.value(key).flatMap(color)
  }

  private func color(_ element: InterfaceElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    let alpha = element.number("alpha") ?? 1
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = Self.systemColors[name] { return color }
      return file.document.contents("resources").first {
        $0.name == "systemColor" && $0["name"] == name
      }?.children.first.flatMap(color)
    }
    if let name = element["name"] {
      if ImageFolders.asset(named: name, kind: "colorset", in: bundle) != nil {
        return UIColor(named: name, in: bundle, compatibleWith: nil)
      }
      // What it was when the document was written.
      let kept = file.document.contents("resources").first {
        $0.name == "namedColor" && $0["name"] == name
      }
      return kept?.children.first.flatMap(color)
        ?? UIColor(named: name, in: bundle, compatibleWith: nil)
    }
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red") else { return nil }
    return UIColor(
      red: red, green: element.number("green") ?? 0, blue: element.number("blue") ?? 0,
      alpha: alpha)
  }

  /// By the names of UIKit's methods, which are those of Interface Builder.
  private static let systemColors: [String: UIColor] = [
    "darkTextColor": .darkText, "lightTextColor": .lightText, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
    "linkColor": .link, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "systemRedColor": .systemRed,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint,
    "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "tintColor": .tintColor,
  ]

  // MARK: Fonts

  /// The font of a `fontDescription`.
  func font(_ element: InterfaceElement, _ key: String = "fontDescription") -> UIFont? {
    guard let words = element.value(key) else { return nil }
    let size = words.number("pointSize") ?? 17
    if let style = words["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    switch words["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system": return .systemFont(ofSize: size, weight: Self.weight(words["weight"]))
    default: break
    }
    guard let name = words["name"] else { return nil }
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }

  private static func weight(_ word: String?) -> UIFont.Weight {
    switch word {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  // MARK: Images

  /// The image of a property, named by an attribute or described by an element.
  func image(_ element: InterfaceElement, _ key: String) -> UIImage? {
    if let reference = element.value(key), reference.name == "imageReference",
      let name = reference["image"]
    {
      var image = image(name, isSystem: reference["catalog"] == "system")
      if let symbol = reference.value("symbolConfiguration").flatMap(symbolConfiguration) {
        image = image?.applyingSymbolConfiguration(symbol)
      }
      switch reference["renderingMode"] {
      case "template": return image?.withRenderingMode(.alwaysTemplate)
      case "original": return image?.withRenderingMode(.alwaysOriginal)
      default: return image
      }
    }
    guard let name = element[key] else { return nil }
    return image(name, isSystem: element["catalog"] == "system")
  }

  private func image(_ name: String, isSystem: Bool) -> UIImage? {
    isSystem ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    var parts: [UIImage.SymbolConfiguration] = []
    if let size = element.number("pointSize") {
      parts.append(UIImage.SymbolConfiguration(pointSize: size))
    }
    if let font = font(element, "font") ?? font(element) {
      parts.append(UIImage.SymbolConfiguration(font: font))
    }
    let weights: KeyValuePairs<String, UIImage.SymbolWeight> = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    if let weight = element.choice("weight", weights) {
      parts.append(UIImage.SymbolConfiguration(weight: weight))
    }
    let scales: KeyValuePairs<String, UIImage.SymbolScale> = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    if let scale = element.choice("scale", scales) {
      parts.append(UIImage.SymbolConfiguration(scale: scale))
    }
    guard var whole = parts.first else { return nil }
    for part in parts.dropFirst() { whole = whole.applying(part) }
    return whole
  }

  // MARK: Text

  /// A text with looks of its own.
  func attributedText(_ element: InterfaceElement, _ key: String) -> NSAttributedString? {
    guard let words = element.value(key), words.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString()
    for fragment in words.children where fragment.name == "fragment" {
      var looks: [NSAttributedString.Key: Any] = [:]
      for attribute in fragment.contents("attributes") {
        switch attribute["key"] {
        case "NSFont":
          looks[.font] = font(
            InterfaceElement(name: "fragment", children: [attribute]), "NSFont")
        case "NSColor": looks[.foregroundColor] = color(attribute)
        default: break
        }
      }
      text.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: looks))
    }
    return text
  }

  static let alignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}
