internal import CellophaneDocument
internal import UIKit

/// Does on a screen what a person does, and refuses with a sentence where it cannot be done.
@MainActor struct Driver {
  let what: String
  let controller: UIViewController?
  let window: UIWindow?
  let parts: ScreenResolver
  private let gathering = PageGathering()

  init(_ controller: UIViewController) {
    self.controller = controller
    what = controller.nameOfWhatIsShown
    controller.loadViewIfNeeded()
    window = controller.viewIfLoaded?.window
    window?.settle()
    parts = ScreenResolver(finding: gathering)
    _ = parts.screen(ofRoot: controller)
  }

  init(_ view: UIScrollView) {
    controller = nil
    what = String(describing: Swift.type(of: view))
    window = view.window
    window?.settle()
    parts = ScreenResolver(finding: gathering)
    _ = parts.screen(of: view, label: "")
  }

  // MARK: Rows

  private var rows: NamedRows { NamedRows(parts.collections, gathering) }

  /// The row whose identifier has a name, else the first that shows a text.
  func find(_ wanted: String) -> NamedRows.Row? { rows.find(wanted) }

  func row(_ wanted: String, to verb: String) throws(Refusal) -> NamedRows.Row {
    let rows = rows
    guard let row = rows.find(wanted) else {
      throw Refusal("there is no row '\(wanted)' to \(verb)", in: what, having: rows.titles)
    }
    return row
  }

  /// What the rows are called.
  var titles: [String] { rows.titles }

  // MARK: Interactions

  /// Does something to what was found.
  ///
  /// - Parameter rows: The rows that it is done to.
  /// - Returns: What it came to; `nil` where it cannot be done.
  @discardableResult
  func perform(_ interaction: Interaction, on rows: NamedRows.Row...) -> Reply? {
    Performer(
      controller: controller, parts: { parts },
      target: { name in rows.first { $0.name == name }?.target }
    ).perform(interaction)
  }
}

extension UIViewController {
  /// The class of what an author made; a view or cell alone has a controller of ours around it.
  fileprivate var nameOfWhatIsShown: String {
    switch self {
    case let host as ViewHost: String(describing: Swift.type(of: host.view as UIView))
    case let host as CellHost: String(describing: Swift.type(of: host.cell))
    case let host as TableCellHost: String(describing: Swift.type(of: host.cell))
    default: String(describing: Swift.type(of: self))
    }
  }
}
