/// What a product offers to others, in text: one declaration a line, sorted.
///
/// A line begins with the type that a declaration belongs to, or is:
///
/// ```text
/// UIButton: open @MainActor @preconcurrency class UIButton
/// UIButton: inherits from UIControl
/// UIButton: open @MainActor func setTitle(_ title: String?, for state: UIControl.State)
/// ```
struct PublicInterface {
  let text: String

  /// Of a product's modules: its own, and what it exports with them.
  init(ofModules names: [String]) throws {
    text = try names.map { name in
      "module \(name)\n" + Self.lines(of: try ModuleSymbols.of(name)).map { "\($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static let types: Set = [
    "swift.class", "swift.enum", "swift.protocol", "swift.struct", "swift.typealias",
  ]

  /// What every type has, or what compilers of different versions say of the same type.
  private static let unsaid: Set = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable",
  ]

  static func lines(of module: ModuleSymbols) -> [String] {
    var names: [String: String] = [:]
    var lines: Set<Line> = []
    for symbol in module.symbols {
      let path = symbol.pathComponents
      let isType = types.contains(symbol.kind.identifier)
      if isType { names[symbol.identifier.precise] = path.joined(separator: ".") }
      // What a protocol's extension gives stands with the protocol.
      guard !symbol.identifier.precise.contains("::SYNTHESIZED::") else { continue }
      let words = (symbol.declarationFragments ?? []).map(\.spelling).joined()
      let declaration = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      lines.insert(
        Line(
          owner: (isType ? path[...] : path.dropLast()).joined(separator: "."),
          order: isType ? .type : .member,
          words: symbol.accessLevel == "open" ? "open \(declaration)" : declaration))
    }
    for relation in module.relationships where relation.kind == "inheritsFrom" {
      guard let type = names[relation.source] else { continue }
      let name = names[relation.target] ?? relation.targetFallback ?? relation.target
      lines.insert(Line(owner: type, order: .superclass, words: "inherits from \(name)"))
    }
    for relation in conformances(in: module) {
      guard let type = names[relation.type] else { continue }
      let name = names[relation.target] ?? relation.name
      if let name, !unsaid.contains(name) {
        lines.insert(Line(owner: type, order: .conformance, words: "conforms to \(name)"))
      }
    }
    return lines.sorted().map(\.description)
  }

  private struct Conformance: Hashable {
    var type: String
    var target: String
    var name: String?
  }

  /// The conformances that a type does not have from its superclass already.
  private static func conformances(in module: ModuleSymbols) -> [Conformance] {
    var parents: [String: String] = [:]
    for relation in module.relationships where relation.kind == "inheritsFrom" {
      parents[relation.source] = relation.target
    }
    let all = module.relationships.filter { $0.kind == "conformsTo" }.map {
      Conformance(type: $0.source, target: $0.target, name: $0.targetFallback)
    }
    let known = Set(all)
    return all.filter { one in
      guard let parent = parents[one.type] else { return true }
      return !known.contains(Conformance(type: parent, target: one.target, name: one.name))
    }
  }

  /// The lines that went and came between two texts, those of one type beside each other.
  static func difference(from old: String, to new: String, limit: Int = 40) -> String {
    let lines = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
    let words = lines.map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
    let shown = words.sorted { ($0.dropFirst(2), $1) < ($1.dropFirst(2), $0) }.prefix(limit)
    let rest = words.count - shown.count
    return (shown + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// One line, and where it stands.
  private struct Line: Hashable, Comparable, CustomStringConvertible {
    enum Order: Int { case type, superclass, conformance, member }

    var owner: String
    var order: Order
    var words: String

    var description: String { owner.isEmpty ? words : "\(owner): \(words)" }

    static func < (one: Self, other: Self) -> Bool {
      (one.owner, one.order.rawValue, one.words) < (other.owner, other.order.rawValue, other.words)
    }
  }
}
