import UIKit

/// A mailbox, or the account that mailboxes stand under.
struct Folder: Hashable, Identifiable {
  let id: String
  var symbol = ""
  var unread = 0
  /// What stands under an account.
  var folders: [Folder] = []
}

extension Folder {
  static let top = [
    Folder(id: "All Inboxes", symbol: "tray.2", unread: 3),
    Folder(id: "VIP", symbol: "star"),
    Folder(id: "Flagged", symbol: "flag", unread: 2),
  ]

  static let accounts = [
    Folder(
      id: "iCloud",
      folders: [
        Folder(id: "Inbox", symbol: "tray", unread: 3),
        Folder(id: "Drafts", symbol: "doc"),
        Folder(id: "Sent", symbol: "paperplane"),
        Folder(id: "Junk", symbol: "xmark.bin"),
        Folder(id: "Trash", symbol: "trash"),
        Folder(id: "Archive", symbol: "archivebox"),
      ])
  ]
}
