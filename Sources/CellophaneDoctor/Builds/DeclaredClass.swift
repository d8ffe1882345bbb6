/// A class that sources declare.
package struct DeclaredClass: Hashable, Sendable {
  package var name: String
  /// The type that it is declared in.
  package var owner: String?
  package var path: String
  package var line: Int
  /// The types after the colon, without their arguments.
  package var inherits: [String]
  package var isGeneric: Bool
  /// The parameters of each initialiser, as they are written.
  package var initializers: [Initializer]
  /// Those that take an archive and something else, by which a storyboard's controller is made.
  package var archived: [Initializer] = []
  /// What others set before an instance is used, as `var item: Item!`.
  package var awaited: [Awaited] = []
  /// Whether it has outlets that are taken for set.
  package var hasOutlets = false

  package struct Awaited: Hashable, Sendable {
    package var name: String
    package var type: String
    /// Whether it keeps nothing alive.
    package var isWeak: Bool
  }

  package struct Initializer: Hashable, Sendable {
    package var parameters: String
    package var line: Int

    /// The labels of the parameters that have no default.
    package var required: [String] { Self.required(in: parameters).map(\.label) }

    /// The parameters that have no default: of `(style: Style, name: String = "")` it is `style`.
    package static func required(in parameters: String) -> [(label: String, type: String)] {
      var depth = 0
      var parts = [""]
      for character in parameters.dropFirst().dropLast() {
        if "([{<".contains(character) { depth += 1 }
        if ")]}>".contains(character), depth > 0 { depth -= 1 }
        if character == ",", depth == 0 {
          parts.append("")
        } else {
          parts[parts.count - 1].append(character)
        }
      }
      return parts.compactMap { part in
        let sides = part.split(separator: ":", maxSplits: 1)
        guard sides.count == 2, !sides[1].contains("=") else { return nil }
        let label = sides[0].split(separator: " ").first ?? "_"
        return (String(label), String(sides[1].drop { $0 == " " }))
      }
    }
  }

  /// The classes of some files, in their order.
  ///
  /// - Parameter texts: What is read of each.
  package static func all(in texts: [(path: String, bytes: [UInt8])]) -> [DeclaredClass] {
    let scans = texts.map { (path: $0.path, scan: SourceScan($0.bytes, path: $0.path)) }
    let initializers = Dictionary(grouping: scans.flatMap(\.scan.initializers), by: \.owner)
    let withOutlets = Set(scans.flatMap(\.scan.typesWithOutlets))
    let awaited = Dictionary(grouping: scans.flatMap(\.scan.awaited), by: \.owner)
    return scans.flatMap { path, scan in
      scan.declarations.filter { $0.keyword == "class" && $0.isType }.map { declaration in
        let head = declaration.head
        let colon = head.firstIndex(of: ":")
        let list = colon.map { head[head.index(after: $0)...] } ?? ""
        let types = list.firstRange(of: " where ").map { list[..<$0.lowerBound] } ?? list
        return DeclaredClass(
          name: declaration.name, owner: declaration.owner, path: path, line: declaration.line,
          inherits: types.split(separator: ",").map(Self.name).filter { !$0.isEmpty },
          isGeneric: head.hasPrefix("<"),
          initializers: (initializers[declaration.name] ?? []).filter { !$0.isFailable }
            .map { Initializer(parameters: $0.parameters, line: $0.line) },
          archived: (initializers[declaration.name] ?? [])
            .map { Initializer(parameters: $0.parameters, line: $0.line) }
            .filter { $0.required.count > 1 && $0.required.first == "coder" },
          awaited: (awaited[declaration.name] ?? []).map {
            Awaited(name: $0.name, type: $0.type, isWeak: $0.isWeak)
          }, hasOutlets: withOutlets.contains(declaration.name))
      }
    }
  }

  /// A type's name without attributes, its module and its arguments.
  private static func name(_ type: Substring) -> String {
    let word = type.split(separator: " ").last { !$0.hasPrefix("@") } ?? ""
    let plain = word.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The modules that a file imports whatever the conditions are.
  package static func imports(in bytes: [UInt8], of path: String) -> Set<String> {
    let scan = SourceScan(bytes, path: path)
    return Set(scan.imports.filter(\.condition.isEmpty).map(\.place.root))
  }

  /// Every identifier of a file.
  package static func words(in bytes: [UInt8], of path: String) -> Set<String> {
    SourceScan(bytes, path: path).words
  }

  /// Every identifier on some lines of a file.
  package static func words(
    in bytes: [UInt8], of path: String, on lines: ClosedRange<Int>
  ) -> Set<String> {
    SourceScan(bytes, path: path).words(on: lines)
  }
}
