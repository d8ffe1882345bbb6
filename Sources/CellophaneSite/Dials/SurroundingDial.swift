internal import CellophaneDocument
internal import CellophaneLook

/// A choice of what a page is shown in, which goes into its query: for the bench around a preview
/// and for the report around two versions of it.
package struct SurroundingDial: Sendable {
  package var label: String
  package var name: String
  /// The first leaves it to the page.
  package var options: [(value: String, title: String)]

  /// - Parameter options: Their titles are escaped already.
  package init(label: String, name: String, options: [(value: String, title: String)]) {
    self.label = label
    self.name = name
    self.options = options
  }

  /// For a template.
  package var values: [String: Any] {
    [
      "label": label, "name": name,
      "options": options.map { ["value": $0.value, "title": $0.title] },
    ]
  }

  /// Of a page in a device: what most people ask for.
  static let first = [scheme, textSize]
  /// Of a page in a device: what stands behind a button.
  static let more = [contrast, direction]

  /// What may stand around a page, which is its own device unless somebody chooses.
  static func device(of environment: ResolvedEnvironment) -> SurroundingDial {
    let isPhone = environment.idiom == .phone
    return SurroundingDial(
      label: "Device", name: "device",
      options: [
        ("", isPhone ? "Phone" : "Pad"), isPhone ? ("pad", "Pad") : ("phone", "Phone"),
        ("none", "No device"),
      ])
  }

  /// The states that rows take together; editing has a switch of its own where rows can be edited.
  static func rows(isSwipeable: Bool, isEditable: Bool) -> SurroundingDial {
    var dial = states
    dial.options.removeAll {
      $0.value == "swiped" && !isSwipeable || $0.value == "editing" && isEditable
    }
    return dial
  }

  /// Of a page alone.
  static let page = [scheme, contrast, direction, textSize, states]
  /// Of pages beside each other.
  package static let report = [scheme, contrast, direction, textSize, states, width, height]

  private static let scheme = SurroundingDial(
    label: "Appearance", name: "scheme",
    options: [("", "Automatic"), ("light", "Light"), ("dark", "Dark")])
  private static let contrast = SurroundingDial(
    label: "Contrast", name: "contrast",
    options: [("", "Automatic"), ("normal", "Normal"), ("more", "High")])
  private static let direction = SurroundingDial(
    label: "Direction", name: "dir",
    options: [("", "By language"), ("ltr", "Left to right"), ("rtl", "Right to left")])
  private static let textSize = SurroundingDial(
    label: "Text size", name: "textSize",
    options: [("", "Default")]
      + TextSize.allCases.map { size in
        (size.rawValue, size.words.prefix(1).uppercased() + size.words.dropFirst())
      })
  static let width = SurroundingDial(
    label: "Width", name: "width",
    options: [("", "The device’s")]
      + ["320", "375", "440", "744", "1024", "1366"].map { ($0, $0) })
  private static let height = SurroundingDial(
    label: "Height", name: "height",
    options: [("", "One screen"), ("2", "2 screens"), ("4", "4 screens"), ("8", "8 screens")])
  private static let states = SurroundingDial(
    label: "Rows", name: "state",
    options: [
      ("", "As they are"), ("highlighted", "Pressed"), ("selected", "Selected"),
      ("focused", "Focused"), ("disabled", "Disabled"), ("expanded", "Expanded"),
      ("swiped", "Swiped"), ("editing", "Editing"),
    ])
}

extension TextSize {
  /// `extra small`, `XL`.
  var words: String {
    switch self {
    case .extraSmall: "extra small"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibility1: "accessibility 1"
    case .accessibility2: "accessibility 2"
    case .accessibility3: "accessibility 3"
    case .accessibility4: "accessibility 4"
    case .accessibility5: "accessibility 5"
    }
  }
}
