package import CellophaneLook

/// Text with its properties.
package struct ResolvedText: Codable, Hashable, Sendable {
  package enum Alignment: String, CaseIterable, Codable, Hashable, Sendable {
    case natural, left, center, right, justified
  }
  package enum Truncation: String, CaseIterable, Codable, Hashable, Sendable {
    case wordWrap, characterWrap, clip, head, tail, middle
  }
  package enum Transform: String, CaseIterable, Codable, Hashable, Sendable {
    case none, uppercase, lowercase, capitalized
  }

  /// At least one; more than one, or one with attributes of its own, for attributed text. None
  /// for attributed text without characters, and where `word` says which of a row's words stand here.
  package var runs: [ResolvedRun]
  /// Which of each row's words stand here, in a look that rows share; `nil` where the runs say it.
  package var word: ResolvedWords.Word?
  package var font: LookFont
  package var color: LookColor
  package var alignment: Alignment
  package var truncation: Truncation
  /// 0 for no limit.
  package var numberOfLines: Int
  package var transform: Transform
  package var adjustsFontSizeToFitWidth: Bool
  package var minimumScaleFactor: Double

  package init(
    runs: [ResolvedRun], font: LookFont, color: LookColor, alignment: Alignment = .natural,
    truncation: Truncation = .tail, numberOfLines: Int = 0, transform: Transform = .none,
    adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: Double = 0
  ) {
    self.runs = runs
    self.font = font
    self.color = color
    self.alignment = alignment
    self.truncation = truncation
    self.numberOfLines = numberOfLines
    self.transform = transform
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
  }

  /// The characters alone.
  package var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }
}

/// A stretch of text with attributes of its own.
package struct ResolvedRun: Codable, Hashable, Sendable {
  package var text: String
  package var font: LookFont?
  package var color: LookColor?
  package var background: LookColor?
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  package var link: String?
  /// Points above the line.
  package var baselineOffset: Double
  /// Points between letters.
  package var kern: Double
  /// What it is spoken in, as a BCP 47 tag; `nil` as what is around it.
  package var language: String?
  /// A picture that stands in the line in place of a text.
  package var image: ResolvedImage?

  package init(
    _ text: String, font: LookFont? = nil, color: LookColor? = nil, background: LookColor? = nil,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, link: String? = nil,
    baselineOffset: Double = 0, kern: Double = 0, language: String? = nil,
    image: ResolvedImage? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.background = background
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.link = link
    self.baselineOffset = baselineOffset
    self.kern = kern
    self.language = language
    self.image = image
  }

  /// Whether it differs from the text around it.
  package var hasAttributes: Bool {
    font != nil || color != nil || background != nil || isUnderlined || isStruckThrough
      || link != nil || baselineOffset != 0 || kern != 0 || language != nil || image != nil
  }
}

/// An image with the properties that place it.
package struct ResolvedImage: Codable, Hashable, Sendable {
  package enum Source: Codable, Hashable, Sendable {
    case symbol(ResolvedSymbol)
    /// An asset of the page, with its natural size in points.
    case asset(fileName: String, width: Double, height: Double)
    /// Assets of the page for each scheme and contrast, with their natural size in points.
    case variants(ResolvedVariants, width: Double, height: Double)
    /// An image that could not be found or read, with its natural size where it is known.
    case missing(name: String, width: Double? = nil, height: Double? = nil)
  }

  package var source: Source
  /// `nil` inherits the tint; only a template image or symbol is tinted.
  package var tint: LookColor?
  package var isTemplate: Bool
  package var cornerRadius: Double
  /// Points; 0 for no limit.
  package var maximumWidth: Double
  package var maximumHeight: Double
  /// Points; `nil` is the natural size, or the symbols' standard column.
  package var reservedWidth: Double?
  package var reservedHeight: Double?
  package var strokeColor: LookColor?
  package var strokeWidth: Double
  /// What a screen reader says; `nil` for decoration.
  package var label: String?
  /// What the author calls its files; `nil` where they have no name, or are none.
  package var name: String?

  package init(
    source: Source, tint: LookColor? = nil, isTemplate: Bool, cornerRadius: Double = 0,
    maximumWidth: Double = 0, maximumHeight: Double = 0, reservedWidth: Double? = nil,
    reservedHeight: Double? = nil, strokeColor: LookColor? = nil, strokeWidth: Double = 0,
    label: String? = nil
  ) {
    self.source = source
    self.tint = tint
    self.isTemplate = isTemplate
    self.cornerRadius = cornerRadius
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
    self.reservedWidth = reservedWidth
    self.reservedHeight = reservedHeight
    self.strokeColor = strokeColor
    self.strokeWidth = strokeWidth
    self.label = label
  }
}

/// The files of one image for each scheme and contrast.
package struct ResolvedVariants: Codable, Hashable, Sendable {
  package var light: String
  package var dark: String
  package var lightContrast: String
  package var darkContrast: String

  package init(light: String, dark: String, lightContrast: String, darkContrast: String) {
    self.light = light
    self.dark = dark
    self.lightContrast = lightContrast
    self.darkContrast = darkContrast
  }
}

package struct ResolvedSymbol: Codable, Hashable, Sendable {
  package enum Scale: String, Codable, Hashable, Sendable { case small, medium, large }

  package var name: String
  /// The font that it stands beside: size and weight.
  package var font: LookFont
  package var scale: Scale
  /// Colours of a palette or hierarchy, first layer first; empty for one colour.
  package var palette: [LookColor]
  /// What it looks like where the author drew it; `nil` is the symbol of the name.
  package var drawing: ResolvedDrawing?

  package init(
    name: String, font: LookFont, scale: Scale, palette: [LookColor] = [],
    drawing: ResolvedDrawing? = nil
  ) {
    self.name = name
    self.font = font
    self.scale = scale
    self.palette = palette
    self.drawing = drawing
  }
}
