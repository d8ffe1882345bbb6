internal import CellophaneLook

/// Scales sizes as a text style scales with the reader's text size.
public final class UIFontMetrics: NSObject, Sendable {
  let style: CellophaneLook.TextStyle

  /// What scales with a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.lookStyle
    super.init()
  }

  /// What scales with body text.
  public class var `default`: UIFontMetrics {
    UIFontMetrics(forTextStyle: .body)
  }

  /// A font that follows the text size from its own size on.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// A font that follows the text size of traits; `nil` takes the current ones.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A font that follows the text size up to a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font that follows the text size of traits up to a size in points; 0 for no limit.
  ///
  /// UIKit: a font that already follows a text size is refused.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.values.textStyle != nil {
      raise("scaledFont(for:): the font follows a text size already; give one of a fixed size")
    }
    var values = font.values
    values.textStyle = style
    values.pointSize = scaledValue(for: values.baseSize, compatibleWith: traitCollection)
    if maximumPointSize > 0 { values.pointSize = min(values.pointSize, maximumPointSize) }
    return UIFont(values)
  }

  /// A value that follows the text size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A value that follows the text size of traits, in points, to the nearest device pixel.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let look = Look.current
    let base = look.typeSize(of: style)
    let now = look.typeSize(of: style, at: traits.preferredContentSizeCategory.textSize)
    if base == now { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : 3
    return (value * now.leading / base.leading * scale).rounded() / scale
  }
}
