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

  private static var method = LearntMethod(
    OverridableMethod(
      "tableView(_:commit:forRowAt:)", of: UITableViewController.self,
      plain: (Plain.self, OtherPlain.self), own: Own.self))

  /// Whether there are data sources of which it was asked and is not known.
  package static var isAskedFor: Bool { method.isAskedFor }

  /// Whether a data source deletes rows; `nil` where nothing is known yet.
  static func isDone(by source: any UITableViewDataSource) -> Bool? { method.isThere(in: source) }

  /// Takes what a data source did when it was asked to.
  static func note(_ isDone: Bool, by source: any UITableViewDataSource) {
    method.note(isDone, in: source)
  }

  /// What is asked for now is not asked for again.
  package static func giveUp() { method.giveUp(saying: true) }
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
