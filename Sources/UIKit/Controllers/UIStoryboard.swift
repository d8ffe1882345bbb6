/// A file of archived controllers, which is not read: what asks it for a controller by name stops,
/// and says so.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Names a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes none, which a finding says: there are no storyboards here.
  open func instantiateInitialViewController() -> UIViewController? {
    RuntimeIssue.record("storyboard", Self.sentence(name))
    return nil
  }

  /// Makes none, which a finding says: there are no storyboards here.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    _ = instantiateInitialViewController()
    return nil
  }

  /// Stops: there are no storyboards here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    refuse(identifier)
  }

  /// Stops: there are no storyboards here.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    refuse(identifier)
  }

  private func refuse(_ identifier: String) -> Never {
    raise("'\(identifier)': \(Self.sentence(name))")
  }

  private static func sentence(_ name: String) -> String {
    "the storyboard '\(name)' cannot be read: \(UINib.refusal); make its controllers in code"
  }
}

extension UIViewController {
  /// The storyboard that the controller comes from: none.
  public var storyboard: UIStoryboard? { nil }
}
