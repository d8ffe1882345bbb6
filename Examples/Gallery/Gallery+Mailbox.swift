import Cellophane
import Mailbox
import UIKit

extension Gallery {
  @PreviewBuilder var mailboxPreviews: [AnyPreview] {
    Preview(
      "An inbox", group: "Screens",
      notes: "To read, swipe, search and edit; each cell carries its message in its state.",
      source: [
        .file("Examples/Mailbox/InboxViewController.swift"),
        .file("Examples/Mailbox/MessageListCell.swift"),
      ],
      environments: [.phone, .phone.dark, .phone.rightToLeft, .pad]
    ) { UINavigationController(rootViewController: InboxViewController()) }
    .swipe("Petra Holm", action: "Read", title: "A message read")
    .swipe("Northern Ferries", action: "Archive", title: "One archived")
    .type("boat", title: "Searched for boat")
    .type("sailcloth", title: "Searched in vain")
    Preview(
      "A sidebar as in Mail", group: "Sidebars",
      notes: "Mailboxes in a sidebar, messages in a plain one, and what one of them says.",
      source: [
        .file("Examples/Mailbox/MailViewController.swift"),
        .file("Examples/Mailbox/FoldersViewController.swift"),
      ],
      environments: [.pad]
    ) { MailViewController() }
    .tap("Petra Holm", title: "A message chosen")
    .cover("frame=frame-a-message-chosen")
  }
}
