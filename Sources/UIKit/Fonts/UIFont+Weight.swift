extension UIFont {
  /// How thick letters are, from -1 to 1 with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness.
    public let rawValue: CGFloat

    /// A weight by its thickness.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight by its thickness.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// CSS 100.
    public static let ultraLight = Weight(-0.8)
    /// CSS 200.
    public static let thin = Weight(-0.6)
    /// CSS 300.
    public static let light = Weight(-0.4)
    /// CSS 400.
    public static let regular = Weight(0)
    /// CSS 500.
    public static let medium = Weight(0.23)
    /// CSS 600.
    public static let semibold = Weight(0.3)
    /// CSS 700.
    public static let bold = Weight(0.4)
    /// CSS 800.
    public static let heavy = Weight(0.56)
    /// CSS 900.
    public static let black = Weight(0.62)

    /// The weight of symbols that belong beside it.
    public func symbolWeight() -> UIImage.SymbolWeight {
      UIImage.SymbolWeight(rawValue: css / 100) ?? .regular
    }
  }

  /// How wide letters are, with 0 for the standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width.
    public let rawValue: CGFloat

    /// A width by its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A width by its number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// Narrower still than condensed.
    public static let compressed = Width(-0.3)
    /// Narrower than standard.
    public static let condensed = Width(-0.2)
    /// As the font is drawn.
    public static let standard = Width(0)
    /// Wider than standard.
    public static let expanded = Width(0.2)
  }
}

extension UIFont.Weight {
  /// The named weights, thinnest first.
  private static let named: [(UIFont.Weight, String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
    (.black, "Black"),
  ]

  private static let places: [CGFloat: Int] = Dictionary(
    named.enumerated().map { ($1.0.rawValue, $0) }, uniquingKeysWith: min)

  /// Which of the named weights lies nearest, 0 for the thinnest.
  private var rank: Int {
    if let place = Self.places[rawValue] { return place }
    let distances = Self.named.map { abs($0.0.rawValue - rawValue) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 3
  }

  /// CSS's numeric weight, 100 to 900.
  var css: Int {
    (rank + 1) * 100
  }

  var name: String {
    Self.named[rank].1
  }

  init(css: Int) {
    self = Self.named[min(8, max(0, css / 100 - 1))].0
  }

  /// Where a reader asked for bold text.
  var bolder: UIFont.Weight {
    UIFont.Weight(css: css + 200)
  }
}
