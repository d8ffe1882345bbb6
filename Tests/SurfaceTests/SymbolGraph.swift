/// The types of a module and what each has, by name.
struct SymbolGraph {
  /// The names of types, with those around them, as in `UICollectionView.CellRegistration`.
  private(set) var types: Set<String> = []
  private var members: [String: Set<String>] = [:]
  private var parents: [String: Set<String>] = [:]

  /// What types have from the standard library, whose symbols the graph does not hold.
  private static let standard: [String: Set<String>] = [
    "Swift.OptionSet": ["ArrayLiteralElement", "Element", "RawValue"],
    "Foundation.NSObject": ["init()", "self"], "NSObject": ["init()", "self"],
    "Swift.Encodable": ["encode(to:)"], "Swift.Decodable": ["init(from:)"],
  ]

  private static let typeKinds: Set = [
    "swift.class", "swift.enum", "swift.protocol", "swift.struct", "swift.typealias",
  ]

  init(_ module: ModuleSymbols) {
    var names: [String: String] = [:]
    for symbol in module.symbols {
      let name = symbol.pathComponents.joined(separator: ".")
      names[symbol.identifier.precise] = name
      if Self.typeKinds.contains(symbol.kind.identifier) { types.insert(name) }
      guard let member = symbol.pathComponents.last, symbol.pathComponents.count > 1 else {
        continue
      }
      members[symbol.pathComponents.dropLast().joined(separator: "."), default: []].insert(member)
    }
    for relationship in module.relationships
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      guard let child = names[relationship.source] else { continue }
      if let parent = names[relationship.target] ?? relationship.targetFallback {
        parents[child, default: []].insert(parent)
      }
    }
  }

  /// Whether a type has a member, of its own or from a class or protocol above it.
  func has(_ member: String, in type: String) -> Bool {
    any(in: type) { $0 == member }
  }

  /// Whether a type has a member of a name, whatever its labels.
  func has(named name: String, in type: String) -> Bool {
    types.contains("\(type).\(name)") || any(in: type) { $0.prefix { $0 != "(" } == name }
  }

  private func any(in type: String, _ isWanted: (String) -> Bool) -> Bool {
    var seen: Set<String> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if members[next]?.contains(where: isWanted) == true { return true }
      if Self.standard[next]?.contains(where: isWanted) == true { return true }
      waiting += parents[next] ?? []
    }
    return false
  }

  /// Whether any type has a member whose name, without labels, is this.
  func hasAnywhere(_ name: String) -> Bool {
    members.values.contains { $0.contains { $0.prefix { $0 != "(" } == name } }
      || types.contains { $0.split(separator: ".").last.map(String.init) == name }
  }
}
