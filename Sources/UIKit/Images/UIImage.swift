internal import CellophaneLook

/// A picture: a symbol by its name, or a file's bytes.
public final class UIImage: NSObject, Sendable {
  /// Where the picture comes from.
  package enum Source: Hashable, Sendable {
    /// Nothing to draw.
    case empty
    /// A symbol by its name, which need not be a known one.
    case symbol(String)
    /// A file that was found by a name.
    case named(String, ImageFile)
    /// Bytes, with their path where there is one.
    case file(ImageFile)
    /// A symbol of an asset catalog.
    case symbolSet(SymbolTemplate)
    /// A name whose picture cannot be shown.
    case missing(MissingImage)
  }

  package let source: Source
  let configurationValues: ConfigurationValues?
  /// The colour that `withTintColor` gave.
  package let tintColor: UIColor?
  /// Whether it is drawn in its own colours or in the tint.
  public let renderingMode: RenderingMode
  /// Points above the bottom edge; `nil` where it has no baseline.
  public let baselineOffsetFromBottom: CGFloat?
  /// How much of a symbol is filled, 0 to 1; `nil` for all of it.
  package let variableValue: Double?
  /// How it fills more room than it has; `nil` where nothing was said.
  package let stretching: Stretching?
  /// The pictures that it moves through; `nil` where it stands still.
  package let frames: Frames?
  /// What an author set for assistive technology.
  @MainActor package var givenAccessibility = AccessibilityAttributes()

  init(
    source: Source, configurationValues: ConfigurationValues? = nil, tintColor: UIColor? = nil,
    renderingMode: RenderingMode = .automatic, baselineOffset: CGFloat? = nil,
    variableValue: Double? = nil, stretching: Stretching? = nil, frames: Frames? = nil
  ) {
    self.frames = frames
    self.stretching = stretching
    self.source = source
    self.configurationValues = configurationValues
    self.tintColor = tintColor
    self.renderingMode = renderingMode
    baselineOffsetFromBottom = baselineOffset
    self.variableValue = variableValue
    super.init()
  }

  /// Nothing to draw.
  public override convenience init() {
    self.init(source: .empty)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return source == other.source && configurationValues == other.configurationValues
      && tintColor == other.tintColor && renderingMode == other.renderingMode
      && baselineOffsetFromBottom == other.baselineOffsetFromBottom
      && variableValue == other.variableValue && stretching == other.stretching
      && frames == other.frames
  }

  /// Where it comes from, and its size.
  public override var description: String {
    words
  }

  public override var hash: Int {
    var hasher = Hasher()
    switch source {
    case .empty: hasher.combine(0)
    case .symbol(let name): hasher.combine(name)
    case .named(let name, _): hasher.combine(name)
    case .file(let file): hasher.combine(file.bytes.count)
    case .symbolSet(let template): hasher.combine(template.name)
    case .missing(let missing): hasher.combine(missing.name)
    }
    return hasher.finalize()
  }
}

extension UIImage {
  /// A symbol by its name.
  ///
  /// UIKit gives `nil` for an unknown name. So does this for one that is not made of the words of
  /// symbols' names, which the build says; another without a drawing is drawn as a marked
  /// placeholder, which the build says too.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol by its name, for traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: traitCollection.map(Configuration.init(traitCollection:))
    )
  }

  /// A symbol by its name, configured.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard Self.isSymbolName(name) else { return nil }
    self.init(source: .symbol(name), configurationValues: configuration?.values)
  }

  /// A symbol by its name that shows a value between 0 and 1.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    guard Self.isSymbolName(name) else { return nil }
    self.init(
      source: .symbol(name), configurationValues: configuration?.values,
      variableValue: min(1, max(0, variableValue)))
  }

  /// Whether a symbol may have a name; says of another that there is none.
  private static func isSymbolName(_ name: String) -> Bool {
    if SymbolWords.mayName(name) { return true }
    RuntimeIssue.record(
      "no-symbol",
      "'\(name)' is no symbol's name, so 'UIImage(systemName:)' is nil as on a device; name a symbol,"
        + " or put '\(name).svg' into the site's folder of symbols")
    return false
  }

  /// A picture from the bytes of a file; `nil` where they are not of a known format.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A picture from the bytes of a file with so many pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(bytes: data, path: nil, scale: scale) else { return nil }
    self.init(source: Self.source(of: file, named: "\(data.count) bytes"))
  }

  /// A picture from a file; `nil` where it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile(path: path) else { return nil }
    self.init(source: Self.source(of: file, named: URL(fileURLWithPath: path).lastPathComponent))
  }

  /// A file, or a placeholder where pages do not show it.
  private static func source(of file: ImageFile, named name: String) -> Source {
    guard let problem = ImageRules.problem(of: file) else { return .file(file) }
    let missing = MissingImage(name, of: file, because: problem)
    RuntimeIssue.record(missing.rule, missing.message)
    return .missing(missing)
  }
}
