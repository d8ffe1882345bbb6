import Cellophane
import Lists
import Mailbox
import UIKit

extension Gallery {
  /// Cells alone: each has a sheet of its states.
  @PreviewBuilder var cellPreviews: [AnyPreview] {
    Preview(
      "A packing list", group: "Cells",
      notes: "Tap a row: the cell works out from its state how it looks.",
      source: [
        .region("states", in: "Examples/Lists/PackingCell.swift"),
        .file("Examples/Lists/PackingViewController.swift"),
      ]
    ) { UINavigationController(rootViewController: PackingViewController()) }
    .looks(.iOS26, .iOS18)
    // region: value
    Preview("A value cell", group: "Cells", source: .region("value"), in: .insetGrouped) {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Storage"
      content.secondaryText = "128 GB"
      return content
    }
    .looks(.iOS26, .iOS18)
    // endregion
    // region: subtitle
    Preview(
      "A subtitle cell with accessories", group: "Cells", source: .region("subtitle"),
      in: .insetGrouped
    ) {
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
    .looks(.iOS26, .iOS18)
    // endregion
    Preview(
      "An unread message", group: "Cells",
      notes: "The message is a custom key of the cell's state.",
      source: .file("Examples/Mailbox/MessageListCell.swift")
    ) { messageCell(isUnread: true) }
    Preview(
      "A message that was read", group: "Cells",
      source: .file("Examples/Mailbox/MessageListCell.swift")
    ) { messageCell(isUnread: false) }
    // region: sidebar
    Preview("A sidebar cell", group: "Cells", source: .region("sidebar"), in: .sidebar) {
      var content = UIListContentConfiguration.sidebarCell()
      content.text = "Recordings"
      content.image = UIImage(systemName: "waveform")
      return content
    }
    .looks(.iOS26, .iOS18)
    // endregion
  }
}
