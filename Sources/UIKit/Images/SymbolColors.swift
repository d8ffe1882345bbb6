/// The colours of symbols that have several of their own.
///
/// Source: chosen by eye, after what the things are known for; a cloud is grey, since white does
/// not show on white.
enum SymbolColors {
  /// Colours of a symbol's layers, the foremost first; empty for one that has none of its own.
  static func palette(of name: String) -> [UIColor] {
    let parts = name.split(separator: ".").map(String.init)
    if let badge = parts.firstIndex(of: "badge") {
      let sign = parts.dropFirst(badge + 1).first { $0 != "fill" }
      return [badges[sign ?? ""] ?? .systemRed, .tintColor]
    }
    let isFilled = parts.last == "fill"
    let plain = isFilled ? parts.dropLast().joined(separator: ".") : name
    if let colors = things[plain] { return colors }
    guard let form = parts.last(where: { $0 != "fill" }), forms.contains(form),
      let color = signs[plain.dropLast(form.count + 1).description]
    else { return [] }
    return isFilled ? [.white, color] : [color]
  }

  private static let badges: [String: UIColor] = [
    "plus": .systemGreen, "checkmark": .systemGreen, "ellipsis": .systemGray,
  ]

  private static let forms: Set<String> = [
    "circle", "square", "app", "triangle", "octagon", "seal", "shield", "diamond",
  ]

  /// What signs colour the shape around them.
  private static let signs: [String: UIColor] = [
    "checkmark": .systemGreen, "plus": .systemGreen, "xmark": .systemRed, "minus": .systemRed,
    "exclamationmark": .systemYellow, "info": .systemBlue, "location": .systemBlue,
    "bolt": .systemYellow, "star": .systemYellow, "heart": .systemRed, "phone": .systemGreen,
    "video": .systemGreen,
  ]

  private static let things: [String: [UIColor]] = [
    "sun.max": [.systemYellow], "sun.min": [.systemYellow],
    "sunrise": [.systemGray, .systemYellow], "sunset": [.systemGray, .systemYellow],
    "cloud": [.systemGray2], "icloud": [.systemBlue],
    "cloud.rain": [.systemBlue, .systemGray2], "snow": [.systemCyan], "drop": [.systemBlue],
    "bolt": [.systemYellow], "flame": [.systemOrange], "leaf": [.systemGreen],
    "ladybug": [.systemRed], "star": [.systemYellow], "heart": [.systemRed],
    "suit.heart": [.systemRed], "flag": [.systemOrange], "trash": [.systemRed],
    "bookmark": [.systemRed], "folder": [.systemBlue], "location": [.systemBlue],
    "crown": [.systemYellow], "gift": [.systemRed],
  ]
}
