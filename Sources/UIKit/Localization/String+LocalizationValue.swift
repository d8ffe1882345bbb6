#if !canImport(Darwin)
  extension String {
    /// A text with values in it, whose key has a directive in place of each: `%lld new of %@`.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      /// The key under which tables have it.
      let key: String
      let values: [LocalizedValue]

      /// A text without values.
      public init(_ value: String) {
        key = value
        values = []
      }

      public init(stringLiteral value: String) {
        self.init(value)
      }

      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
      }

      /// What a literal with values is put together from.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var values: [LocalizedValue] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds what stands between values; a percent sign is doubled, as in a format.
        public mutating func appendLiteral(_ literal: String) {
          key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Adds a text.
        public mutating func appendInterpolation(_ value: some StringProtocol) {
          append("%@", .text(String(value)))
        }

        /// Adds an integer, which decides about plurals.
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
          let isShort = MemoryLayout<Value>.size < MemoryLayout<Int>.size
          append((isShort ? "%" : "%ll") + (Value.isSigned ? "d" : "u"), .number(Double(value)))
        }

        /// Adds a number, which decides about plurals.
        public mutating func appendInterpolation(_ value: Double) {
          append("%lf", .number(value))
        }

        /// Adds a number, which decides about plurals.
        public mutating func appendInterpolation(_ value: Float) {
          append("%f", .number(Double(value)))
        }

        /// Adds a number, written as a directive says: `%.1f`.
        public mutating func appendInterpolation(_ value: Double, specifier: String) {
          append(specifier, .number(value))
        }

        /// Adds an integer, written as a directive says: `%03lld`.
        public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
          append(specifier, .number(Double(value)))
        }

        /// Adds a value as a style writes it.
        public mutating func appendInterpolation<Style: FormatStyle>(
          _ value: Style.FormatInput, format: Style
        ) where Style.FormatOutput == String {
          append("%@", .text(format.format(value)))
        }

        /// Adds the text of a resource.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
          append("%@", .text(String(localized: resource)))
        }

        private mutating func append(_ directive: String, _ value: LocalizedValue) {
          key += directive
          values.append(value)
        }
      }

      /// The text of a key, its own where no table has it, with the values filled in.
      func text(forKey key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
        let found = Localization.text(forKey: key, value: self.key, table: table, in: bundle)
        var text = found.format
        if !values.isEmpty || found.hasForms {
          text = filled(found.expanded { position in number(at: position) }, locale)
        }
        return Localization.isDoubled ? text + " " + text : text
      }

      private func number(at position: Int) -> Double? {
        guard values.indices.contains(position - 1), case .number(let number) = values[position - 1]
        else { return nil }
        return number
      }

      private func filled(_ format: String, _ locale: Locale) -> String {
        var text = ""
        for piece in FormatString(format).pieces {
          switch piece {
          case .text(let words): text += words
          case .percent: text += "%"
          case .value(let position?, let directive) where values.indices.contains(position - 1):
            text += values[position - 1].words(directive, locale)
          case .value, .argument, .variable: break
          }
        }
        return text
      }
    }
  }

  /// A value in a localized text.
  enum LocalizedValue: Hashable, Sendable {
    case text(String)
    case number(Double)

    func words(_ directive: String, _ locale: Locale) -> String {
      switch self {
      case .text(let text): return text
      case .number(let number):
        switch directive.last {
        case "@", "d", "i", "u", "D", "U":
          // An integer as a reader of the language writes it, unless the directive says how.
          let isPlain = directive.allSatisfy { $0.isLetter || $0 == "@" }
          guard !isPlain, let integer = Int(exactly: number.rounded()) else {
            return number.formatted(.number.locale(locale))
          }
          let rest = directive.drop { !$0.isLetter }
          return String(
            format: "%" + directive.dropLast(rest.count) + "lld", locale: locale, integer)
        default: return String(format: "%" + directive, locale: locale, number)
        }
      }
    }
  }
#endif
