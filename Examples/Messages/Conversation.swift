import UIKit

/// A conversation: with whom, and what was said last.
struct Conversation: Hashable, Identifiable {
  let id: String
  let words: String
  let time: String
  var color = UIColor.systemGray

  /// The first letters of the name's words: `PH`.
  var initials: String {
    id.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

extension Conversation {
  static let pinned = [
    Conversation(id: "Petra", words: "Blue or white?", time: "09:31", color: .systemIndigo),
    Conversation(id: "Jonas", words: "She floats!", time: "08:58", color: .systemTeal),
    Conversation(id: "Mum", words: "Call when you land", time: "08:40", color: .systemPink),
    Conversation(id: "Riverside Choir", words: "Half past", time: "Sun", color: .systemPurple),
    Conversation(id: "Allotment", words: "Who has the key?", time: "Sat", color: .systemGreen),
    Conversation(id: "Ada", words: "On my way", time: "Fri", color: .systemOrange),
  ]

  static let others = [
    Conversation(
      id: "Northern Ferries", words: "Your boarding pass is ready. Pier 4 opens at 08:15.",
      time: "09:41", color: .systemBlue),
    Conversation(
      id: "Bike Workshop", words: "New chain, new pads, and the bell is on us.", time: "Tue",
      color: .systemBrown),
    Conversation(
      id: "City Library", words: "Two books are due on Friday.", time: "Mon", color: .systemRed),
    Conversation(
      id: "Lena Berg", words: "The hall is taken, so we meet at mine instead.", time: "Sun",
      color: .systemMint),
  ]
}
