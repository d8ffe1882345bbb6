/// A controller of a storyboard, with what is beside it and the ways that lead from it.
@MainActor final class InterfaceScene {
  let storyboard: UIStoryboard
  let element: InterfaceElement
  private let others: [InterfaceElement]
  weak var controller: UIViewController?
  private var known: [String: WeakObject] = [:]
  /// What nothing else holds.
  var held: [AnyObject] = []

  init(
    _ element: InterfaceElement, beside others: [InterfaceElement], in storyboard: UIStoryboard
  ) {
    self.element = element
    self.others = others
    self.storyboard = storyboard
  }

  // MARK: Objects

  func object(_ id: String) -> AnyObject? { known[id]?.object }

  func remember(_ objects: [String: AnyObject]) {
    known.merge(objects.mapValues(WeakObject.init)) { _, new in new }
  }

  /// Makes the controller's view, and what is beside it.
  ///
  /// - Parameter take: Gets the view before anything is connected.
  /// - Returns: Whether the scene has a view.
  func loadView(_ take: (UIView) -> Void) -> Bool {
    guard let controller, let words = element.value("view"), let file = storyboard.file else {
      return false
    }
    let reading = InterfaceReading(
      file, name: storyboard.name, bundle: storyboard.bundle, scene: self)
    reading.adopt(controller, as: element)
    let own = others.compactMap { one in
      one.name == "placeholder" || one.name == "exit"
        ? nil : reading.other(one) ?? (Self.isView(one) ? reading.view(one) : nil)
    }
    guard let view = reading.view(words) else { return false }
    view.frame = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let bars = element.contents("layoutGuides").map { guide in
      let bar = CoveredBar(isTop: guide["type"] == "top", of: view)
      reading.name(bar, guide.id)
      return bar
    }
    held += own
    take(view)
    withExtendedLifetime(bars) { reading.finish() }
    return true
  }

  private static func isView(_ element: InterfaceElement) -> Bool {
    element.rect("frame") != nil
  }

  // MARK: Relatives

  /// Makes the controllers that a container holds from the start.
  func bringRelatives(of controller: UIViewController) {
    let relations = element.contents("connections").filter { $0["kind"] == "relationship" }
    let made = relations.compactMap { words -> (String, UIViewController)? in
      guard let name = words["relationship"], let destination = destination(of: words) else {
        return nil
      }
      return (name, destination)
    }
    guard !made.isEmpty else { return }
    switch controller {
    case let one as UINavigationController: one.viewControllers = [made[0].1]
    case let one as UITabBarController: one.viewControllers = made.map(\.1)
    case let one as UISplitViewController:
      let order = ["masterViewController", "supplementaryViewController", "detailViewController"]
      one.viewControllers = order.flatMap { name in made.filter { $0.0 == name }.map(\.1) }
    default: break
    }
  }

  func destination(of segue: InterfaceElement) -> UIViewController? {
    segue["destination"].flatMap { storyboard.controller($0, creator: creator(of: segue)) }
  }

  /// What the author's `@IBSegueAction` makes of the archive.
  private func creator(of segue: InterfaceElement) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue["destinationCreationSelector"], let controller else { return nil }
    return { coder in
      let members = InterfaceMembers.members(of: controller)
      let method = (members[name] ?? members.first { $0.key.hasPrefix(name) }?.value)?.method
      let arguments: [Any?] = [coder, nil, segue["identifier"]]
      return (try? method?.call(controller, arguments)).flatMap { $0 } as? UIViewController
    }
  }
}

extension UIViewController {
  /// Makes the view of the storyboard, or of the nib of the controller's name or of its class's.
  ///
  /// - Parameter take: Gets the view before anything is connected.
  /// - Returns: Whether there is one.
  final func loadInterface(_ take: (UIView) -> Void) -> Bool {
    if let scene = storage.scene { return scene.loadView(take) }
    guard let name = nibNames.first(where: { InterfaceFile.named($0, .nib, in: nibBundle) != nil })
    else {
      if let nibName {
        RuntimeIssue.record(
          "nib-missing",
          "'\(type(of: self))' is to have its view from the nib '\(nibName)', which is not in the app's"
            + " bundle; its view is empty")
      }
      return false
    }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard let view = storage.view else { return false }
    view.frame = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    take(view)
    return true
  }

  /// UIKit: the name that was given, else the class's without `Controller`, else the class's.
  private var nibNames: [String] {
    if let nibName { return [nibName] }
    let name = String(describing: type(of: self))
    let ending = "Controller"
    return (name.hasSuffix(ending) ? [String(name.dropLast(ending.count))] : []) + [name]
  }
}
