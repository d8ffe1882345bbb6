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
