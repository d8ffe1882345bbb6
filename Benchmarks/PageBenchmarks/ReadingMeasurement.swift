import CellophaneDocument
import CellophanePreview
import Measuring
import UIKit

/// Reading a list of a running session again, after changes of different sizes.
@MainActor struct ReadingMeasurement {
  private let session: Session
  private let rows: RowsViewController

  init(count: Int) async throws {
    var made: RowsViewController?
    let preview = AnyPreview(
      Preview("Rows") {
        let rows = RowsViewController(count: count)
        if made == nil { made = rows }
        return rows
      })
    session = try await Session.begin(preview)
    guard let made else { fatalError("the session has no list") }
    rows = made
  }

  func add(to table: inout Table) {
    defer { session.end() }
    let start = session.screen()
    table.add(Measurement("reading 10000 rows again, unchanged") { keep(session.screen()) })
    table.add(Measurement("a snapshot that reconfigures one row") { rows.reconfigure(100_777) })
    table.add(
      Measurement("reading again after it") {
        rows.reconfigure(100_777)
      } of: {
        keep(session.screen())
      }, reach: "5 ms")
    table.add(
      Measurement("reading again after 'reloadData'", rounds: 3) {
        rows.collectionView.reloadData()
      } of: {
        keep(session.screen())
      })
    guard session.screen() == start else { fatalError("the list is read otherwise") }
    rows.note = "now"
    rows.reconfigure(100_777)
    guard session.screen() != start else { fatalError("the change is not read") }
  }
}
