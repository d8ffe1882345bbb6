internal import CellophaneDoctor

/// Makes up values for arguments that nobody here knows, out of what an app and UIKit offer: an
/// expression for each type, which the compiler may refuse.
///
/// What is made says as little as it can: a case that carries nothing, no elements, nothing for an
/// optional, a closure that does nothing. Texts are the words of their parameter.
struct MadeValues {
  private let types: [String: TypeBody]
  private let memory = Memory()

  /// What is known of types: how one is made, or that none is.
  private final class Memory {
    var made: [String: String?] = [:]
    /// Those that are being made, of which none can need itself.
    var open: Set<String> = []
  }

  init(_ types: [String: TypeBody]) {
    self.types = types
  }

  /// The types of some sources.
  init(_ texts: [[UInt8]]) {
    self.init(TypeBody.all(in: texts, known: Self.objects.keys.sorted()))
  }

  /// The arguments of a call, `(model: Model(), title: "title")`; `nil` where one cannot be made.
  ///
  /// - Parameters:
  ///   - parameters: As they are written, those with a default among them.
  ///   - owner: The type that they are written in.
  func arguments(for parameters: String, in owner: String) -> String? {
    call(
      DeclaredClass.Initializer.required(in: parameters).map { ($0.label, $0.type) }, in: owner)
  }

  /// The arguments of a call whose first one is an archive that a closure is given,
  /// `(coder: $0, model: Model())`; `nil` where one cannot be made.
  func archivedArguments(for parameters: String, in owner: String) -> String? {
    let needed = DeclaredClass.Initializer.required(in: parameters).dropFirst()
    return call(needed.map { ($0.label, $0.type) }, in: owner)
      .map { "(coder: $0, \($0.dropFirst())" }
  }

  /// Calls of a class's own functions for instances of it, where an instance is incomplete without
  /// them.
  func factoryCalls(of name: String) -> [String] {
    guard let type = types[name], type.isIncomplete else { return [] }
    return type.factories.compactMap { factory in
      guard factory.parameters != "()",
        let arguments = arguments(for: factory.parameters, in: name)
      else { return nil }
      return "\(name).\(factory.name)\(arguments)"
    }
  }

  private func call(_ needed: [(label: String, type: String)], in owner: String) -> String? {
    var arguments: [String] = []
    for (label, type) in needed {
      guard let value = value(of: type, label, in: owner) else { return nil }
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  // MARK: - Values

  /// A value of a type; `nil` where none can be made.
  ///
  /// - Parameters:
  ///   - label: What it is for, which texts say.
  ///   - owner: The type that its type is written in.
  func value(of written: String, _ label: String, in owner: String) -> String? {
    let type = Self.bare(written)
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if let arrow = type.ranges(of: "->").last { return closure(type, arrow, label, in: owner) }
    if type.hasPrefix("["), type.hasSuffix("]") { return Self.isDictionary(type) ? "[:]" : "[]" }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") { return "[]" }
    if type == "String" { return GallerySource.literal(label == "_" ? "text" : label) }
    if let known = Self.known[type] ?? Self.objects[type] ?? subject(type, label, in: owner) {
      return known
    }
    if type.contains("&") { return composed(type.split(separator: "&").map(\.trimmed)) }
    if let other = aliased(type, in: owner) { return value(of: other, label, in: owner) }
    return find(type, in: owner).flatMap(made)
  }

  /// What a type stands for by a name that a type around says, itself or its first part.
  private func aliased(_ name: String, in owner: String) -> String? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    var around = owner.split(separator: ".")
    while !around.isEmpty {
      if let other = types[around.joined(separator: ".")]?.alias(parts[0]), other != parts[0] {
        return ([other] + parts.dropFirst()).joined(separator: ".")
      }
      around.removeLast()
    }
    guard let other = types[""]?.alias(parts[0]), other != parts[0] else { return nil }
    return ([other] + parts.dropFirst()).joined(separator: ".")
  }

  /// A type by the name that it has in another one.
  private func find(_ name: String, in owner: String) -> TypeBody? {
    var around = owner.split(separator: ".")
    while !around.isEmpty {
      if let found = types["\(around.joined(separator: ".")).\(name)"] { return found }
      around.removeLast()
    }
    // One that is inherited stands in another type.
    return types[name]
      ?? types.values.filter { $0.name.hasSuffix(".\(name)") }.min { $0.name < $1.name }
  }

  private func made(_ one: TypeBody) -> String? {
    if let known = memory.made[one.name] ?? Self.objects[one.name] { return known }
    guard memory.open.insert(one.name).inserted else { return nil }
    let value = one.isGeneric || one.isPrivate ? nil : expression(for: one)
    memory.open.remove(one.name)
    memory.made[one.name] = .some(value)
    return value
  }

  private func expression(for one: TypeBody) -> String? {
    switch one.kind {
    case .protocol: return conforming(to: [one])
    case .enum:
      guard let first = one.firstCase else { return nil }
      if first.parameters.isEmpty { return "\(one.name).\(first.name)" }
      return call(Self.carried(first.parameters), in: one.name)
        .map { "\(one.name).\(first.name)\($0)" }
    case .actor, .class, .struct:
      if let offered = one.offered { return "\(one.name).\(offered)" }
      for parameters in Self.shortestFirst(ways(of: one)) {
        if let arguments = arguments(for: parameters, in: one.name) {
          return one.name + arguments
        }
      }
      guard one.kind == .struct else { return nil }
      return call(one.stored.map { ($0.name, $0.type) }, in: one.name).map { one.name + $0 }
    }
  }

  /// The parameters of a type's initialisers, those that a class inherits among them.
  private func ways(of one: TypeBody) -> [String] {
    // A class that has some, private ones among them, inherits none.
    guard one.kind == .class, !one.text.contains(/\binit\s*[(?!]/) else { return one.initializers }
    guard let above = one.inherits.first.flatMap({ find($0, in: one.name) }), above.kind == .class
    else {
      return ["()"]
    }
    return ways(of: above)
  }

  /// A value of several protocols' type; of classes that everything is, nothing is asked.
  private func composed(_ names: [String]) -> String? {
    let named = names.map(Self.bare).filter { !["AnyObject", "NSObject", "Sendable"].contains($0) }
    let found = named.compactMap { types[$0] }
    guard found.count == named.count, found.allSatisfy({ $0.kind == .protocol }) else { return nil }
    return conforming(to: found)
  }

  /// Whether a type says of itself that it is of a protocol, or what it inherits from does.
  private func conforms(_ one: TypeBody, to name: String, passed: Set<String> = []) -> Bool {
    guard !passed.contains(one.name) else { return false }
    return one.inherits.flatMap { spelledOut($0, in: one.name) }.contains { written in
      written == name
        || find(written, in: one.name).map {
          conforms($0, to: name, passed: passed.union([one.name]))
        } == true
    }
  }

  /// The types that one stands for that is written after a colon: those of `A & B`, and of a name
  /// for them.
  private func spelledOut(_ written: String, in owner: String, depth: Int = 0) -> [String] {
    let parts = written.split(separator: "&").map(\.trimmed)
    if parts.count > 1 { return parts.flatMap { spelledOut($0, in: owner, depth: depth) } }
    guard depth < 4, let other = aliased(written, in: owner) else { return [written] }
    return spelledOut(other, in: owner, depth: depth + 1)
  }

  /// The first type that conforms to protocols and can be made, one for tests before others.
  private func conforming(to protocols: [TypeBody]) -> String? {
    let names = protocols.map { one in
      one.name.split(separator: ".").last.map(String.init) ?? one.name
    }
    let all = types.values.filter { one in
      one.kind != .protocol && names.allSatisfy { conforms(one, to: $0) }
    }.sorted { $0.name < $1.name }
    let isForTests = { (one: TypeBody) in one.name.contains(/Mock|Stub|Fake|Preview/) }
    let own = all.filter { Self.objects[$0.name] == nil }
    let foreign = all.filter { Self.objects[$0.name] != nil }
    return (own.filter(isForTests) + own.filter { !isForTests($0) } + foreign).lazy
      .compactMap(made).first
  }

  /// A subject: of nothing, or of a first value.
  private func subject(_ type: String, _ label: String, in owner: String) -> String? {
    if type.hasPrefix("PassthroughSubject<") { return ".init()" }
    guard let found = type.wholeMatch(of: /CurrentValueSubject<(.+),\s*\w+>/) else { return nil }
    return value(of: String(found.1), label, in: owner).map { ".init(\($0))" }
  }

  private func closure(
    _ type: String, _ arrow: Range<String.Index>, _ label: String, in owner: String
  ) -> String? {
    let result = type[arrow.upperBound...].trimmed
    let isEmpty = ["Void", "()"].contains(result)
    guard let value = isEmpty ? "" : value(of: result, label, in: owner) else { return nil }
    let before = type[..<arrow.lowerBound].trimmed
    let inner = before.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let count = inner.trimmed.isEmpty ? 0 : inner.split(separator: ",").count
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    return (["{", count == 0 ? "" : "\(names) in", value, "}"].filter { !$0.isEmpty })
      .joined(separator: " ")
  }

  // MARK: - Words

  /// A type without attributes and without the words before a protocol.
  private static func bare(_ type: String) -> String {
    var words = type.trimmed
    while let found = words.prefixMatch(of: /(?:@\w+(?:\([^)]*\))?|any|some|inout|sending)\s+/) {
      words.removeSubrange(found.range)
    }
    return words
  }

  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    return type.dropFirst().dropLast().contains { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return character == ":" && depth == 0
    }
  }

  /// The initialisers of which the least is needed first.
  static func shortestFirst(_ initializers: [String]) -> [String] {
    let counted = initializers.map { ($0, DeclaredClass.Initializer.required(in: $0).count) }
    return counted.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// What a case carries, whose labels may be left out.
  private static func carried(_ parameters: String) -> [(label: String, type: String)] {
    let named = DeclaredClass.Initializer.required(in: parameters)
    if !named.isEmpty { return named.map { ($0.label, $0.type) } }
    return parameters.dropFirst().dropLast().split(separator: ",").map { ("_", $0.trimmed) }
  }

  /// Objects of Foundation's and Dispatch's, which an app may have conform to protocols of its own.
  private static let objects = [
    "Bundle": "Bundle.main", "DispatchQueue": "DispatchQueue.main",
    "FileManager": "FileManager.default", "JSONDecoder": "JSONDecoder()",
    "JSONEncoder": "JSONEncoder()", "NotificationCenter": "NotificationCenter.default",
    "URLSession": "URLSession.shared", "UserDefaults": "UserDefaults.standard",
  ]

  private static let known: [String: String] = [
    "AnyHashable": "AnyHashable(0)", "Bool": "false", "CGFloat": "0",
    "CGPoint": ".zero", "CGRect": ".zero", "CGSize": ".zero", "Calendar": "Calendar.current",
    "Character": "\"a\"", "Data": "Data()", "Date": "Date(timeIntervalSince1970: 0)",
    "Decimal": "0", "Double": "0", "Float": "0",
    "IndexPath": "IndexPath(row: 0, section: 0)", "Int": "0", "Int16": "0", "Int32": "0",
    "Int64": "0", "Locale": "Locale.current",
    "NSAttributedString": "NSAttributedString(string: \"text\")",
    "NSManagedObjectContext": ".init(concurrencyType: .mainQueueConcurrencyType)",
    "TimeInterval": "0",
    "UIAction": "UIAction { _ in }", "UIBarButtonItem": "UIBarButtonItem()",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIColor": ".systemBlue",
    "UIEdgeInsets": ".zero", "UIFont": "UIFont.preferredFont(forTextStyle: .body)",
    "UIImage": "UIImage()", "UINavigationController": "UINavigationController()", "UInt": "0",
    "UITableView.Style": ".plain", "UIView": "UIView()", "UIViewController": "UIViewController()",
    "UIWindow": "UIWindow()", "URL": "URL(fileURLWithPath: \"/\")",
    "UUID": "UUID()", "Void": "()",
  ]
}
