internal import CellophaneLook

extension ResolvedText {
  /// A node for the text's properties, and one for each run that has its own.
  func write(_ word: String, to writer: inout OutlineWriter) {
    writer.node([word, string.quoted] + details) {
      guard runs.count > 1 || runs.first.map({ $0 != ResolvedRun($0.text) }) == true else { return }
      for run in runs { $0.node(["run", run.text.quoted] + run.details) }
    }
  }

  private var details: [String?] {
    [
      font.words, color.words, alignment.rawValue.when(alignment != .natural),
      truncation.rawValue.when(truncation != .tail),
      numberOfLines == 0 ? nil : "\(numberOfLines)".after(.lines),
      transform.rawValue.when(transform != .none), "fits".when(adjustsFontSizeToFitWidth),
      minimumScaleFactor.after(.scale),
    ]
  }
}

extension ResolvedRun {
  fileprivate var details: [String?] {
    [
      font?.words, color?.words, background.map { $0.words.after(.on) },
      "underlined".when(isUnderlined), "struck".when(isStruckThrough),
      link.map { $0.quoted.after(.link) }, baselineOffset.after(.raised), kern.after(.kern),
      language.map { "in " + $0 }, image?.words,
    ]
  }
}

extension ResolvedImage {
  /// What it is, for its owner's line.
  var words: String {
    switch source {
    case .symbol(let symbol):
      symbol.name.after(.symbol) + (symbol.drawing == nil ? "" : " drawn")
    case .asset(let fileName, let width, let height):
      "\(name?.quoted ?? fileName) \(width.plain)x\(height.plain)".after(.asset)
    case .variants(let files, let width, let height):
      "\(name?.quoted ?? files.light) \(width.plain)x\(height.plain)".after(.asset)
        + (files.light == files.dark ? "" : " dark")
        + (files.light == files.lightContrast && files.dark == files.darkContrast
          ? "" : " contrast")
    case .missing(let name, let width, let height):
      name.quoted.after(.missing)
        + (width.map { " \($0.plain)x" + (height ?? 0).plain } ?? "")
    }
  }

  /// What it is and how it is placed.
  var details: [String?] {
    var result: [String?] = [words]
    if case .symbol(let symbol) = source {
      result += [symbol.font.words, symbol.scale.rawValue]
      if !symbol.palette.isEmpty {
        result.append(symbol.palette.map(\.words).joined(separator: ",").after(.palette))
      }
    }
    return result + [
      tint.map { $0.words.after(.tint) }, "template".when(isTemplate), cornerRadius.after(.radius),
      maximumWidth.after(.maximumWidth), maximumHeight.after(.maximumHeight),
      reservedWidth?.after(.reservedWidth, unless: -1),
      reservedHeight?.after(.reservedHeight, unless: -1),
      strokeColor.map { $0.words.after(.stroke) }, strokeWidth.after(.width),
      label.map { $0.quoted.after(.says) },
    ]
  }
}
