internal import CellophaneDocument
internal import UIKit

/// The rows of what is seen, by the names that a page would give them now.
@MainActor struct NamedRows {
  struct Row {
    var name: RowName
    var target: RowTarget
    /// What its identifier is called, without the rows that it stands in.
    var ownName: String?
    var isExpanded: Bool
    var hasChildren: Bool
  }

  private(set) var rows: [Row] = []
  private let cells: CellResolver

  init(_ collections: [(name: String, view: UIScrollView)], _ gathering: PageGathering) {
    cells = CellResolver(gathering, views: ViewResolver(gathering: gathering))
    for (name, view) in collections {
      guard let view = view as? any AskableList else { continue }
      var names = RowNames()
      for (section, node) in view.sectionNodes.enumerated() {
        let address = RowAddress(section: section, ordinals: [])
        take(node.rows, address, under: nil, of: name, in: view, &names)
      }
    }
  }

  private mutating func take(
    _ nodes: [RowNode], _ address: RowAddress, under parent: String?, of collection: String,
    in view: any AskableList, _ names: inout RowNames
  ) {
    for (ordinal, node) in nodes.enumerated() {
      let own = address.child(ordinal)
      let ownName = node.identifier.flatMap { stableName(of: $0) }
      let text = ownName == nil ? node.indexPath.flatMap { firstText(at: $0, in: view) } : nil
      let name = names.name(ownName ?? text ?? "row", under: parent)
      if let indexPath = node.indexPath {
        rows.append(
          Row(
            name: RowName(collection: collection, row: name),
            target: RowTarget(
              view: view, indexPath: indexPath, address: own, identifier: node.identifier),
            ownName: ownName, isExpanded: node.isExpanded, hasChildren: !node.children.isEmpty))
      }
      take(node.children, own, under: name, of: collection, in: view, &names)
    }
  }

  private func firstText(at indexPath: IndexPath, in view: any AskableList) -> String? {
    cells.cell(view.askableCell(at: indexPath)).firstText
  }

  func texts(of row: Row) -> [String] {
    cells.cell(row.target.view.askableCell(at: row.target.indexPath)).texts
  }

  /// The row whose identifier has a name, else the first that shows a text.
  func find(_ wanted: String) -> Row? {
    rows.first { $0.ownName == wanted } ?? rows.first { texts(of: $0).contains(wanted) }
  }

  subscript(name: RowName) -> Row? { rows.first { $0.name == name } }

  /// What the rows are called.
  var titles: [String] { rows.compactMap { texts(of: $0).first ?? $0.ownName } }
}
