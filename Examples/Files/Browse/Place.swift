import UIKit

/// Where files are: a heading with its places, or a place with its documents.
struct Place: Hashable, Identifiable {
  let id: String
  var symbol = ""
  var color = UIColor.tintColor
  /// What stands under a heading.
  var places: [Place] = []
  var documents: [Document] = []
}

extension Place {
  static let headings = [
    Place(
      id: "Locations",
      places: [
        Place(id: "iCloud Drive", symbol: "icloud", documents: Document.samples),
        Place(
          id: "On My iPhone", symbol: "iphone",
          documents: Document.samples.filter { !$0.isRemote }),
        Place(id: "Recently Deleted", symbol: "trash"),
      ]),
    Place(
      id: "Favorites",
      places: [
        Place(
          id: "Boat", symbol: "folder",
          documents: Document.samples.filter { $0.name.contains("Boat") }),
        Place(
          id: "Pictures", symbol: "folder",
          documents: Document.samples.filter { $0.kind == .picture }),
      ]),
    Place(
      id: "Tags",
      places: [
        Place(
          id: "Signed", symbol: "circle.fill", color: .systemRed,
          documents: Document.samples.filter { $0.name.contains("Signed") }),
        Place(
          id: "To Read", symbol: "circle.fill", color: .systemOrange,
          documents: Document.samples.filter { $0.kind == .pdf }),
        Place(id: "Spare", symbol: "circle", color: .systemGray),
      ]),
  ]
}
