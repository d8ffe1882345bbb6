internal import CellophaneLook

extension ResolvedShare {
  /// As in `50%+8`.
  var words: String {
    if multiplier == 0 { return constant.plain }
    let part = ((multiplier * 100_000).rounded() / 1_000).plain + "%"
    if constant == 0 { return part }
    return part + (constant > 0 ? "+" : "") + constant.plain
  }
}

extension ResolvedTurn {
  var words: String? {
    let words = [
      gap.after(.gap), growth.after(.grows), "rigid".when(isRigid),
      "from-zero".when(startsAtZero),
    ].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension ResolvedCorners {
  var words: String {
    let names = [
      "top-left".when(topLeft), "top-right".when(topRight), "bottom-left".when(bottomLeft),
      "bottom-right".when(bottomRight),
    ]
    return "round " + names.compactMap { $0 }.joined(separator: ",")
  }
}

extension ResolvedTransform {
  var words: String {
    "transform " + [a, b, c, d, x, y].map(\.plain).joined(separator: ",")
  }
}

extension ResolvedButton {
  var words: [String?] {
    [
      "button", title?.string.quoted, image?.words,
      "image \(imageEdge.rawValue)".when(imageEdge != .leading), imagePadding.after(.imageGap),
      insets.words.after(.insets).when(insets != .zero),
      alignment.rawValue.after(.align).when(alignment != .center), "disabled".when(!isEnabled),
      "selected".when(isSelected), "busy".when(isBusy), "choices".when(showsChoices),
    ]
  }
}

extension ResolvedControl {
  var words: [String?] {
    switch form {
    case .segments(let segments, let chosen, let tint, let titles):
      ["segments"]
        + segments.enumerated().map { number, segment in
          let name = segment.title?.quoted ?? segment.image?.words ?? "empty"
          return name + (number == chosen ? "*" : "") + (segment.isEnabled ? "" : " off")
        } + [
          tint.map { $0.words.after(.chosen) }, titles.usual.map { "titles=" + $0.words },
          titles.chosen.map { "chosen-title=" + $0.words },
        ]
    case .slider(let slider): slider.words + ["heard".when(isHeard)]
    case .stepper(_, let canDecrease, let canIncrease):
      ["stepper", "at-least".when(!canDecrease), "at-most".when(!canIncrease)]
    case .progress(let part, let done, let track):
      [
        "progress", (part * 100).plain + "%", done.map { $0.words.after(.done) },
        track.map { $0.words.after(.track) },
      ]
    case .activity(let isMoving, let isLarge, let color):
      ["activity", "large".when(isLarge), "still".when(!isMoving), color.words]
    case .pages(let count, let current, let color, let currentColor):
      ["pages", "\(current + 1) of \(count)", color?.words, currentColor?.words]
    case .field(let field): field.words + ["heard".when(isHeard)]
    case .date(let words): ["date"] + words.map(\.quoted)
    case .wheels(let columns): ["wheels"] + columns.map { $0.joined(separator: "/").quoted }
    case .choosers(let wheels, let height):
      ["wheels"]
        + wheels.map { wheel in
          let words = wheel.rows.map(\.string).joined(separator: "/").quoted
          return words + (wheel.width.map { " wide \($0.plain)" } ?? "")
        } + [height.map { $0.plain.after(.height) }]
    case .month(let name, _, let days, let chosen, let time):
      ["month", name.quoted, "day \(chosen) of \(days)", time?.quoted]
    }
  }
}

extension ResolvedSlider {
  fileprivate var words: [String?] {
    [
      "slider", value.plain, "of \(minimum.plain)-\(maximum.plain)", minimumImage?.words,
      maximumImage?.words, minimumTrack.map { $0.words.after(.done) },
      maximumTrack.map { $0.words.after(.track) }, knob.map { $0.words.after(.knob) },
    ]
  }
}

extension ResolvedScopes {
  var words: [String?] {
    ["scopes"] + titles.enumerated().map { $1.quoted + ($0 == chosen ? "*" : "") }
      + [display == .always ? nil : "while \(display.rawValue)"]
  }
}

extension ResolvedToken {
  var words: [String?] {
    ["token", text.quoted, image?.words, background.map { $0.words.after(.background) }]
  }
}

extension ResolvedField {
  fileprivate var words: [String?] {
    [
      isSearch ? "search-field" : "field", text.isEmpty ? nil : text.quoted,
      placeholder.isEmpty ? nil : placeholder.quoted.after(.placeholder),
      placeholderColor.map { $0.words.after(.placeholderColor) },
      border.rawValue.after(.border).when(border != .none), "secure".when(isSecure),
      "clear".when(showsClear), "starts with a view".when(startsWithView),
      cancelTitle.map { $0.quoted.after(.cancel) },
    ] + tokens.flatMap(\.words) + (scopes?.words ?? [])
  }
}
