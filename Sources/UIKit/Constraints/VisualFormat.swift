/// The parts of a visual format, such as `H:|-16-[name]-(>=8@500)-[icon(24)]-|`.
struct VisualFormat {
  enum Amount: Hashable {
    case points(CGFloat)
    case metric(String)
    case view(String)
  }
  struct Rule: Hashable {
    var relation: NSLayoutConstraint.Relation
    var amount: Amount
    var priority: Float
  }
  enum Part: Hashable {
    case superview
    case view(String, sizes: [Rule])
    /// Rules of the gap; empty for the standard one.
    case gap([Rule])
  }

  private(set) var isVertical = false
  private(set) var parts: [Part] = []
  private var rest: Substring

  /// - Returns: `nil` where the format cannot be read.
  init?(_ format: String) {
    rest = format.filter { !$0.isWhitespace }[...]
    if rest.hasPrefix("V:") { isVertical = true }
    if rest.hasPrefix("V:") || rest.hasPrefix("H:") { rest = rest.dropFirst(2) }
    while let first = rest.first {
      switch first {
      case "|":
        rest = rest.dropFirst()
        parts.append(.superview)
      case "[":
        guard let view = readView() else { return nil }
        parts.append(view)
      case "-":
        guard let gap = readGap() else { return nil }
        parts.append(gap)
      default: return nil
      }
    }
    guard parts.contains(where: { if case .view = $0 { true } else { false } }) else { return nil }
  }

  private mutating func readView() -> Part? {
    guard let end = rest.firstIndex(of: "]") else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    guard let open = inside.firstIndex(of: "(") else { return .view(String(inside), sizes: []) }
    guard inside.last == ")" else { return nil }
    let list = inside[inside.index(after: open)...].dropLast()
    guard let rules = Self.rules(list, namesAreViews: true) else { return nil }
    return .view(String(inside[..<open]), sizes: rules)
  }

  private mutating func readGap() -> Part? {
    rest = rest.dropFirst()
    guard let first = rest.first, first != "[", first != "|" else { return .gap([]) }
    guard let end = Self.gapEnd(rest) else { return nil }
    var list = rest[..<end]
    rest = rest[rest.index(after: end)...]
    if list.first == "(", list.last == ")" { list = list.dropFirst().dropLast() }
    return Self.rules(list, namesAreViews: false).map { .gap($0) }
  }

  /// The hyphen that ends a gap: one inside parentheses is a sign.
  private static func gapEnd(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "-" where depth == 0 && index != text.startIndex: return index
      default: break
      }
    }
    return nil
  }

  private static func rules(_ list: Substring, namesAreViews: Bool) -> [Rule]? {
    var rules: [Rule] = []
    for item in list.split(separator: ",") {
      var text = item
      var relation = NSLayoutConstraint.Relation.equal
      if text.hasPrefix(">=") { relation = .greaterThanOrEqual }
      if text.hasPrefix("<=") { relation = .lessThanOrEqual }
      if text.hasPrefix("==") || relation != .equal { text = text.dropFirst(2) }
      let halves = text.split(separator: "@")
      guard let value = halves.first else { return nil }
      let priority = halves.count > 1 ? Float(halves[1]) : 1_000
      guard let priority else { return nil }
      let amount: Amount =
        if let points = Double(value) {
          .points(CGFloat(points))
        } else if namesAreViews {
          .view(String(value))
        } else {
          .metric(String(value))
        }
      rules.append(Rule(relation: relation, amount: amount, priority: priority))
    }
    return rules.isEmpty ? nil : rules
  }
}
