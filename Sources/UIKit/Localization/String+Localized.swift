// Foundation has these on Apple platforms only.
#if !canImport(Darwin)
  extension String {
    /// The text of a key in a bundle's tables, its values filled in; the key where no table has it.
    ///
    /// The language is the preview's; the locale only decides how numbers are written.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.text(
        forKey: keyAndValue.key, table: table, bundle: bundle, locale: locale)
    }

    /// The text of a key in a bundle's tables, its values filled in; the given one where no table has
    /// it.
    public init(
      localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = defaultValue.text(
        forKey: key.description, table: table, bundle: bundle, locale: locale)
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) {
      self = resource.defaultValue.text(
        forKey: resource.key, table: resource.table, bundle: resource.bundle.bundle,
        locale: resource.locale)
    }
  }

  /// A text to be looked up later: a key, its values, and where its table is.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Which bundle's tables are asked.
    public enum BundleDescription: Equatable, Sendable {
      /// The app's.
      case main
      /// A class's, which is the app's here.
      case forClass(AnyClass)
      /// One at a place.
      case atURL(URL)

      var bundle: Bundle? {
        switch self {
        case .main, .forClass: nil
        case .atURL(let url): Bundle(url: url)
        }
      }

      public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.main, .main): true
        case (.forClass(let left), .forClass(let right)): left == right
        case (.atURL(let left), .atURL(let right)): left == right
        default: false
        }
      }
    }

    /// The key, with a directive for each value.
    public let key: String
    /// What is shown where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table; `nil` is `Localizable`.
    public let table: String?
    /// How numbers are written.
    public var locale: Locale
    let bundle: BundleDescription

    /// A text whose key is what it says in the source.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      key = keyAndValue.key
      defaultValue = keyAndValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// A text with a key of its own.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = key.description
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }
#endif
