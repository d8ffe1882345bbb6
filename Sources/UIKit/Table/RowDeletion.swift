/// Whether data sources delete rows: where `tableView(_:commit:forRowAt:)` is missing, there is no
/// deletion beside a row.
@MainActor package enum RowDeletion {
  private final class Plain: UITableViewController {}
  private final class OtherPlain: UITableViewController {}
  private final class Own: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private static let method = OverridableMethod(
    "tableView(_:commit:forRowAt:)", of: UITableViewController.self,
    plain: (Plain.self, OtherPlain.self), own: Own.self)

  /// By the data source's class.
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static var open: Set<ObjectIdentifier> = []

  /// Whether there are data sources of which it was asked and is not known: a class that gets the
  /// method from a protocol alone has to be called to be known.
  package static var isAskedFor: Bool { !open.isEmpty }

  /// Whether a data source deletes rows; `nil` where nothing is known yet.
  static func isDone(by source: any UITableViewDataSource) -> Bool? {
    let type: AnyClass = type(of: source)
    if let known = known[ObjectIdentifier(type)] { return known }
    guard source is UITableViewController else {
      open.insert(ObjectIdentifier(type))
      return nil
    }
    let isDone = method.isOverridden(by: type)
    known[ObjectIdentifier(type)] = isDone
    return isDone
  }

  /// Takes what a data source did when it was asked to.
  static func note(_ isDone: Bool, by source: any UITableViewDataSource) {
    let type = ObjectIdentifier(type(of: source))
    known[type] = known[type] ?? isDone
    open.remove(type)
  }

  /// What is asked for now is not asked for again.
  package static func giveUp() {
    for type in open { known[type] = true }
    open = []
  }
}

extension UITableView {
  /// Has its data source delete a row, where it is not known whether it does: for a table that is
  /// thrown away afterwards.
  package func askForDeletion() {
    guard let dataSource, RowDeletion.isDone(by: dataSource) == nil else { return }
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        guard editingStyle(ofRowAt: indexPath) == .delete else { continue }
        simulateEditing(.delete, ofRowAt: indexPath)
        return
      }
    }
  }
}
