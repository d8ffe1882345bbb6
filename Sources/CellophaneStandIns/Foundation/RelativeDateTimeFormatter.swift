#if !canImport(ObjectiveC)
  public import Foundation

  /// Says how long ago something was, or when it will be.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days have names.
    public enum DateTimeStyle: Int, Sendable {
      /// 1 day ago.
      case numeric
      /// Yesterday.
      case named
    }

    /// How long words are.
    public enum UnitsStyle: Int, Sendable {
      /// 2 months ago.
      case full
      /// Two months ago.
      case spellOut
      /// 2 mo. ago.
      case short
      /// 2 mo ago.
      case abbreviated
    }

    /// Whether days have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long words are.
    open var unitsStyle = UnitsStyle.full
    /// What counts the days.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Whose words they are.
    open var locale: Locale! = .autoupdatingCurrent
    /// Where the words stand.
    open var formattingContext = Formatter.Context.unknown

    /// A date as seen from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
        unitsStyle: units, locale: locale, calendar: calendar,
        capitalizationContext: formattingContext.capitalization)
      return style.format(referenceDate)
    }

    /// A moment some seconds from now, or before where there are fewer than none.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// A moment some days, hours and so on from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date()
      let date = calendar.date(byAdding: dateComponents, to: now) ?? now
      return localizedString(for: date, relativeTo: now)
    }

    /// A date as seen from now; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }

  extension Formatter.Context {
    fileprivate var capitalization: FormatStyleCapitalizationContext {
      switch self {
      case .standalone: .standalone
      case .listItem: .listItem
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      default: .unknown
      }
    }
  }

  /// Puts things together as a sentence does: `a, b and c`.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// Whose words they are.
    open var locale: Locale! = .autoupdatingCurrent
    /// What says each thing; `nil` for how it describes itself.
    open var itemFormatter: Formatter?

    /// Texts, put together.
    open class func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and))
    }

    /// Things, put together; `nil` where one has no text.
    open func string(from items: [Any]) -> String? {
      let texts = items.compactMap { item -> String? in
        guard let itemFormatter else { return "\(item)" }
        return itemFormatter.string(for: item)
      }
      guard texts.count == items.count else { return nil }
      return texts.formatted(ListFormatStyle.list(type: .and).locale(locale))
    }

    /// A list of things; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
      (obj as? [Any]).flatMap(string(from:))
    }
  }
#endif
