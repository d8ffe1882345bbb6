package import CellophaneLook

/// An effect on what lies behind a view.
public class UIVisualEffect: NSObject {
  /// The colour that lies over what is behind, which shows through blurred; `nil` for an effect that
  /// no page shows.
  package var fill: LookColor? { nil }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVisualEffect else { return false }
    return type(of: self) == type(of: other)
  }

  public override var hash: Int {
    ObjectIdentifier(type(of: self)).hashValue
  }
}

/// An effect that blurs what lies behind.
public class UIBlurEffect: UIVisualEffect {
  /// The thickness and the colour of a blur.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style

  /// A blur of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  package override var fill: LookColor? { Look.current.fill(of: style.material) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  public override var hash: Int {
    style.rawValue
  }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch self {
    case .extraLight: Material(.extraLight)
    case .light: Material(.light)
    case .dark: Material(.dark)
    case .regular: Material(.regular)
    case .prominent: Material(.thick)
    case .systemUltraThinMaterial: Material(.ultraThin)
    case .systemThinMaterial: Material(.thin)
    case .systemMaterial: Material(.regular)
    case .systemThickMaterial: Material(.thick)
    case .systemChromeMaterial: Material(.chrome)
    case .systemUltraThinMaterialLight: Material(.ultraThin, isDark: false)
    case .systemThinMaterialLight: Material(.thin, isDark: false)
    case .systemMaterialLight: Material(.regular, isDark: false)
    case .systemThickMaterialLight: Material(.thick, isDark: false)
    case .systemChromeMaterialLight: Material(.chrome, isDark: false)
    case .systemUltraThinMaterialDark: Material(.ultraThin, isDark: true)
    case .systemThinMaterialDark: Material(.thin, isDark: true)
    case .systemMaterialDark: Material(.regular, isDark: true)
    case .systemThickMaterialDark: Material(.thick, isDark: true)
    case .systemChromeMaterialDark: Material(.chrome, isDark: true)
    }
  }
}

/// An effect that lifts content above a blur; the content is seen in its own colours.
public class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect

  /// The effect that belongs above a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// An effect of glass: what lies behind shows through blurred, in a capsule where no corners are set.
public class UIGlassEffect: UIVisualEffect {
  /// How clear the glass is.
  public enum Style: Int, Hashable, Sendable {
    case regular, clear
  }

  package let style: Style
  /// Whether it answers touches with light; kept.
  public var isInteractive = false
  /// The colour of the glass.
  public var tintColor: UIColor?

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return style == other.style && tintColor == other.tintColor
      && isInteractive == other.isInteractive
  }

  public override var hash: Int { style.rawValue }

  package override var fill: LookColor? {
    tintColor?.lookColor ?? Look.current.fill(of: Material(style == .clear ? .clearGlass : .glass))
  }

  /// Glass of a style.
  public init(style: UIGlassEffect.Style = .regular) {
    self.style = style
    super.init()
  }
}

/// An effect that lets glass run together; kept.
public class UIGlassContainerEffect: UIVisualEffect {
  /// How near glass is that runs together, in points; kept.
  public var spacing: CGFloat = 0
}
