/// Something that is handed over, with the kinds that it can be read as.
// Any thread may ask, as on iOS: what is held never changes, and the name is the author's alone.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What is handed over.
  public let object: Any?
  /// The name that the receiver sees; kept.
  open var suggestedName: String?

  /// Hands over an object.
  public init(object: Any) {
    self.object = object
    super.init()
  }
  /// Hands over nothing.
  public override init() {
    object = nil
    super.init()
  }

  /// Hands over something that can be coded.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    if let item {
      self.init(object: item)
    } else {
      self.init()
    }
  }
  /// Hands over a file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    self.init(object: fileURL as NSURL)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  /// Accepted; nothing is handed over here.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {}
  /// Accepted; nothing is handed over here.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {}
  /// Gives nothing, at once: no kinds are known here.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Gives nothing, at once: no kinds are known here.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Whether the object is of a class.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    object.map { isClass(type(of: $0 as AnyObject), of: aClass) } ?? false
  }

  /// Gives the object, at once, where it is of the class.
  @discardableResult open func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: aClass) ? object : nil, nil)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// The kinds that the object can be read as; none are known here.
  open var registeredTypeIdentifiers: [String] { [] }
  /// Whether the object can be read as a kind; none are known here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// Who may read what is handed over.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, ownProcess
}

/// How a file is handed over.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// As it lies, and not as a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
