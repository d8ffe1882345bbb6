internal import CellophaneDocument
internal import UIKit

/// The words that a date picker shows, by the calendar alone: no clock and no place of the machine
/// that builds reaches the page.
@MainActor struct DateWords {
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

  init(_ picker: UIDatePicker) {
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

  var form: ResolvedControl.Form {
    switch picker.datePickerStyle {
    case .wheels: .wheels(columns)
    case .inline where picker.datePickerMode != .time && picker.datePickerMode != .countDownTimer:
      month
    default: .date(capsules)
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

  private var columns: [[String]] {
    let month = (parts.month ?? 1) - 1
    let months = (-1...1).map { self.months[(month + $0 + 12) % 12] }
    let days = (-1...1).map { "\(((parts.day ?? 1) + $0 + 30) % 31 + 1 - 1)" }
    let years = (-1...1).map { "\((parts.year ?? 2_000) + $0)" }
    let hours = (-1...1).map { "\(((parts.hour ?? 0) + $0 + 23) % 12 + 1)" }
    let minutes = (-1...1).map { step in
      let minute = ((parts.minute ?? 0) + step * max(picker.minuteInterval, 1) + 60) % 60
      return minute < 10 ? "0\(minute)" : "\(minute)"
    }
    let halves = (parts.hour ?? 0) < 12 ? ["", "AM", "PM"] : ["AM", "PM", ""]
    switch picker.datePickerMode {
    case .date: return [months, days.map { $0 == "0" ? "31" : $0 }, years]
    case .yearAndMonth: return [months, years]
    case .time: return [hours, minutes, halves]
    case .dateAndTime: return [dates, hours, minutes, halves]
    case .countDownTimer:
      let total = Int(picker.countDownDuration / 60)
      return [
        (-1...1).map { "\((total / 60 + $0 + 24) % 24) h" },
        (-1...1).map { "\((total % 60 + $0 + 60) % 60) min" },
      ]
    }
  }

  private var dates: [String] {
    let date = picker.givenDate ?? Self.unchosen
    return (-1...1).map { step in
      let other = calendar.dateComponents(
        [.month, .day], from: date.addingTimeInterval(Double(step) * 86_400))
      let name = months[((other.month ?? 1) - 1 + 12) % 12]
      return "\(name.prefix(3)) \(other.day ?? 1)"
    }
  }

  // MARK: Month

  private var month: ResolvedControl.Form {
    var first = parts
    first.day = 1
    let start = calendar.date(from: first) ?? Self.unchosen
    let weekday = calendar.component(.weekday, from: start)
    let days = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    return .month(
      name: "\(monthName) \(parts.year ?? 2_000)", blank: weekday - 1, days: days,
      chosen: parts.day ?? 1)
  }
}
