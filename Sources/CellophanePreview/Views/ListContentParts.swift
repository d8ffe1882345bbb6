internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Where a list content view's image and texts lie, as far as its configuration says it.
@MainActor struct ListContentParts {
  /// Points inside the view's edges; `length` where the part hangs on the start alone.
  struct Part {
    var before: Double
    var after: Double
    var length: Double?
  }

  private let view: UIListContentView

  init(_ view: UIListContentView) {
    self.view = view
  }

  /// The height of the texts with one line each, and the margins.
  var leastHeight: Double? {
    guard let content = view.configuration as? UIListContentConfiguration else { return nil }
    let margins = content.directionalLayoutMargins
    var height = margins.top + margins.bottom
    if content.text != nil { height += content.textProperties.font.lineHeight }
    if content.secondaryText != nil, !content.prefersSideBySideTextAndSecondaryText {
      height +=
        content.textToSecondaryTextVerticalPadding
        + content.secondaryTextProperties.font.lineHeight
    }
    return Double(height)
  }

  func part(_ guide: UILayoutGuide, _ axis: LayoutAxis) -> Part? {
    guard let content = view.configuration as? UIListContentConfiguration else { return nil }
    let margins = content.directionalLayoutMargins
    if axis == .x { return across(guide, content, margins) }
    let first = Double(content.textProperties.font.lineHeight)
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    if guide === view.textLayoutGuide {
      return Part(before: Double(margins.top), after: Double(margins.bottom), length: first)
    }
    if guide === view.secondaryTextLayoutGuide, !isBeside, content.text != nil {
      let gap = Double(content.textToSecondaryTextVerticalPadding)
      return Part(
        before: Double(margins.top) + first + gap, after: Double(margins.bottom),
        length: Double(content.secondaryTextProperties.font.lineHeight))
    }
    return Part(before: Double(margins.top), after: Double(margins.bottom))
  }

  private func across(
    _ guide: UILayoutGuide, _ content: UIListContentConfiguration,
    _ margins: NSDirectionalEdgeInsets
  ) -> Part {
    let (before, after) = (Double(margins.leading), Double(margins.trailing))
    guard guide !== view.imageLayoutGuide, let image = content.image else {
      return Part(before: before, after: after)
    }
    let reserved = content.imageProperties.reservedLayoutSize.width
    let width =
      reserved > 0 ? Double(reserved) : image.isSymbolImage ? 28 : Double(image.size.width)
    return Part(before: before + width + Double(content.imageToTextPadding), after: after)
  }
}
