import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

private class Teas: WordsTableController {
  init() { super.init(["Assam", "Ceylon"]) }
}

private final class DeletedTeas: Teas {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    words.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// The same by the protocol alone.
private class CoffeeTable: WordsTableHolder {
  init() { super.init(["Mocha", "Java"]) }
}

private final class Coffees: CoffeeTable, UITableViewDataSource {}

private final class DeletedCoffees: CoffeeTable, UITableViewDataSource {
  /// Whatever it is asked to do, it deletes.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    words.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// A row has a deletion beside it where its table's data source deletes rows, and only there.
@Suite @MainActor struct RowDeletionTests {
  private func outline(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) async -> String {
    await AnyPreview(Preview("Rows") { make() }).resolve()[0].outline
  }

  @Test func aTableControllerWithoutTheMethodHasNone() async {
    let text = await outline { Teas() }
    #expect(text.contains(#"row "Assam""#))
    #expect(!text.contains("swipe"))
  }

  @Test func aTableControllerWithItHasOneThatDeletes() async {
    let text = await outline { DeletedTeas() }
    #expect(text.contains(#"swipe trailing "Delete" destructive full -> delete list "Assam""#))
    #expect(text.contains(#"swipe trailing "Delete" destructive full -> delete list "Ceylon""#))
  }

  @Test func aDataSourceOfItsOwnIsAsked() async {
    let without = await outline { Coffees() }
    #expect(without.contains(#"row "Java""#))
    #expect(!without.contains("swipe"))
    let with = await outline { DeletedCoffees() }
    // What was deleted to find that out was another instance's.
    #expect(with.contains(#"row "Mocha""#))
    #expect(with.contains(#"swipe trailing "Delete" destructive full -> delete list "Mocha""#))
    #expect(with.contains(#"swipe trailing "Delete" destructive full -> delete list "Java""#))
  }
}
