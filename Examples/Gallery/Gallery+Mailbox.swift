import Cellophane
import Mailbox
import UIKit

extension Gallery {
  @PreviewBuilder var mailboxPreviews: [AnyPreview] {
    Preview(
      "An inbox", group: "Screens",
      notes: "The message is a custom key of the cell's state; a list content view shows it.",
      source: [
        .file("Examples/Mailbox/InboxViewController.swift"),
        .file("Examples/Mailbox/MessageListCell.swift"),
      ],
      environments: [.phone, .phone.dark, .phone.rightToLeft, .pad]
    ) { UINavigationController(rootViewController: InboxViewController()) }
    .tap("Petra Holm", title: "A message read")
    .swipe("Northern Ferries", action: "Archive", title: "One archived")
    .type("boat", title: "Searched for boat")
    .type("sailcloth", title: "Searched in vain")
  }
}
