#if !canImport(ObjectiveC)
  internal import Foundation

  /// Reads the words of a condition.
  struct ConditionReader {
    private enum Token: Equatable {
      case word(String), text(String), number(Double), place(String), sign(String)
    }

    private var tokens: [Token]
    private var next = 0
    private var arguments: [Any?]
    private var isUnreadable = false

    init(_ format: String, _ arguments: [Any?]) {
      tokens = []
      self.arguments = arguments
      isUnreadable = !split(format)
    }

    /// All of it; `nil` where some of it is not known here.
    mutating func condition() -> WrittenCondition? {
      guard !isUnreadable, let condition = anyOf(), next == tokens.count else { return nil }
      return condition
    }

    // MARK: Conditions

    private mutating func anyOf() -> WrittenCondition? {
      chain("OR", "||", WrittenCondition.any) { $0.allOf() }
    }

    private mutating func allOf() -> WrittenCondition? {
      chain("AND", "&&", WrittenCondition.all) { $0.one() }
    }

    /// One condition, or several between which a word or a sign stands.
    private mutating func chain(
      _ word: String, _ sign: String, _ whole: ([WrittenCondition]) -> WrittenCondition,
      of part: (inout ConditionReader) -> WrittenCondition?
    ) -> WrittenCondition? {
      var found: [WrittenCondition] = []
      repeat {
        guard let next = part(&self) else { return nil }
        found.append(next)
      } while take(word) || take(sign)
      return found.count == 1 ? found[0] : whole(found)
    }

    private mutating func one() -> WrittenCondition? {
      if take("NOT") || take("!") { return one().map { .not($0) } }
      if take("TRUEPREDICATE") { return .always(true) }
      if take("FALSEPREDICATE") { return .always(false) }
      if take("(") {
        guard let inner = anyOf(), take(")") else { return nil }
        return inner
      }
      guard let left = operand(), let comparison = comparison(), let options = options(),
        let right = operand()
      else { return nil }
      return .comparing(left, comparison, right, options)
    }

    private mutating func comparison() -> WrittenCondition.Comparison? {
      guard next < tokens.count else { return nil }
      defer { next += 1 }
      switch tokens[next] {
      case .sign("="): return .equal
      case .sign("<>"): return .unequal
      case .sign("=<"): return .atMost
      case .sign("=>"): return .atLeast
      case .sign(let sign): return WrittenCondition.Comparison(rawValue: sign)
      case .word(let word): return WrittenCondition.Comparison(rawValue: word.uppercased())
      default: return nil
      }
    }

    /// The letters in brackets after a comparison.
    private mutating func options() -> String.CompareOptions? {
      guard take("[") else { return [] }
      guard next < tokens.count, case .word(let letters) = tokens[next] else { return nil }
      next += 1
      guard take("]") else { return nil }
      var options: String.CompareOptions = []
      for letter in letters.lowercased() {
        switch letter {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        case "n", "l": break
        default: return nil
        }
      }
      return options
    }

    private mutating func operand() -> WrittenCondition.Operand? {
      guard next < tokens.count else { return nil }
      defer { next += 1 }
      switch tokens[next] {
      case .text(let text): return .value(text)
      case .number(let number): return .value(number)
      case .place(let kind):
        guard !arguments.isEmpty else { return nil }
        let argument = arguments.removeFirst()
        return kind == "K"
          ? argument.flatMap(OrderOfValues.text).map { .key($0) } : .value(argument)
      case .word(let word): return Self.operand(of: word)
      case .sign("{"): return list()
      case .sign: return nil
      }
    }

    private static func operand(of word: String) -> WrittenCondition.Operand? {
      switch word.uppercased() {
      case "TRUE", "YES": .value(true)
      case "FALSE", "NO": .value(false)
      case "NIL", "NULL": .value(nil)
      case "SELF": .key("self")
      case "ANY", "ALL", "SOME", "NONE", "SUBQUERY", "CAST", "FUNCTION": nil
      default: word.contains("@") ? nil : .key(word)
      }
    }

    private mutating func list() -> WrittenCondition.Operand? {
      next += 1
      var operands: [WrittenCondition.Operand] = []
      while next < tokens.count, tokens[next] != .sign("}") {
        guard let operand = operand() else { return nil }
        operands.append(operand)
        _ = take(",")
      }
      return next < tokens.count ? .list(operands) : nil
    }

    private mutating func take(_ word: String) -> Bool {
      guard next < tokens.count else { return false }
      switch tokens[next] {
      case .word(let found) where found.uppercased() == word: next += 1
      case .sign(word): next += 1
      default: return false
      }
      return true
    }

    // MARK: Words

    /// - Returns: `false` where a character is not known.
    private mutating func split(_ format: String) -> Bool {
      let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
      var rest = Substring(format)
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if first == "'" || first == "\"" {
          rest.removeFirst()
          guard let end = rest.firstIndex(of: first) else { return false }
          tokens.append(.text(String(rest[..<end])))
          rest = rest[rest.index(after: end)...]
        } else if first == "%" {
          rest.removeFirst()
          let kind = rest.prefix { "@Kldiufgq".contains($0) }
          guard !kind.isEmpty else { return false }
          rest.removeFirst(kind.count)
          tokens.append(.place(String(kind)))
        } else if first.isNumber || first == "-" {
          let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
          guard let number = Double(digits) else { return false }
          rest.removeFirst(digits.count)
          tokens.append(.number(number))
        } else if first.isLetter || first == "_" || first == "@" {
          let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
          rest.removeFirst(word.count)
          tokens.append(.word(String(word)))
        } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
          rest.removeFirst(2)
          tokens.append(.sign(sign))
        } else if "=<>!(){}[],".contains(first) {
          rest.removeFirst()
          tokens.append(.sign(String(first)))
        } else {
          return false
        }
      }
      return true
    }
  }
#endif
