internal import CellophaneLook

extension UIColor {
  /// The colour's name or its numbers.
  var words: String {
    guard case .look(let color) = storage else { return "<UIDynamicProviderColor>" }
    let alpha = color.alpha == 1 ? "" : "; alpha = \(color.alpha)"
    switch color.source {
    case .system(let name): return "<UIDynamicSystemColor; name = \(name.rawValue)\(alpha)>"
    case .tint: return "<UITintColor\(alpha)>"
    case .fixed:
      let rgba = rgba()
      return "UIExtendedSRGBColorSpace \(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
    }
  }

  /// The colour in English words, among the current traits.
  public var accessibilityName: String {
    let rgba = rgba()
    if rgba.alpha == 0 { return "transparent" }
    let (hue, saturation, brightness) = rgba.hueSaturationBrightness
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95 ? "white" : brightness < 0.4 ? "dark gray" : "gray"
    }
    let names = [
      (0.03, "red"), (0.11, "orange"), (0.19, "yellow"), (0.43, "green"), (0.53, "cyan"),
      (0.7, "blue"), (0.8, "purple"), (0.93, "pink"), (1.01, "red"),
    ]
    let name = names.first { hue < $0.0 }?.1 ?? "red"
    return brightness < 0.5 ? "dark \(name)" : saturation < 0.5 ? "light \(name)" : name
  }
}
