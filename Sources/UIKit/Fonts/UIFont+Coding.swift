internal import CellophaneLook

extension UIFont: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// A font from an archive; `nil` where it has none.
  public convenience init?(coder: NSCoder) {
    guard let font = coder.value(LookFont.self, forKey: "UIFont") else { return nil }
    self.init(font)
  }

  public func encode(with coder: NSCoder) {
    coder.encode(value: lookFont, forKey: "UIFont")
  }
}
