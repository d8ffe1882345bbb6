/// Whether data sources move rows: where they do not say which of them can be moved, all can be if
/// `tableView(_:moveRowAt:to:)` is there.
@MainActor package enum RowMoving {
  private final class Plain: UITableViewController {}
  private final class OtherPlain: UITableViewController {}
  private final class Own: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private static var method = LearntMethod(
    OverridableMethod(
      "tableView(_:moveRowAt:to:)", of: UITableViewController.self,
      plain: (Plain.self, OtherPlain.self), own: Own.self))

  /// Whether there are data sources of which it was asked and is not known.
  package static var isAskedFor: Bool { method.isAskedFor }

  /// Whether a data source moves rows; `nil` where nothing is known yet.
  static func isDone(by source: any UITableViewDataSource) -> Bool? { method.isThere(in: source) }

  /// Takes whether a data source moved a row when it was asked to.
  static func note(_ isDone: Bool, by source: any UITableViewDataSource) {
    method.note(isDone, in: source)
  }

  /// What is asked for now is not asked for again.
  package static func giveUp() { method.giveUp(saying: false) }
}

extension UITableView {
  /// Whether a row can be moved: as the data source says, else where it moves rows.
  package func canMove(rowAt indexPath: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let answer = OptionalMethod.answer(of: "tableView(_:canMoveRowAt:)") {
      dataSource.tableView(self, canMoveRowAt: indexPath)
    }
    return answer ?? RowMoving.isDone(by: dataSource)
      ?? elements.cells[indexPath]?.showsReorderControl ?? false
  }

  /// Has its data source move a row to where it is, where it is not known whether it does: for a
  /// table that is thrown away afterwards.
  package func askForMove() {
    guard let dataSource, let first = everyIndexPath.first,
      RowMoving.isDone(by: dataSource) == nil
    else { return }
    let isDone = OptionalMethod.tell(of: "tableView(_:moveRowAt:to:)") {
      dataSource.tableView(self, moveRowAt: first, to: first)
    }
    RowMoving.note(isDone, by: dataSource)
  }
}
