import UIKit

/// A message of an inbox in a cell of its own.
@MainActor public func messageCell(isUnread: Bool) -> UICollectionViewListCell {
  let cell = InboxCell()
  cell.update(
    with: Message(
      id: "ferries", sender: "Northern Ferries", subject: "Your boarding pass for Saturday",
      preview: "Check-in opens at 08:15 at pier 4. Bring the code below and a photo ID.",
      received: "09:41", isUnread: isUnread, isFlagged: !isUnread, hasAttachment: true))
  return cell
}
