import Cellophane
import Mailbox
import UIKit

extension Gallery {
  @PreviewBuilder var mailboxPreviews: [AnyPreview] {
    Preview(
      "An inbox", group: "Mailbox",
      notes: "The message is a custom key of the cell's state; a list content view shows it.",
      environments: [.phone, .phone.dark, .phone.rightToLeft, .pad]
    ) { UINavigationController(rootViewController: InboxViewController()) }
    .step("A message read") { $0.tap("Petra Holm") }
    .step("One archived") { $0.swipe("Northern Ferries", action: "Archive") }
    .step("Searched for boat") { $0.search("boat") }
    .step("Searched in vain") { $0.search("sailcloth") }
  }
}
