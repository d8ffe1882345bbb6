internal import CellophaneDocument
internal import Foundation
internal import UIKit

/// Does on a screen what a person does, and refuses with a sentence where it cannot be done.
@MainActor struct Driver {
  let what: String
  let controller: UIViewController?
  let window: UIWindow?
  let parts: ScreenResolver
  let alert: UIAlertController?
  private let gathering = PageGathering()

  init(_ controller: UIViewController) {
    self.controller = controller
    what = controller.nameOfWhatIsShown
    controller.loadViewIfNeeded()
    window = controller.viewIfLoaded?.window
    window?.settle()
    parts = Self.parts(gathering)
    _ = parts.screen(ofRoot: controller)
    alert = controller.presentedViewController as? UIAlertController
  }

  init(_ view: UIScrollView) {
    controller = nil
    what = String(describing: Swift.type(of: view))
    window = view.window
    window?.settle()
    parts = Self.parts(gathering)
    _ = parts.screen(of: view, label: "")
    alert = nil
  }

  private static func parts(_ gathering: PageGathering) -> ScreenResolver {
    ScreenResolver(gathering: gathering) { _, name, label in
      ResolvedCollection(name: name, label: label, role: .list, selection: .none, sections: [])
    }
  }

  // MARK: Rows

  /// A row with what it is known by.
  struct Row {
    var view: any AskableList
    var indexPath: IndexPath
    var name: String?
    var isExpanded: Bool
    var hasChildren: Bool
  }

  private var rows: [Row] {
    parts.collections.compactMap { $0.view as? any AskableList }.flatMap { view in
      var rows: [Row] = []
      view.sectionNodes.forEachAddress { _, node in
        guard let indexPath = node.indexPath else { return }
        rows.append(
          Row(
            view: view, indexPath: indexPath,
            name: node.identifier.flatMap { stableName(of: $0) },
            isExpanded: node.isExpanded, hasChildren: !node.children.isEmpty))
      }
      return rows
    }
  }

  private func texts(of row: Row) -> [String] {
    CellResolver(gathering, views: ViewResolver(gathering: gathering))
      .cell(row.view.askableCell(at: row.indexPath)).texts
  }

  /// The row whose identifier has a name, else the first that shows a text.
  func find(_ wanted: String) -> Row? {
    let rows = rows
    return rows.first { $0.name == wanted } ?? rows.first { texts(of: $0).contains(wanted) }
  }

  func row(_ wanted: String, to verb: String) throws(Refusal) -> Row {
    guard let row = find(wanted) else {
      throw Refusal("there is no row '\(wanted)' to \(verb)", in: what, having: titles)
    }
    return row
  }

  /// What the rows are called.
  var titles: [String] {
    rows.compactMap { texts(of: $0).first ?? $0.name }
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
