internal import CellophaneLook

extension LookColor {
  var words: String {
    let name =
      switch source {
      case .system(let color): color.rawValue
      case .tint: "tint"
      case .fixed(let colors): colors.words
      }
    return alpha == 1 ? name : name + "*" + alpha.plain
  }
}

extension SchemeColors {
  fileprivate var words: String {
    if light == dark && light == lightContrast && dark == darkContrast { return light.words }
    if light == lightContrast && dark == darkContrast { return light.words + "/" + dark.words }
    return [light, dark, lightContrast, darkContrast].map(\.words).joined(separator: "/")
  }
}

extension RGBA {
  fileprivate var words: String {
    func pair(_ component: Double) -> String {
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    if alpha == 0 { return "clear" }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha < 1 ? pair(alpha) : "")
  }
}

extension LookFont {
  var words: String {
    let usualWeight = textStyle == .headline ? 600 : 400
    var words = [textStyle?.rawValue ?? size.plain + "pt"]
    if weight != usualWeight { words.append("\(weight)".after(.weight)) }
    if isItalic { words.append("italic") }
    if hasMonospacedDigits { words.append("digits") }
    switch family {
    case .system: break
    case .rounded: words.append("rounded")
    case .serif: words.append("serif")
    case .monospaced: words.append("monospaced")
    case .named(let name): words.append(name.quoted)
    }
    return words.joined(separator: " ")
  }
}

extension LookInsets {
  var words: String {
    [top, leading, bottom, trailing].map(\.plain).joined(separator: ",")
  }
}
