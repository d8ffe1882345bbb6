extension UIButton {
  /// How a button looks.
  public struct Configuration: Hashable {
    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// Where the title's lines begin.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
    /// How a button looks on a Mac; of no meaning on a page.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    /// What a button that opens a menu shows beside its title.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The factory that the configuration came from.
    package enum Kind: String, Sendable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass, clearGlass, prominentClearGlass
    }

    package let kind: Kind
    /// The words; setting them drops attributes.
    public var title: String? {
      didSet { if title != oldValue { attributedTitle = nil } }
    }
    /// The words with their attributes.
    public var attributedTitle: AttributedString?
    /// Words under the title.
    public var subtitle: String?
    /// Words under the title, with their attributes.
    public var attributedSubtitle: AttributedString?
    /// The drawing.
    public var image: UIImage?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title where the drawing lies.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour that title and image come from; `nil` for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour that the background comes from; `nil` for the style's.
    public var baseBackgroundColor: UIColor?
    /// Changes the title's attributes as a last step.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the subtitle's attributes as a last step.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the drawing's colour as a last step.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the sign of something going on as a last step.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the indicator's colour as a last step.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator's colour; `nil` for the title's.
    public var indicatorColor: UIColor?
    /// Where a title ends that is too long.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Where a subtitle ends that is too long.
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// What lies behind.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Where the title's lines begin.
    public var titleAlignment = TitleAlignment.automatic
    /// How the button looks on a Mac; kept.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether chevrons stand beside the title; by itself where the button shows what is chosen of its menu.
    public var indicator = Indicator.automatic
    /// Whether a sign of something going on takes the drawing's place.
    public var showsActivityIndicator = false
    /// Whether the button changes its look when it is selected.
    public var automaticallyUpdateForSelection = true

    private init(_ kind: Kind) {
      self.kind = kind
      contentInsets =
        kind == .borderless
        ? .zero : NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    /// Words in the tint, nothing behind.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Words in the tint on a weak tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Words in the tint on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White words on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Words in the tint without margins.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Words in the tint on a gray capsule.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Words in the tint on a weak tint, with a border where the system has one.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// White words on the tint, with a border where the system has one.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    /// UIKit: iOS 26 and later.
    public static func glass() -> Configuration { Configuration(.glass) }
    /// UIKit: iOS 26 and later.
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    /// UIKit: iOS 26 and later.
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    /// UIKit: iOS 26 and later.
    public static func prominentClearGlass() -> Configuration {
      Configuration(.prominentClearGlass)
    }

    /// The configuration as it is in a button's state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Sets the style's own insets again.
    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration(kind).contentInsets
    }

    /// Feeds what makes values equal.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(image)
    }

    /// The colour of title and image where none was set.
    package var foreground: UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      switch kind {
      case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: return .white
      case .glass, .clearGlass: return .label
      default: return .tintColor
      }
    }

    /// The colour behind title and image; `nil` for none.
    package var fill: UIColor? {
      if let color = background.backgroundColor, color != .clear { return color }
      switch kind {
      case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass:
        return baseBackgroundColor ?? .tintColor
      case .tinted, .borderedTinted:
        return (baseBackgroundColor ?? .tintColor).withAlphaComponent(0.18)
      case .gray, .bordered, .glass: return baseBackgroundColor ?? .secondarySystemFill
      case .plain, .borderless, .clearGlass: return nil
      }
    }
  }
}
