import Testing
import UIKit

/// A table of forty sections with a row each.
private final class ManySections: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 40 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

@MainActor @Suite struct ManySectionsTests {
  /// Were each section's place asked of the one before with its own, this would not come to an end.
  @Test func theLastOfManySectionsLiesBelowTheOthers() {
    let sections = ManySections()
    sections.tableView.rowHeight = 50
    #expect(sections.tableView.rectForRow(at: IndexPath(row: 0, section: 39)).minY >= 1_950)
  }
}
