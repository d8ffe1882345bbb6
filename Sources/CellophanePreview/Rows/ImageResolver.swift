internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns images with their properties into the document's.
@MainActor struct ImageResolver {
  let gathering: PageGathering

  /// A list content's image.
  func image(
    _ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties,
    tint: UIColor, font: LookFont
  ) -> ResolvedImage? {
    guard let image,
      var resolved = self.image(
        image, preferring: properties.preferredSymbolConfiguration, font: font)
    else { return nil }
    if resolved.tint == nil, properties.tintColor != nil || properties.tintColorTransformer != nil {
      resolved.tint = properties.resolvedTintColor(for: tint).lookColor
    }
    resolved.cornerRadius = Double(properties.cornerRadius)
    resolved.maximumWidth = Double(properties.maximumSize.width)
    resolved.maximumHeight = Double(properties.maximumSize.height)
    resolved.reservedWidth = reserved(properties.reservedLayoutSize.width)
    resolved.reservedHeight = reserved(properties.reservedLayoutSize.height)
    if properties.strokeWidth > 0 {
      resolved.strokeColor = properties.resolvedStrokeColor(for: tint).lookColor
      resolved.strokeWidth = Double(properties.strokeWidth)
    }
    return resolved
  }

  /// 0 leaves the size to the kind of image; UIKit's marker for the standard size is no length.
  private func reserved(_ length: CGFloat) -> Double? {
    length == 0 || length == UIListContentConfiguration.ImageProperties.standardDimension
      ? nil : Double(length)
  }

  /// An image by itself, its symbol as large as a font asks unless it says otherwise.
  ///
  /// - Parameter isTinting: Whether a picture is a template there unless it says otherwise, as in
  ///   bars and actions.
  func image(
    _ image: UIImage, preferring preferred: UIImage.SymbolConfiguration? = nil, font: LookFont,
    isTinting: Bool = false
  ) -> ResolvedImage? {
    let isTemplate: Bool
    let source: ResolvedImage.Source
    var name: String?
    switch image.source {
    case .empty: return nil
    case .symbol(let name):
      isTemplate = image.renderingMode != .alwaysOriginal
      var symbol = symbol(name, image, preferred, font)
      symbol.drawing = OwnSymbols.drawing(name)
      source = .symbol(symbol)
      if symbol.drawing == nil { noteUnlessKnown(name) }
    case .symbolSet(let template):
      isTemplate = image.renderingMode != .alwaysOriginal
      var symbol = symbol(template.name, image, preferred, font)
      symbol.drawing = template.resolved
      source = .symbol(symbol)
    case .named(_, let file), .file(let file):
      isTemplate =
        image.renderingMode == .alwaysTemplate || isTinting && image.renderingMode == .automatic
      name = image.assetName
      source = asset(file, called: name)
    case .missing(let missing):
      isTemplate = false
      gathering.note(missing.rule, missing.message)
      source = .missing(
        name: missing.name, width: (missing.size?.width).map(Double.init),
        height: (missing.size?.height).map(Double.init))
    }
    // A symbol's own name is for buttons: in a row it decorates.
    let given = image.givenAccessibility
    var resolved = ResolvedImage(
      source: source, tint: image.tintColor?.lookColor, isTemplate: isTemplate,
      label: given.isElement == false ? nil : given.label?.string)
    resolved.name = name
    // A palette of one colour is a tint.
    if case .symbol(var symbol) = source, symbol.palette.count == 1 {
      resolved.tint = symbol.palette.removeFirst()
      resolved.source = .symbol(symbol)
    }
    return resolved
  }

  /// A picture, or one for each scheme and contrast where they differ.
  private func asset(_ file: ImageFile, called: String?) -> ResolvedImage.Source {
    func name(isDark: Bool = false, hasHighContrast: Bool = false) -> String {
      gathering.fileName(
        for: file.variant(isDark: isDark, hasHighContrast: hasHighContrast), called: called)
    }
    let files = ResolvedVariants(
      light: name(), dark: name(isDark: true), lightContrast: name(hasHighContrast: true),
      darkContrast: name(isDark: true, hasHighContrast: true))
    let (width, height) = (Double(file.size.width), Double(file.size.height))
    let isOne = Set([files.light, files.dark, files.lightContrast, files.darkContrast]).count == 1
    return isOne
      ? .asset(fileName: files.light, width: width, height: height)
      : .variants(files, width: width, height: height)
  }

  private func noteUnlessKnown(_ name: String) {
    guard let isKnown = gathering.isKnownSymbol, !isKnown(name) else { return }
    gathering.note(
      "unknown-symbol",
      "no drawing for the symbol '\(name)', so the page shows a placeholder; name one that has a "
        + "drawing, or put '\(name).svg' into the site's folder of symbols")
  }

  private func symbol(
    _ name: String, _ image: UIImage, _ preferred: UIImage.SymbolConfiguration?, _ font: LookFont
  ) -> ResolvedSymbol {
    let hasOwnFont = image.symbolConfiguration != .unspecified || preferred != nil
    let scale: ResolvedSymbol.Scale =
      switch image.symbolScale(beside: preferred) {
      case .small: .small
      case .large: .large
      default: .medium
      }
    return ResolvedSymbol(
      name: name, font: hasOwnFont ? image.symbolFont(beside: preferred).lookFont : font,
      scale: scale, palette: image.symbolPalette(beside: preferred).map(\.lookColor))
  }
}

extension UIImage {
  /// What code or the file's own name calls its picture.
  fileprivate var assetName: String? {
    switch source {
    case .named(let name, _): name
    case .file(let file):
      file.path?.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
    default: nil
    }
  }
}

extension SymbolTemplate {
  fileprivate var resolved: ResolvedDrawing {
    ResolvedDrawing(
      x: Double(box.minX), y: Double(box.minY), side: Double(max(box.width, box.height)),
      shapes: shapes.map { ResolvedDrawing.Shape(data: $0.data, transform: $0.transform) })
  }
}
