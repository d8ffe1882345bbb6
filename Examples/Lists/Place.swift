import UIKit

/// What the lists of this folder are about: a place in a library.
struct Place: Hashable, Identifiable, Sendable {
  let id: String
  var detail: String
  var symbol: String

  init(_ id: String, _ detail: String, symbol: String) {
    self.id = id
    self.detail = detail
    self.symbol = symbol
  }
}

extension Place {
  static let rooms = [
    Place("Reading room", "Quiet until eight", symbol: "book.closed"),
    Place("Map room", "Ask at the desk", symbol: "map"),
    Place("Music room", "Headphones are lent", symbol: "music.note"),
    Place("Workshop", "Saturdays only", symbol: "scissors"),
  ]

  static let collections = [
    Place("Letters", "1,204 items", symbol: "envelope"),
    Place("Photographs", "18,310 items", symbol: "photo"),
    Place("Recordings", "96 items", symbol: "mic"),
  ]

  static let services = [
    Place("Lending", "Four weeks", symbol: "tray"),
    Place("Copies", "Ten cents a page", symbol: "doc.on.doc"),
    Place("Questions", "By mail or in person", symbol: "questionmark.circle"),
  ]
}
