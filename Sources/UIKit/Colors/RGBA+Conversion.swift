internal import CellophaneLook

extension RGBA {
  /// A colour from a hue around the circle, a saturation and a brightness, each 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turn = hue - hue.rounded(.down)
    let sector = turn * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let (red, green, blue): (Double, Double, Double) =
      switch Int(sector) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    let rest = brightness - chroma
    self.init(red + rest, green + rest, blue + rest, alpha)
  }

  /// Hue, saturation and brightness, each 0 to 1.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    guard chroma > 0 else { return (0, 0, high) }
    let sector: Double =
      if high == red {
        (green - blue) / chroma
      } else if high == green {
        (blue - red) / chroma + 2
      } else {
        (red - green) / chroma + 4
      }
    let hue = sector / 6
    return (hue < 0 ? hue + 1 : hue, chroma / high, high)
  }

  /// A colour of Display P3 in sRGB, cut to what sRGB can show.
  init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      Self.encoded(1.2249401 * r - 0.2249402 * g),
      Self.encoded(-0.0420569 * r + 1.0420571 * g),
      Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b),
      alpha)
  }

  /// How bright the colour is to the eye, 0 to 1, by the weights of Rec. 601.
  var luma: Double {
    0.299 * red + 0.587 * green + 0.114 * blue
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let cut = min(1, max(0, value))
    return cut <= 0.0031308 ? cut * 12.92 : 1.055 * pow(cut, 1 / 2.4) - 0.055
  }
}
