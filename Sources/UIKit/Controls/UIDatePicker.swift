/// A choice of a date or time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen: a date, a time or both.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4
  }

  /// What is chosen: a date, a time or both.
  open var datePickerMode = Mode.dateAndTime
  /// How the choice would look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How the choice looks.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  private var chosen: Date?
  /// The date that was set, between the bounds; `nil` where none was.
  package var givenDate: Date? { chosen.map { bounded($0) } }
  /// Kept between the bounds; now, until one is chosen.
  open var date: Date {
    get { bounded(chosen ?? Date()) }
    set { chosen = newValue }
  }
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?
  /// Minutes.
  open var minuteInterval = 1
  /// Seconds.
  open var countDownDuration: TimeInterval = 0
  /// Whose words are shown.
  open var locale: Locale?
  /// By which days are counted.
  open var calendar: Calendar! = .current
  /// Where times are.
  open var timeZone: TimeZone?
  /// Whether times are rounded to the interval.
  open var roundsToMinuteInterval = true

  open override var intrinsicContentSize: CGSize { DateWords(self).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  private func bounded(_ date: Date) -> Date {
    min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  /// Chooses as a person does, and tells.
  package func simulateChoice(of date: Date) {
    guard isEnabled else { return }
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// How a date picker is shown.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
