internal import UIKit

/// What a delegate says to a long press.
enum ContextMenuAnswer {
  /// Its class does not implement the method.
  case unimplemented
  case menu(UIMenu?)
}

/// The context menus of a list's rows.
///
/// Where rows lie follows from the heights of all cells, so it is asked once, before the first menu.
@MainActor struct ContextMenus {
  /// The delegates' classes without menus, of which nobody has to know where rows lie.
  private static var classesWithoutMenus: Set<ObjectIdentifier> = []

  private let view: any AskableList
  private var middles: [IndexPath: CGPoint]?

  init(of view: any AskableList) {
    self.view = view
  }

  /// The menu that a long press in the middle of a row opens.
  mutating func menu(at indexPath: IndexPath) -> UIMenu? {
    guard let delegate = view.delegate else { return nil }
    let kind = ObjectIdentifier(type(of: delegate))
    if Self.classesWithoutMenus.contains(kind) { return nil }
    let middles = middles ?? view.rowMiddles
    self.middles = middles
    switch view.contextMenu(at: indexPath, pressedAt: middles[indexPath] ?? .zero) {
    case .unimplemented:
      Self.classesWithoutMenus.insert(kind)
      return nil
    case .menu(let menu): return menu
    }
  }
}
