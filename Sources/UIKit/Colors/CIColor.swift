internal import CellophaneLook

/// A colour as Core Image has it: four numbers in sRGB.
public final class CIColor: NSObject, Sendable {
  let rgba: RGBA

  /// A colour from red, green and blue, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red, green, blue, alpha)
    super.init()
  }

  /// An opaque colour from red, green and blue, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The colour that another is in the present surroundings.
  public convenience init(color: UIColor) {
    let rgba = color.cgColor.rgba
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }

  /// Red, 0 to 1.
  public var red: CGFloat { rgba.red }
  /// Green, 0 to 1.
  public var green: CGFloat { rgba.green }
  /// Blue, 0 to 1.
  public var blue: CGFloat { rgba.blue }
  /// The opacity, 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.rgba == rgba
  }

  public override var hash: Int { rgba.hashValue }
}

extension UIColor {
  /// A colour of Core Image.
  public convenience init(ciColor: CIColor) {
    self.init(ciColor.rgba)
  }

  /// The colour as Core Image has it, in the present surroundings.
  ///
  /// UIKit raises an exception for a colour that was not made from one of Core Image.
  public var ciColor: CIColor { CIColor(color: self) }
}
