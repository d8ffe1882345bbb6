/// An effect on what lies behind a view.
public class UIVisualEffect: NSObject {
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

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  public override var hash: Int {
    style.rawValue
  }
}

/// An effect that lifts content above a blur.
public class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect

  /// The effect that belongs above a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// An effect of glass, which pages draw for bars alone; kept.
public class UIGlassEffect: UIVisualEffect {
  /// How clear the glass is.
  public enum Style: Int, Hashable, Sendable {
    case regular, clear
  }

  package let style: Style
  /// Whether it answers touches with light; kept.
  public var isInteractive = false
  /// The colour of the glass; kept.
  public var tintColor: UIColor?

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
