/// How a look draws pickers of dates. Distances are in points.
package struct PickerMetrics: Hashable, Sendable {
  /// Wheels and a month.
  package var width: Double
  /// Between a date and a time, and around the words of each.
  package var gap: Double
  package var wordsBlock: Double
  package var wordsInline: Double
  package var wordsRadius: Double
  /// Between wheels, between a wheel's rows, and around them.
  package var wheelGap: Double
  package var wheelRowGap: Double
  package var wheelPadding: Double
  package var wheelsHeight: Double
  package var wheelFont: LookFont
  /// The band over the chosen row.
  package var bandHeight: Double
  package var bandRadius: Double
  /// A month's line of its name, and that of a time below it; the room around all of it.
  package var monthHead: Double
  package var monthPadding: Double
  /// The circle of a month's day.
  package var day: Double
  package var dayGap: Double
  package var dayFont: LookFont
  package var weekdayFont: LookFont
}

extension Look {
  /// How the look draws pickers of dates.
  ///
  /// Source: chosen by eye; wheels are known to be 320 by 216.
  package var pickers: PickerMetrics {
    PickerMetrics(
      width: 320, gap: 6, wordsBlock: 6, wordsInline: 11, wordsRadius: name == .iOS18 ? 6 : 18,
      wheelGap: 20, wheelRowGap: 6, wheelPadding: 16, wheelsHeight: 216,
      wheelFont: LookFont(size: 21),
      bandHeight: 32, bandRadius: name == .iOS18 ? 8 : 16, monthHead: 36, monthPadding: 12, day: 36,
      dayGap: 4,
      dayFont: LookFont(size: 20), weekdayFont: LookFont(size: 13, weight: 600))
  }
}
