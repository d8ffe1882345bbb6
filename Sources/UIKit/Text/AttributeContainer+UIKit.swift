extension AttributeContainer {
  /// The attributes of a dictionary that are drawn.
  ///
  /// Foundation: `init(_:)`, which Swift's own lacks.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.underlineStyle = Self.line(dictionary[.underlineStyle])
    self.strikethroughStyle = Self.line(dictionary[.strikethroughStyle])
    self.kern = Self.points(dictionary[.kern])
    self.tracking = Self.points(dictionary[.tracking])
    self.baselineOffset = Self.points(dictionary[.baselineOffset])
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init)
    self.languageIdentifier = dictionary[.languageIdentifier] as? String
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? Int).map(NSUnderlineStyle.init)
  }

  private static func points(_ value: Any?) -> CGFloat? {
    switch value {
    case let points as CGFloat: points
    case let points as Double: CGFloat(points)
    case let points as Int: CGFloat(points)
    default: nil
    }
  }
}
