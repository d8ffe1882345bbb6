internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedCell {
  /// Whether another answer differs in nothing that would need another body.
  func differsOnlyInPaint(from other: ResolvedCell) -> Bool {
    if self == other { return true }
    guard background.differsOnlyInPaint(from: other.background) else { return false }
    switch (content, other.content) {
    case (.list(let mine), .list(let others)):
      guard mine.differsOnlyInPaint(from: others) else { return false }
    default:
      guard content == other.content else { return false }
    }
    return leadingAccessories == other.leadingAccessories
      && trailingAccessories == other.trailingAccessories && indentation == other.indentation
      && indentsAccessories == other.indentsAccessories && tint == other.tint
  }
}

extension ResolvedBackground {
  fileprivate func differsOnlyInPaint(from other: ResolvedBackground) -> Bool {
    if self == other { return true }
    var repainted = other
    repainted.style = style
    repainted.color = color
    repainted.cornerRadius = cornerRadius
    repainted.insets = insets
    repainted.strokeColor = strokeColor
    repainted.strokeWidth = strokeWidth
    repainted.strokeOutset = strokeOutset
    repainted.shadow = shadow
    return self == repainted
  }
}

extension ResolvedListContent {
  fileprivate func differsOnlyInPaint(from other: ResolvedListContent) -> Bool {
    if self == other { return true }
    var repainted = other
    repainted.alpha = alpha
    if let text, repainted.text != nil { repainted.text?.repaint(as: text) }
    if let secondaryText, repainted.secondaryText != nil {
      repainted.secondaryText?.repaint(as: secondaryText)
    }
    if let image, repainted.image != nil { repainted.image?.tint = image.tint }
    return self == repainted
  }
}

extension ResolvedText {
  fileprivate mutating func repaint(as other: ResolvedText) {
    color = other.color
    font.weight = other.font.weight
  }
}
