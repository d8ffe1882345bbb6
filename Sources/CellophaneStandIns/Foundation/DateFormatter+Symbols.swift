#if !canImport(ObjectiveC)
  public import Foundation

  /// Whose names of days and months may be unwrapped, as Apple's Foundation declares them.
  ///
  /// Members of a protocol give way to those of the class wherever both would do.
  public protocol UnwrappedSymbols {}

  extension DateFormatter: UnwrappedSymbols {}

  extension UnwrappedSymbols where Self: DateFormatter {
    /// The names of days.
    public var weekdaySymbols: [String]! { self.weekdaySymbols as [String] }
    /// The names of days in short.
    public var shortWeekdaySymbols: [String]! { self.shortWeekdaySymbols as [String] }
    /// The names of days in a letter.
    public var veryShortWeekdaySymbols: [String]! { self.veryShortWeekdaySymbols as [String] }
    /// The names of days as they stand alone.
    public var standaloneWeekdaySymbols: [String]! { self.standaloneWeekdaySymbols as [String] }
    /// The names of days in short, as they stand alone.
    public var shortStandaloneWeekdaySymbols: [String]! {
      self.shortStandaloneWeekdaySymbols as [String]
    }
    /// The names of days in a letter, as they stand alone.
    public var veryShortStandaloneWeekdaySymbols: [String]! {
      self.veryShortStandaloneWeekdaySymbols as [String]
    }
    /// The names of months.
    public var monthSymbols: [String]! { self.monthSymbols as [String] }
    /// The names of months in short.
    public var shortMonthSymbols: [String]! { self.shortMonthSymbols as [String] }
    /// The names of months in a letter.
    public var veryShortMonthSymbols: [String]! { self.veryShortMonthSymbols as [String] }
    /// The names of months as they stand alone.
    public var standaloneMonthSymbols: [String]! { self.standaloneMonthSymbols as [String] }
    /// The names of months in short, as they stand alone.
    public var shortStandaloneMonthSymbols: [String]! {
      self.shortStandaloneMonthSymbols as [String]
    }
    /// The names of months in a letter, as they stand alone.
    public var veryShortStandaloneMonthSymbols: [String]! {
      self.veryShortStandaloneMonthSymbols as [String]
    }
  }
#endif
