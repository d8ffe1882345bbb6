internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedControl {
  /// The class of the control's box.
  var className: ClassName {
    switch form {
    case .segments: .segments
    case .slider: .slider
    case .stepper: .stepper
    case .progress: .progress
    case .activity: .activity
    case .pages: .pageDots
    case .field: .field
    case .date: .dateWords
    case .wheels, .choosers: .wheels
    case .month: .month
    }
  }

  /// Whether the first view inside stands before what can be typed into.
  var startsWithView: Bool {
    if case .field(let field) = form { field.startsWithView } else { false }
  }

  /// Writes what says to a reader what the control is.
  func writeAttributes(
    _ accessibility: ResolvedAccessibility?, to html: inout HTMLWriter, in scope: Scope
  ) {
    let label = accessibility?.label
    func name(_ role: StaticString, _ kind: PageWord) {
      html.attribute("role", role)
      html.name(accessibility?.spokenLabel, otherwise: kind, in: scope)
    }
    switch form {
    case .segments: name("group", .choices)
    case .choosers:
      name("group", .choices)
      html.attribute("data-kind", "choices")
    case .stepper: name("group", .stepper)
    case .date, .wheels, .month: name("group", .date)
    case .progress(let part, _, _):
      html.attribute("role", "progressbar")
      html.attribute("aria-label", text: label ?? scope.words[.progress])
      html.attribute("aria-valuenow", number: (part * 100).rounded())
      if let value = accessibility?.value { html.attribute("aria-valuetext", text: value) }
    case .activity(let isMoving, let isLarge, _):
      html.attribute("role", "progressbar")
      html.attribute("aria-label", text: label ?? scope.words[.inProgress])
      if isLarge { html.attribute("data-scale", "large") }
      if !isMoving { html.attribute("data-shown", "still") }
    case .pages(let count, let current, _, _):
      html.attribute("role", "img")
      html.attribute("aria-label", text: label ?? scope.words.page(current + 1, of: count))
    case .field(let field):
      if field.isSearch { html.attribute("data-kind", "search") }
      if field.border != .none { html.attribute("data-edge", text: field.border.rawValue) }
    case .slider: break
    }
    if form.isNamed { accessibility?.writeDescription(to: &html) }
    if !isEnabled { html.attribute("data-shown", "disabled") }
  }

  func writeProperties(to html: inout HTMLWriter) {
    switch form {
    case .segments(let segments, _, let tint, let titles):
      if let tint { html.property("chosen-fill") { $0.append(tint) } }
      if let color = titles.usual { html.property("title-color") { $0.append(color) } }
      if let color = titles.chosen { html.property("chosen-title-color") { $0.append(color) } }
      if segments.contains(where: { $0.width != nil }) {
        html.property("columns") { $0.append(columns: segments) }
      }
    case .slider(let slider):
      if let track = slider.maximumTrack { html.property("track") { $0.append(track) } }
      if let done = slider.minimumTrack { html.property("chosen-fill") { $0.append(done) } }
      if let knob = slider.knob { html.property("knob-fill") { $0.append(knob) } }
    case .progress(let part, let done, let track):
      if let done { html.property("chosen-fill") { $0.append(done) } }
      html.property("part") { value in
        value.append(part * 100)
        value.append("%")
      }
      if let track { html.property("track") { $0.append(track) } }
    case .activity(_, _, let color): html.property("text-color") { $0.append(color) }
    case .pages(_, _, let color, let currentColor):
      if let color { html.property("track") { $0.append(color) } }
      if let currentColor { html.property("chosen-fill") { $0.append(currentColor) } }
    case .choosers(_, let height?): html.property("wheel-band") { $0.append(points: height) }
    default: break
    }
  }

  // MARK: Inside

  /// - Parameter outcomes: What the choices do, by their number.
  func writeInside(
    _ accessibility: ResolvedAccessibility?, doing outcomes: [ResolvedOutcome?],
    to html: inout HTMLWriter, in scope: Scope
  ) {
    func outcome(_ choice: Int) -> ResolvedOutcome? {
      outcomes.indices.contains(choice) ? outcomes[choice] : nil
    }
    switch form {
    case .segments(let segments, let chosen, _, _):
      for (number, segment) in segments.enumerated() {
        write(
          segment, isChosen: number == chosen, doing: outcome(number), to: &html, in: scope)
      }
    case .slider(let slider):
      slider.minimumImage?.write(as: .symbol, to: &html)
      writeSlider(slider, accessibility, to: &html, in: scope)
      slider.maximumImage?.write(as: .symbol, to: &html)
    case .stepper(_, let canDecrease, let canIncrease):
      writeStep(.decrement, "minus", canDecrease, doing: outcome(0), to: &html, in: scope)
      writeStep(.increment, "plus", canIncrease, doing: outcome(1), to: &html, in: scope)
    case .progress, .activity: break
    case .pages(let count, let current, _, _):
      for number in 0..<min(max(count, 0), 30) {
        html.element("span", .run) { html in
          if number == current { html.attribute("data-selected", "") }
        }
      }
    case .field(let field): write(field, accessibility, to: &html, in: scope)
    case .date(let words):
      for word in words { html.element("span", .run) { $0.text(word) } }
    case .wheels(let columns):
      for column in columns {
        html.element("span", .run) { html in
          for (index, word) in column.enumerated() {
            html.element("span", .label) { html in
              // The band across the middle chooses.
              if index != column.count / 2 { html.attribute("aria-hidden", "true") }
              html.text(word)
            }
          }
        }
      }
    case .choosers(let wheels, _): wheels.write(to: &html, in: scope)
    case .month(let name, let blank, let days, let chosen, let time):
      writeMonth(name, blank, days, chosen, to: &html, in: scope)
      if let time { writeTime(time, to: &html, in: scope) }
    }
  }

  private func write(
    _ segment: Segment, isChosen: Bool, doing outcome: ResolvedOutcome?,
    to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("button", .segment) { html in
      html.attribute("type", "button")
      html.attribute("aria-pressed", text: isChosen ? "true" : "false")
      if !isEnabled || !segment.isEnabled { html.attribute("disabled", "disabled") }
      outcome?.write(as: "data-edits", to: &html, in: scope)
      html.writeStop(in: scope)
      if segment.title == nil {
        html.attribute("aria-label", text: segment.image?.label ?? scope.words[.choice])
      }
      if let width = segment.width { html.property("width") { $0.append(points: width) } }
      if var image = segment.image, segment.title == nil {
        image.label = nil
        image.write(as: .symbol, to: &html)
      }
      if let title = segment.title { html.text(title) }
    }
  }

  private func writeSlider(
    _ slider: ResolvedSlider, _ accessibility: ResolvedAccessibility?, to html: inout HTMLWriter,
    in scope: Scope
  ) {
    let length = slider.maximum - slider.minimum
    let part = length > 0 ? (slider.value - slider.minimum) / length : 0
    html.void("input") { html in
      html.attribute("type", "range")
      // UIKit: a slider says how many percent it is at, whatever its values are.
      html.attribute("min", "0")
      html.attribute("max", "100")
      html.attribute("step", "any")
      html.attribute("value", number: (part * 100).rounded())
      html.name(accessibility?.label, otherwise: .slider, in: scope)
      if let value = accessibility?.value { html.attribute("aria-valuetext", text: value) }
      accessibility?.writeDescription(to: &html)
      writeHeard(to: &html)
      if !isEnabled { html.attribute("disabled", "disabled") }
      html.writeStop(in: scope)
      html.property("part") { $0.append(part) }
    }
  }

  private func writeStep(
    _ name: PageWord, _ kind: StaticString, _ isPossible: Bool,
    doing outcome: ResolvedOutcome?, to html: inout HTMLWriter, in scope: Scope
  ) {
    html.element("button", .segment) { html in
      html.attribute("type", "button")
      html.attribute("aria-label", text: scope.words[name])
      html.attribute("data-kind") { $0.append(kind) }
      if !isEnabled || !isPossible { html.attribute("disabled", "disabled") }
      outcome?.write(as: "data-edits", to: &html, in: scope)
      html.writeStop(in: scope)
    }
  }

  private func write(
    _ field: ResolvedField, _ accessibility: ResolvedAccessibility?, to html: inout HTMLWriter,
    in scope: Scope
  ) {
    field.tokens.write(to: &html, in: scope) { html in
      write(
        field, as: field.tokens.isEmpty ? nil : .searchField, accessibility, to: &html, in: scope)
    }
    if field.showsClear { html.element("span", .run) { $0.attribute("aria-hidden", "true") } }
    if let title = field.cancelTitle {
      html.element("button", .segment) { html in
        html.attribute("type", "button")
        html.writeStop(in: scope)
        html.text(title)
      }
    }
    field.scopes?.write(below: nil, to: &html, in: scope)
    if field.isAnswered(in: scope) { scope.searching?.writeStatus(to: &html, in: scope) }
  }

  private func write(
    _ field: ResolvedField, as style: ClassName?, _ accessibility: ResolvedAccessibility?,
    to html: inout HTMLWriter, in scope: Scope
  ) {
    html.void("input", style) { html in
      html.attribute("type", text: field.isSecure ? "password" : field.isSearch ? "search" : "text")
      html.attribute("value", text: field.text)
      html.attribute("placeholder", text: field.placeholder)
      let placeholder = field.placeholder.isEmpty ? nil : field.placeholder
      html.name(accessibility?.label ?? placeholder, otherwise: .textField, in: scope)
      accessibility?.writeDescription(to: &html)
      html.attribute("autocomplete", "off")
      writeHeard(to: &html)
      if let sample = field.sample, isEnabled { html.attribute("data-sample", text: sample) }
      if field.isAnswered(in: scope) {
        field.writeSearch(to: &html, in: scope)
      } else if !isEnabled {
        html.attribute("disabled", "disabled")
      }
      html.writeStop(in: scope)
      if field.color != .system(.label) {
        html.property("text-color") { $0.append(field.color) }
      }
      if let color = field.placeholderColor {
        html.property("placeholder-color") { $0.append(color) }
      }
      field.font.writeProperties(comparedTo: LookFont(size: 17), to: &html, in: scope)
      if field.alignment != .natural {
        html.property("text-alignment") { $0.append(keyword: field.alignment) }
      }
    }
  }

  /// What is done with another value is not known, so that the page says that it stops.
  private func writeHeard(to html: inout HTMLWriter) {
    guard isHeard, isEnabled else { return }
    html.use(.edits)
    html.attribute("data-heard", "")
  }

  private func writeMonth(
    _ name: String, _ blank: Int, _ days: Int, _ chosen: Int, to html: inout HTMLWriter,
    in scope: Scope
  ) {
    let week = scope.words.week
    html.element("span", .label) { $0.text(name) }
    for letter in week.letters {
      html.element("span", .run) { html in
        html.attribute("aria-hidden", "true")
        html.attribute("data-kind", "heading")
        html.text(String(letter))
      }
    }
    for _ in 0..<(blank + 7 - week.start) % 7 { html.element("span", .run) { _ in } }
    for day in 1...max(days, 1) {
      html.element("span", .run) { html in
        if day == chosen {
          html.attribute("aria-current", "date")
          html.attribute("data-selected", "")
        }
        html.text("\(day)")
      }
    }
  }

  private func writeTime(_ time: String, to html: inout HTMLWriter, in scope: Scope) {
    html.element("span", .dateWords) { html in
      html.element("span", .label) { $0.text(scope.words[.time]) }
      html.element("span", .run) { $0.text(time) }
    }
  }
}

extension ResolvedControl.Form {
  /// Whether the box around the control is what is named.
  fileprivate var isNamed: Bool {
    switch self {
    case .slider, .field: false
    default: true
    }
  }
}

extension AttributeValue {
  /// Appends the widths of segments: their own, or a share of what is left.
  fileprivate mutating func append(columns segments: [ResolvedControl.Segment]) {
    for (index, segment) in segments.enumerated() {
      if index > 0 { append(" ") }
      if let width = segment.width { append(points: width) } else { append("minmax(0,1fr)") }
    }
  }

  mutating func append(keyword alignment: ResolvedText.Alignment) {
    switch alignment {
    case .natural: append("start")
    case .left: append("left")
    case .center: append("center")
    case .right: append("right")
    case .justified: append("justify")
    }
  }
}
