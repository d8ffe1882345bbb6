internal import CellophaneLook

extension ResolvedView {
  func write(to writer: inout OutlineWriter) {
    writer.node(kind.words + ["tapped".when(isTapped), outcomeWords, placement?.words] + own) {
      if let grid { $0.node(["grid", "columns " + grid.columns.words, "rows " + grid.rows.words]) }
      accessibility?.write(to: &$0)
      kind.writeInside(to: &$0)
      for layer in layers { layer.write(to: &$0) }
      for child in children { child.write(to: &$0) }
    }
  }

  private var outcomeWords: String? {
    let words = outcomes.map { $0?.words ?? "nothing" }
    return words.isEmpty ? nil : words.joined(separator: " or ")
  }

  private var own: [String?] {
    [
      background.map { $0.words.after(.on) }, "effect".when(hasVisualEffect),
      cornerRadius.after(.radius), roundCorners?.words,
      cornerRadii.map { "corners " + $0.map(\.plain).joined(separator: ",") },
      borderWidth.after(.border), borderColor?.words, alpha.after(.alpha, unless: 1),
      "clips".when(clips), "hidden".when(isHidden), "source".when(isSource), shadow?.words,
      transform?.words,
      contentWidth.map { "wants width " + $0.plain },
      textInsets.map { $0.words.after(.textInsets) },
      endInset.map { $0.plain.after(.endInset) },
      contentInsets.map { $0.words.after(.insets) },
      contentHeight.map { "wants height " + $0.plain }, turn?.words,
      tint.map { $0.words.after(.tint) },
    ]
  }
}

extension ResolvedView.Kind {
  fileprivate var words: [String?] {
    switch self {
    case .plain: ["view"]
    case .label(let text): ["label", text.string.quoted]
    case .image(let image, let mode): ["image"] + image.details + [mode.rawValue]
    case .stack(let stack): stack.words
    case .button(let button): button.words
    case .toggle(let isOn, let isEnabled, let color):
      [
        "toggle", isOn ? "on" : "off", "disabled".when(!isEnabled),
        color.map { "color \($0)" },
      ]
    case .control(let control): control.words + ["disabled".when(!control.isEnabled)]
    case .text(let text, let isEditable):
      ["text-view", text.string.quoted, "editable".when(isEditable)]
    case .scroller: ["scroller"]
    case .content(let content): ["list-content"] + content.summary
    case .collection: ["embedded"]
    case .kept: ["kept"]
    }
  }

  fileprivate func writeInside(to writer: inout OutlineWriter) {
    switch self {
    case .label(let text): text.write("text", to: &writer)
    case .button(let button):
      button.title?.write("text", to: &writer)
      button.subtitle?.write("subtitle", to: &writer)
    case .text(let text, _): text.write("text", to: &writer)
    case .content(let content): content.writeInside(from: nil, to: &writer)
    case .collection(let collection): collection.write(to: &writer)
    default: break
    }
  }
}

extension ResolvedStack {
  fileprivate var words: [String?] {
    [
      "stack", axis.rawValue, spacing.after(.spacing),
      alignment.rawValue.after(.align).when(alignment != .fill),
      distribution.rawValue.after(.distribute).when(distribution != .fill),
      margins.words.after(.margins).when(margins != .zero),
    ]
  }
}

extension ResolvedPlacement {
  fileprivate var words: String {
    [
      "at \(columnStart)-\(columnEnd),\(rowStart)-\(rowEnd)",
      horizontal.rawValue.after(.across).when(horizontal != .fill),
      vertical.rawValue.after(.down).when(vertical != .fill), width.map { $0.plain.after(.width) },
      height.map { $0.plain.after(.height) }, aspectRatio.map { $0.plain.after(.aspect) },
      offsetX.after(.x), offsetY.after(.y),
      minimumWidth.map { "width>=" + $0.plain }, "whole text".when(isWholeText),
      maximumWidth.map { "width<=" + $0.plain },
      minimumHeight.map { "height>=" + $0.plain },
      maximumHeight.map { "height<=" + $0.plain },
      widthShare.map { $0.words.after(.width) },
      minimumWidthShare.map { "width>=" + $0.words },
      maximumWidthShare.map { "width<=" + $0.words },
      heightShare.map { $0.words.after(.height) }, shiftX.after(.shiftX), shiftY.after(.shiftY),
      awayX.after(.awayX), awayY.after(.awayY), hold?.words,
      roomAbove.after(.pinned),
      frame.map { frame in
        "frame "
          + [frame.x, frame.y, frame.width, frame.height].map(\.words).joined(separator: ",")
      },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedHold {
  fileprivate var words: String {
    [
      distance.plain.after(edge == .upper ? .holds : .stays),
      margin.flatMap { $0 == distance ? nil : $0.plain.after(.inside) },
      backdrop.map { backdrop in
        [
          (backdrop.color?.words ?? "list").after(.backdrop), backdrop.above.after(.above),
          backdrop.below.after(.below),
        ].compactMap { $0 }.joined(separator: " ")
      },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension [ResolvedGrid.Track] {
  fileprivate var words: String {
    map { track in
      switch track {
      case .fixed(let points): points.plain
      case .atLeast(let points): ">=" + points.plain
      case .content: "content"
      case .wholeContent: "whole"
      case .fraction(let part): part.plain + "fr"
      case .wholeFraction(let part): "whole+" + part.plain + "fr"
      case .share(let share): share.words
      case .readable(let margin, let rest):
        "readable(\(margin.plain)\(rest == 0 ? "" : " and " + rest.plain))"
      case .shared: "shared"
      }
    }.joined(separator: ",")
  }
}
