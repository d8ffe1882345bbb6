import UIKit

/// A message in the inbox.
struct Message: Hashable, Identifiable {
  let id: String
  let sender: String
  let subject: String
  let preview: String
  /// As the list shows it: an hour, a day or a date.
  let received: String
  var isUnread = false
  var isFlagged = false
  var hasAttachment = false

  func matches(_ query: String) -> Bool {
    query.isEmpty
      || [sender, subject, preview].contains { $0.localizedCaseInsensitiveContains(query) }
  }
}

extension Message {
  static let inbox = [
    Message(
      id: "ticket", sender: "Northern Ferries", subject: "Your boarding pass for Saturday",
      preview: "Check-in opens at 08:15 at pier 4. Bring the code below and a photo ID.",
      received: "09:41", isUnread: true, hasAttachment: true),
    Message(
      id: "lease", sender: "Petra Holm", subject: "Re: The lease",
      preview: "I talked to the landlord. He agrees to the new windows if we paint them ourselves.",
      received: "08:12", isUnread: true),
    Message(
      id: "choir", sender: "Riverside Choir", subject: "Rehearsal moves to Thursday",
      preview:
        "The hall is taken on Wednesday. Sopranos begin at six, everybody else at half past.",
      received: "Yesterday", isFlagged: true),
    Message(
      id: "invoice", sender: "Bike Workshop", subject: "Invoice 2207",
      preview: "New chain, new brake pads, and the bell is on us. See you next spring.",
      received: "Yesterday", hasAttachment: true),
    Message(
      id: "boat", sender: "Jonas", subject: "The boat",
      preview: "She floats! Photos are in the shared album. We still need a name for her.",
      received: "Tuesday", isUnread: true, isFlagged: true),
    Message(
      id: "library", sender: "City Library", subject: "Two books are due",
      preview: "“The Salt Path” and “Tide Tables 2025” can be renewed once more online.",
      received: "Monday"),
    Message(
      id: "garden", sender: "Allotment Society", subject: "Water is turned off on 1 November",
      preview: "Please empty your barrels and take the hoses in before the first frost.",
      received: "14/10/25"),
  ]
}
