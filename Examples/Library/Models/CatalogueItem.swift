import UIKit

/// Something that a search in the catalogue finds.
struct CatalogueItem: Hashable, Identifiable {
  enum Kind: Int {
    case artist = 1
    case album, song
  }

  let kind: Kind
  let title: String
  var artist: String?
  var artwork: String?
  var isFavourite = false

  var id: String { "\(kind) \(title)" }

  func matches(_ query: String, in kind: Kind?, by artists: [String]) -> Bool {
    guard kind == nil || kind == self.kind else { return false }
    guard artists.isEmpty || artists.contains(artist ?? title) else { return false }
    return query.isEmpty
      || [title, artist ?? ""].contains { $0.localizedCaseInsensitiveContains(query) }
  }
}

extension CatalogueItem {
  static let recent = [
    CatalogueItem(kind: .artist, title: "Marin Ash"),
    CatalogueItem(kind: .album, title: "Low Tide", artist: "Marin Ash", artwork: "LowTide"),
    CatalogueItem(kind: .song, title: "Northbound", artist: "Oda Vale", artwork: "Timberline"),
    CatalogueItem(kind: .song, title: "Slow Orbit", artist: "Kepler Street", artwork: "SlowOrbit"),
    CatalogueItem(kind: .artist, title: "Oda Vale"),
    CatalogueItem(kind: .album, title: "Timberline", artist: "Oda Vale", artwork: "Timberline"),
    CatalogueItem(
      kind: .song, title: "Paper Moons", artist: "The Night Gardeners", artwork: "NightGarden"),
    CatalogueItem(kind: .song, title: "Copper & Pine", artist: "Oda Vale", artwork: "Timberline"),
  ]
}
