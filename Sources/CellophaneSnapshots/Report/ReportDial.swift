internal import CellophaneSite

/// A choice of the surroundings that both pages are shown in.
struct ReportDial {
  var label: String
  var name: String
  var options: [(value: String, title: String)]

  var values: [String: Any] {
    [
      "label": label, "name": name,
      "options": options.map { ["value": $0.value, "title": $0.title] },
    ]
  }

  private static let surroundings = [
    ReportDial(
      label: "Scheme", name: "scheme",
      options: [("", "Automatic"), ("light", "Light"), ("dark", "Dark")]),
    ReportDial(
      label: "Contrast", name: "contrast",
      options: [("", "Automatic"), ("normal", "Normal"), ("more", "High")]),
    ReportDial(
      label: "Direction", name: "dir",
      options: [("", "As declared"), ("ltr", "Left to right"), ("rtl", "Right to left")]),
    ReportDial(
      label: "Text", name: "textSize",
      options: [
        ("", "As declared"), ("extraSmall", "Extra small"), ("large", "Large"),
        ("extraExtraExtraLarge", "XXXL"), ("accessibility3", "Accessibility 3"),
        ("accessibility5", "Accessibility 5"),
      ]),
    ReportDial(
      label: "Rows", name: "state",
      options: [
        ("", "As they are"), ("highlighted", "Highlighted"), ("selected", "Selected"),
        ("focused", "Focused"), ("disabled", "Disabled"), ("expanded", "Expanded"),
        ("swiped", "Swiped"), ("editing", "Editing"),
      ]),
    ReportDial(
      label: "Width", name: "width",
      options: [
        ("", "As declared"), ("320", "320"), ("375", "375"), ("440", "440"), ("744", "744"),
        ("1024", "1024"),
      ]),
    ReportDial(
      label: "Height", name: "height",
      options: [("", "One screen"), ("2", "2 screens"), ("4", "4 screens"), ("8", "8 screens")]),
  ]

  /// The dials of some pages, with one for their steps where they have several.
  static func all(for screens: [ChangeScreen]) -> [ReportDial] {
    var frames: [ChangeScreen.Frame] = []
    for frame in screens.reversed().flatMap(\.frames)
    where !frames.contains(where: { $0.id == frame.id }) {
      frames.append(frame)
    }
    guard frames.count > 1 else { return surroundings }
    // The titles come from a page and are escaped as they stand.
    let steps = ReportDial(
      label: "Step", name: "frame",
      options: [("", "As it opens")] + frames.map { ($0.id, $0.title) })
    return [steps] + surroundings
  }
}
