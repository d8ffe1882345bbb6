/// A file of archived views, which is not read: what asks it for a view stops, and says so.
@preconcurrency @MainActor open class UINib: NSObject {
  /// What views of a file are made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that the file refers to by name.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Why none is read, in every sentence about one.
  nonisolated package static let refusal = "there are no nibs here"

  private let name: String

  /// Names a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A file by its bytes.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "\(data.count) bytes"
    super.init()
  }

  /// Stops: there are no nibs here.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    refuse()
  }

  final func refuse() -> Never {
    raise(
      """
      the nib '\(name)' cannot be read: \(Self.refusal); \
      register a class that makes its views in code
      """)
  }
}

extension Bundle {
  /// Stops: there are no nibs here.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
