import UIKit

/// The table's data source: it names the sections and lets rows be deleted and moved.
final class RecentsDataSource: UITableViewDiffableDataSource<Group, Document.ID> {
  /// Called with a document that somebody deleted.
  var onDelete: ((Document.ID) -> Void)?
  /// How many documents a section has in all, and how large they are.
  var summary: ((Group) -> String?)?

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)?.localizedTitle
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard section == snapshot().numberOfSections - 1 else { return nil }
    return sectionIdentifier(for: section).flatMap { summary?($0) }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
    onDelete?(id)
  }
}
