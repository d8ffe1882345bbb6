/// Path data of the shapes that many symbols share, and its scaling.
enum SymbolPath {
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let (r, d) = (number(radius), number(2 * radius))
    return "M\(number(x - radius)) \(number(y))a\(r) \(r) 0 1 0 \(d) 0a\(r) \(r) 0 1 0-\(d) 0z"
  }

  static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> String {
    let (r, w, h) = (number(radius), number(width - 2 * radius), number(height - 2 * radius))
    return "M\(number(x + radius)) \(number(y))h\(w)a\(r) \(r) 0 0 1 \(r) \(r)v\(h)"
      + "a\(r) \(r) 0 0 1-\(r) \(r)h-\(w)a\(r) \(r) 0 0 1-\(r)-\(r)v-\(h)"
      + "a\(r) \(r) 0 0 1 \(r)-\(r)z"
  }

  /// A dot: a stroke of hardly any length.
  static func dot(_ x: Double, _ y: Double) -> String { "M\(number(x)) \(number(y))h.01" }

  /// Scales a drawing that is centred on the grid and centres it on another point.
  static func scaled(_ data: String, by scale: Double, x: Double, y: Double) -> String {
    var result = ""
    var command: Character = "M"
    var place = 0
    for token in tokens(data) {
      switch token {
      case .command(let letter):
        command = letter
        place = 0
        result.append(letter)
      case .number(let value):
        let scaled = transformed(value, command, place, scale, x, y)
        if place > 0, scaled >= 0 { result.append(" ") }
        if place == 0, result.last?.isLetter == false, scaled >= 0 { result.append(" ") }
        result += number(scaled)
        place += 1
      }
    }
    return result
  }

  private enum Token {
    case command(Character)
    case number(Double)
  }

  private static func transformed(
    _ value: Double, _ command: Character, _ place: Int, _ scale: Double, _ x: Double, _ y: Double
  ) -> Double {
    // An arc has two radii, an angle and two flags before its end point.
    if command == "A" || command == "a" {
      switch place % 7 {
      case 0, 1: return value * scale
      case 2, 3, 4: return value
      case 5: return command == "A" ? (value - 12) * scale + x : value * scale
      default: return command == "A" ? (value - 12) * scale + y : value * scale
      }
    }
    guard command.isUppercase else { return value * scale }
    let isVertical = command == "V" || (command != "H" && place % 2 == 1)
    return (value - 12) * scale + (isVertical ? y : x)
  }

  private static func tokens(_ data: String) -> [Token] {
    var tokens: [Token] = []
    var digits = ""
    func flush() {
      if let value = Double(digits.hasPrefix(".") ? "0" + digits : digits) {
        tokens.append(.number(value))
      }
      digits = ""
    }
    for character in data {
      if character.isLetter {
        flush()
        tokens.append(.command(character))
      } else if character == " " || character == "," {
        flush()
      } else {
        if character == "-" || (character == "." && digits.contains(".")) { flush() }
        digits.append(character)
      }
    }
    flush()
    return tokens
  }

  /// A number with at most two decimals, without zeros that say nothing.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(decimals)"
  }
}
