internal import CellophaneLook

extension ResolvedCell {
  /// The cell's words on its row's line: texts, image and accessories.
  var summary: String {
    var words: [String] = []
    switch content {
    case .list(let list): words += list.summary
    case .view, .empty: break
    }
    if !leadingAccessories.isEmpty {
      words.append("[" + leadingAccessories.map(\.words).joined(separator: ", ") + "]<")
    }
    if !trailingAccessories.isEmpty {
      words.append(">[" + trailingAccessories.map(\.words).joined(separator: ", ") + "]")
    }
    return words.joined(separator: " ")
  }

  /// What a state changes on the row's line; empty where the line would read the same.
  func summary(from start: ResolvedCell) -> String? {
    summary.when(summary != start.summary)
  }

  /// What does not fit on the row's line.
  func writeInside(to writer: inout OutlineWriter) {
    writeOwn(from: nil, to: &writer)
    if case .list(let list) = content { list.writeInside(from: nil, to: &writer) }
    if case .view(let view) = content { view.write(to: &writer) }
    background.write(to: &writer)
    writeAccessories(to: &writer)
  }

  /// What a state changes beyond the row's line.
  func writeInside(from start: ResolvedCell, to writer: inout OutlineWriter) {
    writeOwn(from: start, to: &writer)
    if content != start.content {
      switch content {
      case .list(let list):
        var before: ResolvedListContent?
        if case .list(let old) = start.content { before = old }
        list.writeInside(from: before, to: &writer)
      case .view(let view): view.write(to: &writer)
      case .empty: writer.node(["empty"])
      }
    }
    if background != start.background { background.write(to: &writer) }
    if trailingAccessories != start.trailingAccessories
      || leadingAccessories != start.leadingAccessories
    {
      writeAccessories(to: &writer)
    }
  }

  private func writeOwn(from start: ResolvedCell?, to writer: inout OutlineWriter) {
    if indentation != start?.indentation ?? 0 || tint != start?.tint {
      writer.node([
        "cell", indentation.after(.indented, unless: start?.indentation ?? 0),
        "accessories stay".when(!indentsAccessories), tint.map { $0.words.after(.tint) },
      ])
    }
    if accessibility != start?.accessibility { accessibility?.write(to: &writer) }
  }

  private func writeAccessories(to writer: inout OutlineWriter) {
    for accessory in leadingAccessories + trailingAccessories {
      guard case .custom(let view, _) = accessory.kind else { continue }
      writer.node(["accessory"]) { view.write(to: &$0) }
    }
  }
}

extension ResolvedListContent {
  var summary: [String] {
    var words: [String] = []
    if let image { words.append(image.words) }
    if let text { words.append(text.string.quoted) }
    if let secondaryText {
      words.append((prefersSideBySide ? "| " : "/ ") + secondaryText.string.quoted)
    }
    return words
  }

  func writeInside(from start: ResolvedListContent?, to writer: inout OutlineWriter) {
    if self == start { return }
    writer.node([
      "content", style.rawValue, margins.words.after(.margins), imageToTextPadding.after(.image),
      horizontalTextPadding.after(.across), verticalTextPadding.after(.down),
      alpha.after(.alpha, unless: 1),
    ]) {
      if let image, image != start?.image { $0.node(["image"] + image.details) }
      if let text, text != start?.text { text.write("text", to: &$0) }
      if let secondaryText, secondaryText != start?.secondaryText {
        secondaryText.write("secondary", to: &$0)
      }
    }
  }
}

extension ResolvedBackground {
  func write(to writer: inout OutlineWriter) {
    writer.node([
      "background", style.rawValue, color?.words, cornerRadius.after(.radius),
      insets.words.after(.insets).when(insets != .zero), image?.words,
      imageMode.rawValue.when(image != nil), strokeColor.map { $0.words.after(.stroke) },
      strokeWidth.after(.width), strokeOutset.after(.outset), shadow?.words,
      "effect".when(hasVisualEffect),
    ]) { customView?.write(to: &$0) }
  }
}

extension ResolvedShadow {
  var words: String {
    "shadow \(color.words) \(opacity.plain) radius \(radius.plain) at \(x.plain),\(y.plain)"
  }
}

extension ResolvedAccessory {
  var words: String {
    [
      kind.words, displayed.rawValue.when(displayed != .always), "hidden".when(isHidden),
      reservedWidth.words, tint.map { $0.words.after(.tint) },
      background.map { $0.words.after(.on) },
      outcome?.words,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ResolvedAccessory.Width {
  fileprivate var words: String? {
    switch self {
    case .actual: nil
    case .standard: "standard"
    case .custom(let points): "reserves " + points.plain
    }
  }
}

extension ResolvedAccessory.Kind {
  fileprivate var words: String {
    switch self {
    case .disclosureIndicator: "disclosureIndicator"
    case .outlineDisclosure: "outlineDisclosure"
    case .checkmark: "checkmark"
    case .detail: "detail"
    case .delete: "delete"
    case .insert: "insert"
    case .reorder(let showsSeparator): showsSeparator ? "reorder" : "reorder without separator"
    case .multiselect: "multiselect"
    case .label(let text): "label " + text.string.quoted
    case .popUpMenu(let title, let items):
      "popUpMenu \(title.quoted) (\(items.map(\.quoted).joined(separator: ", ")))"
    case .custom(_, let maintainsFixedSize): maintainsFixedSize ? "custom fixed" : "custom"
    }
  }
}

extension ResolvedAccessibility {
  func write(to writer: inout OutlineWriter) {
    writer.node([
      "accessibility", label?.quoted, value.map { $0.quoted.after(.value) },
      hint.map { $0.quoted.after(.hint) }, traits.map(\.rawValue).joined(separator: " "),
      language.map { "in " + $0 }, isElement.map { $0 ? "element" : "no element" },
      "hidden".when(isHidden), container.map { "container " + $0.rawValue },
    ])
  }
}
