internal import CellophaneLook

extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// A colour from an archive; `nil` where it has none.
  public convenience init?(coder: NSCoder) {
    guard let color = coder.value(LookColor.self, forKey: "UIColor") else { return nil }
    self.init(color)
  }

  /// Writes the colour; what a closure gives is written as its values in each scheme.
  public func encode(with coder: NSCoder) {
    coder.encode(value: lookColor, forKey: "UIColor")
  }
}
