/// A way from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  open private(set) var identifier: String?
  /// Where it begins.
  open private(set) var source: UIViewController
  /// Where it leads.
  open private(set) var destination: UIViewController
  private final var handler: (@MainActor () -> Void)?

  /// A segue that does nothing by itself; a subclass performs it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Goes the way.
  open func perform() { handler?() }
}
