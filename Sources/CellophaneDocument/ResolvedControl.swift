package import CellophaneLook

/// A control with its state.
package struct ResolvedControl: Codable, Hashable, Sendable {
  /// One choice of several side by side.
  package struct Segment: Codable, Hashable, Sendable {
    package var title: String?
    package var image: ResolvedImage?
    package var isEnabled: Bool
    /// Points; `nil` shares the room.
    package var width: Double?

    package init(
      title: String?, image: ResolvedImage? = nil, isEnabled: Bool = true, width: Double? = nil
    ) {
      self.title = title
      self.image = image
      self.isEnabled = isEnabled
      self.width = width
    }
  }

  /// One wheel of a picker.
  package struct Wheel: Codable, Hashable, Sendable {
    /// Five, with the chosen one in the middle; without runs where there is no row.
    package var rows: [ResolvedText]
    /// Points; `nil` shares the room.
    package var width: Double?

    package init(rows: [ResolvedText], width: Double? = nil) {
      self.rows = rows
      self.width = width
    }
  }

  /// The colours of choices' titles; `nil` for the look's.
  package struct TitleColors: Codable, Hashable, Sendable {
    package var usual: LookColor?
    /// That of the chosen one, where it differs.
    package var chosen: LookColor?

    package init(usual: LookColor? = nil, chosen: LookColor? = nil) {
      self.usual = usual
      self.chosen = chosen
    }
  }

  package enum Form: Codable, Hashable, Sendable {
    /// The chosen one by its number, `nil` for none.
    case segments([Segment], chosen: Int?, tint: LookColor?, titles: TitleColors = TitleColors())
    case slider(ResolvedSlider)
    /// The value is not seen, and what a step does may depend on it.
    case stepper(Double, canDecrease: Bool, canIncrease: Bool)
    /// 0 to 1.
    case progress(Double, done: LookColor?, track: LookColor?)
    case activity(isMoving: Bool, isLarge: Bool, color: LookColor)
    case pages(count: Int, current: Int, color: LookColor?, currentColor: LookColor?)
    case field(ResolvedField)
    /// The words of a date's and a time's capsule.
    case date([String])
    /// Columns of words with the chosen one in the middle.
    case wheels([[String]])
    /// Wheels of whatever an author lets choose from, with the height of a row in points; `nil` is the
    /// look's.
    case choosers([Wheel], rowHeight: Double?)
    /// A month's name, the number of blank days before its first, how many it has, the chosen one; the
    /// words of a time, where one is chosen too.
    case month(name: String, blank: Int, days: Int, chosen: Int, time: String?)
  }

  package var form: Form
  package var isEnabled: Bool
  /// Whether somebody hears of its value of whom it is not known what they do then.
  package var isHeard = false

  package init(_ form: Form, isEnabled: Bool = true) {
    self.form = form
    self.isEnabled = isEnabled
  }
}

/// A value between two bounds.
package struct ResolvedSlider: Codable, Hashable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  package var minimumImage: ResolvedImage?
  package var maximumImage: ResolvedImage?
  package var minimumTrack: LookColor?
  package var maximumTrack: LookColor?
  package var knob: LookColor?

  package init(
    value: Double, minimum: Double, maximum: Double, minimumImage: ResolvedImage? = nil,
    maximumImage: ResolvedImage? = nil, minimumTrack: LookColor? = nil,
    maximumTrack: LookColor? = nil, knob: LookColor? = nil
  ) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.minimumImage = minimumImage
    self.maximumImage = maximumImage
    self.minimumTrack = minimumTrack
    self.maximumTrack = maximumTrack
    self.knob = knob
  }
}

/// A line of text that can be typed into.
package struct ResolvedField: Codable, Hashable, Sendable {
  package enum Border: String, Codable, Hashable, Sendable { case none, line, bezel, roundedRect }

  package var text: String
  package var placeholder: String
  /// The author's colour of what an empty field shows.
  package var placeholderColor: LookColor?
  package var font: LookFont
  package var color: LookColor
  package var alignment: ResolvedText.Alignment
  package var border: Border
  package var isSecure: Bool
  package var isSearch: Bool
  package var showsClear: Bool
  /// Whether somebody hears what is typed into a search field.
  package var isHeard = false
  /// What the author's code was asked with; the page shows what is typed in its place. `nil` where
  /// nothing can be typed.
  package var sample: String?
  /// Whether the first view inside stands before the text.
  package var startsWithView = false
  /// Words of the button beside a search field.
  package var cancelTitle: String?
  /// What a search is narrowed by, before the text.
  package var tokens: [ResolvedToken] = []
  /// Where is searched, to be chosen from below a search field.
  package var scopes: ResolvedScopes?

  package init(
    text: String, placeholder: String, font: LookFont, color: LookColor,
    alignment: ResolvedText.Alignment = .natural, border: Border = .none, isSecure: Bool = false,
    isSearch: Bool = false, showsClear: Bool = false, cancelTitle: String? = nil
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.color = color
    self.alignment = alignment
    self.border = border
    self.isSecure = isSecure
    self.isSearch = isSearch
    self.showsClear = showsClear
    self.cancelTitle = cancelTitle
  }
}
