internal import CellophaneLook

/// The words that a date picker shows, by the calendar alone: no clock and no place of the machine
/// that builds reaches the page.
@MainActor package struct DateWords {
  /// What a picker shows, by its style and mode.
  package enum Form {
    /// A date, a time or both, in words.
    case words([String])
    /// Columns of five words, of which the middle one is chosen.
    case wheels([[String]])
    /// A month, with so many blank days before its first, above a time where one is chosen too.
    case month(name: String, blank: Int, days: Int, chosen: Int, time: String?)
  }

  private let picker: UIDatePicker
  private let parts: DateComponents
  private let calendar: Calendar

  /// English stands here, so that it is the same wherever a page is built.
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private var isEnglish: Bool { LanguageTag(Localization.language).code == "en" }

  private var months: [String] {
    isEnglish ? Self.englishMonths : calendar.standaloneMonthSymbols
  }

  /// Words of the chosen moment as the page's language puts them.
  private func words(_ template: (Date.FormatStyle) -> Date.FormatStyle) -> String {
    var style = Date.FormatStyle(locale: calendar.locale ?? Locale(identifier: "en"))
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return (picker.givenDate ?? Self.unchosen).formatted(template(style))
  }

  package init(_ picker: UIDatePicker) {
    self.picker = picker
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: Localization.language)
    calendar.timeZone = picker.timeZone ?? .gmt
    self.calendar = calendar
    parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: picker.givenDate ?? Self.unchosen)
  }

  /// What a picker shows that was given no date: 9:41 on the first page of this story.
  private static let unchosen = Date(timeIntervalSince1970: 1_168_335_660)

  package var form: Form {
    switch picker.datePickerStyle {
    case .wheels: .wheels(columns)
    case .inline where picker.datePickerMode != .time && picker.datePickerMode != .countDownTimer:
      month
    default: .words(capsules)
    }
  }

  /// The room that all of it takes.
  var size: CGSize {
    let metrics = Look.current.pickers
    switch form {
    case .words(let words):
      let font = UIFont(Look.current.fields.plainFont)
      let sizes = words.map {
        TextMeasure(font: font).size(of: $0, within: .infinity, lines: 1)
      }
      let gaps = CGFloat(metrics.gap) * CGFloat(max(words.count - 1, 0))
      return CGSize(
        width: sizes.map { $0.width + 2 * CGFloat(metrics.wordsInline) }.reduce(gaps, +),
        height: (sizes.map(\.height).max() ?? 0) + 2 * CGFloat(metrics.wordsBlock))
    case .wheels:
      return CGSize(width: metrics.width, height: metrics.wheelsHeight)
    case .month(_, let blank, let days, _, let time):
      let weeks = CGFloat((blank + days + 6) / 7)
      let gap = CGFloat(metrics.dayGap)
      var height = CGFloat(metrics.monthHead) + UIFont(metrics.weekdayFont).lineHeight + gap
      height += weeks * (CGFloat(metrics.day) + gap) + 2 * CGFloat(metrics.monthPadding)
      if time != nil { height += CGFloat(metrics.monthHead) + gap }
      return CGSize(width: metrics.width, height: height)
    }
  }

  private var monthName: String {
    let number = (parts.month ?? 1) - 1
    return months.indices.contains(number) ? months[number] : ""
  }

  private var day: String {
    isEnglish
      ? "\(monthName.prefix(3)) \(parts.day ?? 1), \(parts.year ?? 2_000)"
      : words { $0.day().month(.abbreviated).year() }
  }

  private var time: String {
    guard isEnglish else { return words { $0.hour().minute() } }
    let hour = parts.hour ?? 0
    let minute = parts.minute ?? 0
    let twelve = hour % 12 == 0 ? 12 : hour % 12
    return "\(twelve):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }

  private var capsules: [String] {
    switch picker.datePickerMode {
    case .time: [time]
    case .date: [day]
    case .dateAndTime: [day, time]
    case .yearAndMonth: ["\(monthName) \(parts.year ?? 2_000)"]
    case .countDownTimer: [duration]
    }
  }

  private var duration: String {
    let minutes = Int(picker.countDownDuration / 60)
    return "\(minutes / 60) h \(minutes % 60) min"
  }

  // MARK: Wheels

  /// The rows of a wheel, from the chosen one.
  private static let steps = -2...2

  private var columns: [[String]] {
    let month = (parts.month ?? 1) - 1
    let months = Self.steps.map { self.months[(month + $0 + 12) % 12] }
    let days = Self.steps.map { "\(((parts.day ?? 1) + $0 + 30) % 31 + 1)" }
    let years = Self.steps.map { "\((parts.year ?? 2_000) + $0)" }
    let hours = Self.steps.map { "\(((parts.hour ?? 0) + $0 + 23) % 12 + 1)" }
    let minutes = Self.steps.map { step in
      let minute = ((parts.minute ?? 0) + step * max(picker.minuteInterval, 1) + 120) % 60
      return minute < 10 ? "0\(minute)" : "\(minute)"
    }
    let halves = (parts.hour ?? 0) < 12 ? ["", "", "AM", "PM", ""] : ["", "AM", "PM", "", ""]
    switch picker.datePickerMode {
    case .date: return [months, days, years]
    case .yearAndMonth: return [months, years]
    case .time: return [hours, minutes, halves]
    case .dateAndTime: return [dates, hours, minutes, halves]
    case .countDownTimer:
      let total = Int(picker.countDownDuration / 60)
      return [
        Self.steps.map { "\((total / 60 + $0 + 24) % 24) h" },
        Self.steps.map { "\((total % 60 + $0 + 60) % 60) min" },
      ]
    }
  }

  private var dates: [String] {
    let date = picker.givenDate ?? Self.unchosen
    return Self.steps.map { step in
      let other = calendar.dateComponents(
        [.month, .day], from: date.addingTimeInterval(Double(step) * 86_400))
      let name = months[((other.month ?? 1) - 1 + 12) % 12]
      return "\(name.prefix(3)) \(other.day ?? 1)"
    }
  }

  // MARK: Month

  private var month: Form {
    var first = parts
    first.day = 1
    let start = calendar.date(from: first) ?? Self.unchosen
    let weekday = calendar.component(.weekday, from: start)
    let days = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    return .month(
      name: "\(monthName) \(parts.year ?? 2_000)", blank: weekday - 1, days: days,
      chosen: parts.day ?? 1, time: picker.datePickerMode == .dateAndTime ? time : nil)
  }
}
