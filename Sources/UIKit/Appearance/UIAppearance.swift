/// A class whose instances take values that are set once for all of them.
///
/// Views take them when they come into a window, where they have no value of their own. What is set
/// on bar and tab items is kept and shows nowhere, as a page's bars have the look's own.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class that can also be asked by what it lies in.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

/// The values that were set for classes.
@MainActor package enum Appearances {
  /// The values of one class, wherever or inside others.
  private struct Entry {
    let type: AnyClass
    let containers: [AnyClass]
    let values: NSObject
  }

  private static var entries: [Entry] = []

  /// The object that holds a class's values, made when it is first asked for.
  static func values<Values: NSObject>(
    for type: AnyClass, in containers: [AnyClass] = [], make: () -> Values
  ) -> Values {
    let known = entries.first {
      $0.type == type && $0.containers.elementsEqual(containers, by: ==)
    }
    if let values = known?.values as? Values { return values }
    let values = make()
    entries.append(Entry(type: type, containers: containers, values: values))
    return values
  }

  /// Gives a view the values of its classes, and the bar that a controller of it draws.
  static func style(_ view: UIView) {
    guard !entries.isEmpty else { return }
    styleAlone(view)
    if let navigation = view.owningController as? UINavigationController {
      styleAlone(navigation.navigationBar)
    }
  }

  private static func styleAlone(_ view: UIView) {
    let matching = entries.filter { entry in
      isClass(type(of: view), of: entry.type) && lies(view, in: entry.containers)
    }
    let general = matching.sorted {
      depth($0.type) + $0.containers.count < depth($1.type) + $1.containers.count
    }
    // The most special value is taken first; after it the view has one of its own.
    for entry in general.reversed() {
      guard let values = entry.values as? UIView else { continue }
      for property in AppearanceProperty.all { property.take(values, view) }
    }
  }

  /// Forgets everything that was set.
  package static func removeAll() {
    entries = []
  }

  private static func depth(_ type: AnyClass) -> Int {
    var depth = 0
    var current: AnyClass? = type
    while let known = current as? UIView.Type, known != UIView.self {
      depth += 1
      current = _getSuperclass(known)
    }
    return depth
  }

  /// Whether the view lies in an object of each class, the innermost first.
  private static func lies(_ view: UIView, in containers: [AnyClass]) -> Bool {
    var wanted = containers[...]
    var place: UIView? = view.superview
    while let current = place, let container = wanted.first {
      if isClass(type(of: current), of: container) {
        wanted.removeFirst()
      } else if let controller = current.owningController,
        isClass(type(of: controller), of: container)
      {
        wanted.removeFirst()
      }
      place = current.superview
    }
    return wanted.isEmpty
  }
}
