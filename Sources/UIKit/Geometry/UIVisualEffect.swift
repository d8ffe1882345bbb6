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
