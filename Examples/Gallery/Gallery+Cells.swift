import Cellophane
import Mailbox
import UIKit

extension Gallery {
  /// Cells alone: each has a sheet of its states.
  @PreviewBuilder var cellPreviews: [AnyPreview] {
    Preview("A value cell", group: "Cells", in: .insetGrouped) {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Storage"
      content.secondaryText = "128 GB"
      return content
    }
    Preview("A subtitle cell with accessories", group: "Cells", in: .insetGrouped) {
      let cell = UICollectionViewListCell()
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Morning walk"
      content.secondaryText = "5.2 kilometres along the harbour"
      content.image = UIImage(systemName: "figure.walk")
      cell.contentConfiguration = content
      cell.accessories = [
        .delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder(),
      ]
      return cell
    }
    Preview(
      "An unread message", group: "Cells",
      notes: "The message is a custom key of the cell's state."
    ) { messageCell(isUnread: true) }
    Preview("A message that was read", group: "Cells") { messageCell(isUnread: false) }
    Preview("A sidebar cell", group: "Cells", in: .sidebar) {
      var content = UIListContentConfiguration.sidebarCell()
      content.text = "Recordings"
      content.image = UIImage(systemName: "waveform")
      return content
    }
    .looks(.iOS26, .iOS18)
  }
}
