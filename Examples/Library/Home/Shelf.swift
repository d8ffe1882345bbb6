import UIKit

/// A stretch of the home screen that scrolls sideways.
enum Shelf: Int, CaseIterable {
  case topPicks, recentlyPlayed, stations, newReleases

  var title: String {
    switch self {
    case .topPicks: NSLocalizedString("Top Picks for You", bundle: .module, comment: "Shelf")
    case .recentlyPlayed: NSLocalizedString("Recently Played", bundle: .module, comment: "Shelf")
    case .stations: NSLocalizedString("Stations", bundle: .module, comment: "Shelf")
    case .newReleases: NSLocalizedString("New Releases", bundle: .module, comment: "Shelf")
    }
  }
}

/// Anything that stands on a shelf.
enum Tile: Hashable, Sendable, Identifiable {
  case mix(Mix)
  case record(Record)
  case station(Station)

  var id: String {
    switch self {
    case .mix(let mix): "mix/\(mix.id)"
    case .record(let record): "record/\(record.id)"
    case .station(let station): "station/\(station.id)"
    }
  }
}

extension Shelf {
  var tiles: [Tile] {
    switch self {
    case .topPicks: Self.mixes.map(Tile.mix)
    case .recentlyPlayed: Self.recent.map(Tile.record)
    case .stations: Self.channels.map(Tile.station)
    case .newReleases: Self.releases.map(Tile.record)
    }
  }

  private static let mixes = [
    Mix(
      id: "calm", artwork: "SlowOrbit", reason: "Made for You", headline: "Calm Mix",
      detail: "Kepler Street, Marin Ash, Oda Vale and more"),
    Mix(
      id: "coast", artwork: "LowTide", reason: "Because You Like Marin Ash",
      headline: "Songs by the Sea", detail: "Harbours, ferries and weather from the west"),
    Mix(
      id: "summer", artwork: "Apricot", reason: "Back in Rotation", headline: "Late Summer",
      detail: "Sol y Sombra, The Night Gardeners, Juno Park"),
  ]

  private static let recent = [
    Record(id: "timberline", artwork: "Timberline", headline: "Timberline", detail: "Oda Vale"),
    Record(
      id: "night-garden", artwork: "NightGarden", headline: "Night Garden",
      detail: "The Night Gardeners"),
    Record(id: "low-tide", artwork: "LowTide", headline: "Low Tide", detail: "Marin Ash"),
    Record(
      id: "slow-orbit", artwork: "SlowOrbit", headline: "Slow Orbit", detail: "Kepler Street"),
    Record(id: "apricot", artwork: "Apricot", headline: "Apricot Sky", detail: "Sol y Sombra"),
  ]

  private static let channels = [
    Station(id: "piano", artwork: "Timberline", headline: "Piano Rooms"),
    Station(id: "night", artwork: "NightGarden", headline: "After Midnight"),
    Station(id: "sun", artwork: "Apricot", headline: "Open Windows"),
    Station(id: "deep", artwork: "SlowOrbit", headline: "Deep Focus"),
  ]

  private static let releases = [
    Record(
      id: "parades", artwork: "Apricot", headline: "Parades", detail: "Juno Park", isNew: true),
    Record(id: "lantern", artwork: "NightGarden", headline: "Lantern EP", detail: "Hollis Wren"),
    Record(
      id: "fathom", artwork: "LowTide", headline: "Fathom", detail: "Marin Ash", isNew: true),
    Record(id: "ridge", artwork: "Timberline", headline: "Ridge Walk", detail: "Oda Vale"),
  ]
}
