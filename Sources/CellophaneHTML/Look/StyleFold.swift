/// Declarations of several selectors, so that those which they have in common are written once.
struct StyleFold {
  private struct Rule {
    /// Positions of selectors, ascending.
    var selectors: [Int]
    var declarations: [ArraySlice<UInt8>]
  }

  private var count = 0
  /// Which selectors have a declaration, in the order in which each was first declared.
  private var order: [ArraySlice<UInt8>] = []
  private var owners: [ArraySlice<UInt8>: [Int]] = [:]

  /// Adds the declarations of the next selector, one a line.
  mutating func add(_ declarations: [UInt8]) {
    for line in declarations.split(separator: UInt8(ascii: "\n")) {
      if owners[line] == nil { order.append(line) }
      owners[line, default: []].append(count)
    }
    count += 1
  }

  /// Takes out of every property that all selectors have the value that most of them have.
  mutating func takeDefaults() -> [UInt8] {
    var properties: [ArraySlice<UInt8>: [ArraySlice<UInt8>]] = [:]
    for line in order {
      properties[line.prefix { $0 != UInt8(ascii: ":") }, default: []].append(line)
    }
    var defaults: Set<ArraySlice<UInt8>> = []
    for lines in properties.values {
      let owned = lines.map { owners[$0]?.count ?? 0 }
      guard owned.reduce(0, +) == count, let most = owned.max(), most > 1,
        let index = owned.firstIndex(of: most)
      else { continue }
      defaults.insert(lines[index])
    }
    let taken = order.filter { defaults.contains($0) }
    order.removeAll { defaults.contains($0) }
    return taken.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  /// Calls back with each rule: the positions of its selectors and its declarations.
  func forEachRule(_ body: ([Int], [UInt8]) -> Void) {
    var rules: [Rule] = []
    for line in order {
      let selectors = owners[line] ?? []
      if let index = rules.firstIndex(where: { $0.selectors == selectors }) {
        rules[index].declarations.append(line)
      } else {
        rules.append(Rule(selectors: selectors, declarations: [line]))
      }
    }
    for rule in rules {
      body(rule.selectors, rule.declarations.flatMap { $0 + [UInt8(ascii: "\n")] })
    }
  }
}

extension StyleWriter {
  /// Writes rules for selectors that may have declarations in common.
  ///
  /// - Parameters:
  ///   - defaults: What has the declarations that most have; with less weight than any of them.
  ///   - selector: Writes the selector of what stands at some positions.
  ///   - declarations: Writes the declarations of the selector at a position, or none.
  mutating func rules(
    _ count: Int, defaults: StaticString? = nil,
    selector: ([Int], inout AttributeValue) -> Void,
    declarations: (Int, inout StyleWriter) -> Void
  ) {
    var fold = StyleFold()
    for index in 0..<count {
      var part = StyleWriter()
      declarations(index, &part)
      fold.add(part.bytes)
    }
    if let defaults {
      let common = fold.takeDefaults()
      rule(defaults) { $0.append(common) }
    }
    fold.forEachRule { positions, declarations in
      rule({ selector(positions, &$0) }, declarations: { $0.append(declarations) })
    }
  }
}
