internal import UIKit

/// What a delegate says to a long press.
enum ContextMenuAnswer {
  /// Its class does not implement the method.
  case unimplemented
  case menu(UIMenu?)
}

/// The context menus of a list's rows.
///
/// Where rows lie follows from the heights of all cells, so it is asked once, and only where the
/// delegate's class has menus: a first question, whose answer nobody sees, finds that out.
@MainActor struct ContextMenus {
  /// Whether the delegates' classes have menus.
  private static var classesWithMenus: [ObjectIdentifier: Bool] = [:]

  private let view: any AskableList
  private var middles: [IndexPath: CGPoint]?

  init(of view: any AskableList) {
    self.view = view
  }

  /// Whether a list's delegate may have menus for its rows: where its class was never asked, too.
  static func mayBeGiven(by view: any AskableList) -> Bool {
    guard let delegate = view.delegate else { return false }
    return classesWithMenus[ObjectIdentifier(type(of: delegate))] ?? true
  }

  /// The menu that a long press in the middle of a row opens.
  mutating func menu(at indexPath: IndexPath) -> UIMenu? {
    guard let delegate = view.delegate, hasMenus(delegate, at: indexPath) else { return nil }
    let middles = middles ?? view.rowMiddles
    self.middles = middles
    guard
      case .menu(let menu) = view.contextMenu(at: indexPath, pressedAt: middles[indexPath] ?? .zero)
    else { return nil }
    return menu
  }

  private func hasMenus(_ delegate: AnyObject, at indexPath: IndexPath) -> Bool {
    let kind = ObjectIdentifier(type(of: delegate))
    if let known = Self.classesWithMenus[kind] { return known }
    var hasMenus = true
    if case .unimplemented = view.contextMenu(at: indexPath, pressedAt: .zero) { hasMenus = false }
    Self.classesWithMenus[kind] = hasMenus
    return hasMenus
  }
}
