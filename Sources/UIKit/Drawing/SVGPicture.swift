internal import CellophaneLook

/// A picture written as SVG, element by element, whose bytes depend on what was drawn alone.
struct SVGPicture {
  let size: CGSize
  private var definitions = ""
  private var body = ""
  private var count = 0

  init(size: CGSize) {
    self.size = size
  }

  /// Whether nothing was drawn.
  var isEmpty: Bool { body.isEmpty }

  mutating func add(_ element: SVGElement) {
    body += element.text
  }

  /// Adds something to refer to and gives its name.
  mutating func define(_ element: (_ name: String) -> SVGElement) -> String {
    count += 1
    let name = "d\(count)"
    definitions += element(name).text
    return name
  }

  /// Throws away what was drawn.
  mutating func clear() {
    body = ""
  }

  /// The file.
  var bytes: Data {
    var root = SVGElement("svg")
    root["xmlns"] = "http://www.w3.org/2000/svg"
    root["width"] = svg(size.width)
    root["height"] = svg(size.height)
    root["viewBox"] = "0 0 \(svg(size.width)) \(svg(size.height))"
    root["preserveAspectRatio"] = "none"
    root.content = (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + body
    return Data(root.text.utf8)
  }
}

/// One element: values are escaped as they are set.
struct SVGElement {
  private let name: StaticString
  private var attributes = ""
  /// What stands inside, already written.
  var content = ""

  init(_ name: StaticString) {
    self.name = name
  }

  subscript(attribute: StaticString) -> String? {
    get { nil }
    set {
      guard let newValue else { return }
      attributes += " \(attribute)=\"\(Self.escaped(newValue))\""
    }
  }

  mutating func add(words: String) {
    content += Self.escaped(words)
  }

  mutating func add(_ element: SVGElement) {
    content += element.text
  }

  var text: String {
    content.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(content)</\(name)>"
  }

  /// XML's own characters as references; those that it cannot carry as the replacement character.
  private static func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A number with at most three decimals.
func svg(_ value: CGFloat) -> String {
  guard value.isFinite else { return "0" }
  let thousandths = (Double(value) * 1000).rounded()
  guard abs(thousandths) < 1e15 else { return "0" }
  let whole = Int64(thousandths)
  let (integer, rest) = abs(whole).quotientAndRemainder(dividingBy: 1000)
  var text = (whole < 0 ? "-" : "") + "\(integer)"
  if rest > 0 {
    var decimals = "\(1000 + rest)".dropFirst()
    while decimals.hasSuffix("0") { decimals.removeLast() }
    text += ".\(decimals)"
  }
  return text
}

extension [PathStep] {
  /// The steps as the value of `d`.
  var svgPath: String {
    map { step in
      let points = step.points.map { "\(svg($0.x)) \(svg($0.y))" }.joined(separator: " ")
      return switch step {
      case .move: "M\(points)"
      case .line: "L\(points)"
      case .curve: "C\(points)"
      case .close: "Z"
      }
    }.joined()
  }
}

extension RGBA {
  /// The colour without its opacity.
  var svg: String {
    func part(_ value: Double) -> String {
      let text = String(Int((Swift.min(1, Swift.max(0, value)) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + part(red) + part(green) + part(blue)
  }
}

extension SVGElement {
  /// Sets a colour and, where it lets something through, its opacity.
  mutating func paint(_ name: StaticString, _ opacity: StaticString, _ color: RGBA?) {
    self[name] = color?.svg ?? "none"
    if let color, color.alpha < 1 { self[opacity] = UIKit.svg(CGFloat(color.alpha)) }
  }
}
