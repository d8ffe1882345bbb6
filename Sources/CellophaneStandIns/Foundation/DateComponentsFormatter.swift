#if !canImport(ObjectiveC)
  public import Foundation

  /// Says a length of time: `1 hour, 5 minutes` or `1:05:00`.
  ///
  /// Years and months are said in English.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How long words are.
    public enum UnitsStyle: Int, Sendable {
      /// 1:05:00.
      case positional
      /// 1h 5m.
      case abbreviated
      /// 1 hr, 5 min.
      case short
      /// 1 hour, 5 minutes.
      case full
      /// One hour, five minutes; here the same as `full`.
      case spellOut
      /// 1 hr 5 min.
      case brief
    }

    /// What becomes of parts that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Larger ones of a position go, and all of words.
      public static let `default` = Self(rawValue: 1 << 0)
      /// Those before the first that is not zero go.
      public static let dropLeading = Self(rawValue: 1 << 1)
      /// Those between others go.
      public static let dropMiddle = Self(rawValue: 1 << 2)
      /// Those at the end go.
      public static let dropTrailing = Self(rawValue: 1 << 3)
      /// All go.
      public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
      /// Positions have all their digits.
      public static let pad = Self(rawValue: 1 << 16)
    }

    /// How long words are.
    open var unitsStyle = UnitsStyle.positional
    /// The parts that may be said; none for those that a length has.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of parts that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// What counts, and whose words they are.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// Where a length begins, whose months have their days.
    open var referenceDate: Date?
    /// Whether the smallest part may have decimals; it has none here.
    open var allowsFractionalUnits = false
    /// How many parts are said at most; none for all.
    open var maximumUnitCount = 0
    /// Whether what is short counts in smaller parts; it does not here.
    open var collapsesLargestUnit = false
    /// Whether it is said to be about right.
    open var includesApproximationPhrase = false
    /// Whether it is said to be left.
    open var includesTimeRemainingPhrase = false
    /// Where the words stand.
    open var formattingContext = Formatter.Context.unknown

    /// A length in seconds.
    open func string(from ti: TimeInterval) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// From one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      let units = allowedUnits.isEmpty ? Self.usual : allowedUnits
      let parts = Set(Self.parts.filter { units.contains($0.unit) }.map(\.component))
      return string(from: counting.dateComponents(parts, from: startDate, to: endDate))
    }

    /// Parts of a length.
    open func string(from components: DateComponents) -> String? {
      let allowed = Self.parts.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
      var said = allowed.compactMap { part in
        components.value(for: part.component).map { (part: part, count: $0) }
      }
      guard !said.isEmpty else { return nil }
      let smallest = said[said.count - 1]
      let isNegative = said.contains { $0.count < 0 }
      if dropsLeading { said = Array(said.drop { $0.count == 0 }) }
      if drops(.dropTrailing) {
        said = Array(said.reversed().drop { $0.count == 0 }.reversed())
      }
      if drops(.dropMiddle) {
        let last = said.count - 1
        said = said.enumerated().filter { [0, last].contains($0.offset) || $0.element.count != 0 }
          .map(\.element)
      }
      if said.isEmpty { said = [smallest] }
      if maximumUnitCount > 0 { said = Array(said.prefix(maximumUnitCount)) }
      let words =
        unitsStyle == .positional
        ? positions(said.map(\.count), isNegative: isNegative)
        : joined(said.map { word(abs($0.count), $0.part) }, isNegative: isNegative)
      let about = includesApproximationPhrase ? "About \(words)" : words
      return includesTimeRemainingPhrase ? "\(about) remaining" : about
    }

    /// Parts of a length; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap(string(from:))
    }

    /// A length in some style, with the parts that it has.
    open class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    // MARK: - Parts

    private struct Part {
      var unit: NSCalendar.Unit
      var component: Calendar.Component
      var wording: Wording
    }

    /// How many of a part there are is said as a length, in the calendar's language, or in English
    /// where the length depends.
    private enum Wording {
      case length(Duration.UnitsFormatStyle.Unit, seconds: Int)
      case english(full: String, short: String, letter: String)
    }

    private static var parts: [Part] {
      [
        Part(
          unit: .year, component: .year,
          wording: .english(full: "year", short: "yr", letter: "y")),
        Part(
          unit: .month, component: .month,
          wording: .english(full: "month", short: "mth", letter: "mo")),
        Part(
          unit: .weekOfMonth, component: .weekOfMonth, wording: .length(.weeks, seconds: 604_800)),
        Part(unit: .day, component: .day, wording: .length(.days, seconds: 86_400)),
        Part(unit: .hour, component: .hour, wording: .length(.hours, seconds: 3_600)),
        Part(unit: .minute, component: .minute, wording: .length(.minutes, seconds: 60)),
        Part(unit: .second, component: .second, wording: .length(.seconds, seconds: 1)),
      ]
    }

    private static let usual: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]

    private var counting: Calendar { calendar ?? .autoupdatingCurrent }

    private func drops(_ one: ZeroFormattingBehavior) -> Bool {
      zeroFormattingBehavior.contains(one)
        || zeroFormattingBehavior.contains(.default) && unitsStyle != .positional
    }

    /// Positions lose what is zero before the others too.
    private var dropsLeading: Bool {
      drops(.dropLeading) || zeroFormattingBehavior.contains(.default)
    }

    private func positions(_ counts: [Int], isNegative: Bool) -> String {
      let pads = zeroFormattingBehavior.contains(.pad)
      let digits = counts.enumerated().map { place, count in
        place > 0 || pads ? String(format: "%02d", abs(count)) : "\(abs(count))"
      }
      return (isNegative ? "-" : "") + digits.joined(separator: ":")
    }

    private func word(_ count: Int, _ part: Part) -> String {
      switch part.wording {
      case .english(let full, let short, let letter):
        let ending = count == 1 ? "" : "s"
        return switch unitsStyle {
        case .full, .spellOut, .positional: "\(count) \(full)\(ending)"
        case .short, .brief: "\(count) \(short)\(ending)"
        case .abbreviated: "\(count)\(letter)"
        }
      case .length(let unit, let seconds):
        let style = Duration.UnitsFormatStyle(
          allowedUnits: [unit], width: width, maximumUnitCount: 1, zeroValueUnits: .show(length: 1)
        ).locale(counting.locale ?? .autoupdatingCurrent)
        return style.format(.seconds(count * seconds))
      }
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
      switch unitsStyle {
      case .full, .spellOut, .positional: .wide
      case .short, .brief: .abbreviated
      case .abbreviated: .narrow
      }
    }

    private func joined(_ words: [String], isNegative: Bool) -> String {
      let separator = [.abbreviated, .brief].contains(unitsStyle) ? " " : ", "
      return (isNegative ? "-" : "") + words.joined(separator: separator)
    }
  }
#endif
