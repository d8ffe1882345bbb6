/// A file of archived controllers and the ways between them.
///
/// The build puts what Interface Builder has written into the app's bundle, where it is read.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  final let name: String
  final let bundle: Bundle?
  final let file: InterfaceFile?

  /// Names a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    file = InterfaceFile.named(name, .storyboard, in: storyboardBundleOrNil)
    super.init()
  }

  /// The controller at which the storyboard begins; `nil` without one, or without the file, which a
  /// finding says.
  open func instantiateInitialViewController() -> UIViewController? {
    initialController(creator: nil)
  }

  /// The controller at which the storyboard begins; `nil` without one.
  ///
  /// - Parameter creator: Makes it from the archive; where it gives `nil`, the controller makes itself.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initialController(creator: creator) as? ViewController
  }

  private func initialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let file else {
      RuntimeIssue.record("storyboard", missing)
      return nil
    }
    return file.document["initialViewController"].flatMap { controller($0, creator: creator) }
  }

  /// The controller of an identifier; one that is not there stops.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(named: identifier, creator: nil)
  }

  /// The controller of an identifier; one that is not there stops.
  ///
  /// - Parameter creator: Makes it from the archive; where it gives `nil`, the controller makes itself.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(named: identifier, creator: creator)
    guard let controller = made as? ViewController else {
      raise("the view controller '\(identifier)' of '\(name)' is no '\(ViewController.self)'")
    }
    return controller
  }

  private func controller(
    named identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let found = scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
    guard let found, let made = found.id.flatMap({ controller($0, creator: creator) }) else {
      raise(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return made
  }

  // MARK: Scenes

  private var missing: String {
    "Could not find a storyboard named '\(name)': \(UINib.refusal)"
  }

  /// The file; one that is not there stops.
  private var read: InterfaceFile {
    guard let file else { raise(missing) }
    return file
  }

  private var scenes: [Scene] {
    read.document.contents("scenes").map { Scene(objects: $0.contents("objects")) }
  }

  /// The controller of a scene; `nil` where nobody here knows its class.
  ///
  /// - Parameter id: As the document has it.
  func controller(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let scene = scenes.first(where: { $0.controller?.id == id }),
      let element = scene.controller
    else { return nil }
    if element.name == "viewControllerPlaceholder" { return referenced(element) }
    let own = InterfaceScene(element, beside: scene.others, in: self)
    let reading = InterfaceReading(read, name: name, bundle: bundle, scene: own)
    let coder = InterfaceCoder(element, reading)
    let type = reading.classes.type(of: element, UIViewController.self)
    guard let made = creator?(coder) ?? (type ?? UIViewController.self).init(coder: coder) else {
      return nil
    }
    own.bringRelatives(of: made)
    reading.finish()
    made.awakeFromNib()
    return made
  }

  /// A controller of another storyboard.
  private func referenced(_ element: InterfaceElement) -> UIViewController? {
    let other = UIStoryboard(name: element["storyboardName"] ?? name, bundle: bundle)
    guard other.file != nil else { return nil }
    return element["referencedIdentifier"].map {
      other.instantiateViewController(withIdentifier: $0)
    }
      ?? other.instantiateInitialViewController()
  }

  private struct Scene {
    var controller: InterfaceElement?
    var others: [InterfaceElement]

    init(objects: [InterfaceElement]) {
      let place = objects.firstIndex {
        $0.name.hasSuffix("ontroller") || $0.name == "viewControllerPlaceholder"
      }
      controller = place.map { objects[$0] }
      others = objects.indices.filter { $0 != place }.map { objects[$0] }
    }
  }
}

extension UIViewController {
  /// The storyboard that the controller comes from; `nil` for one that code has made.
  public var storyboard: UIStoryboard? { storage.scene?.storyboard }

  /// The controller of a scene of a storyboard, for whoever knows the scene as Interface Builder does.
  ///
  /// - Parameters:
  ///   - scene: The controller's `id` in the document.
  ///   - creator: Makes it from the archive; where there is none, the controller makes itself.
  public static func made(
    scene: String, of storyboard: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> Self {
    let made = UIStoryboard(name: storyboard, bundle: nil).controller(scene, creator: creator)
    guard let made = made as? Self else {
      raise("the scene '\(scene)' of the storyboard '\(storyboard)' is no '\(self)'")
    }
    return made
  }
}

extension UIView {
  /// The first view of the class in a nib.
  public static func made(nib: String) -> Self {
    unsafeDowncast(UINib(nibName: nib, bundle: nil).view(self, for: nib), to: self)
  }
}
