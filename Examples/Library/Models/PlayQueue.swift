import UIKit

/// What is playing and what comes after it.
public struct PlayQueue: Sendable {
  var current: Song
  /// In the order of playing.
  private(set) var upcoming: [Song]

  /// The song after this one.
  var next: Song? { upcoming.first }

  /// Puts the songs into an order that names each of them once.
  mutating func reorder(by ids: [Song.ID]) {
    let songs = Dictionary(uniqueKeysWithValues: upcoming.map { ($0.id, $0) })
    upcoming = ids.compactMap { songs[$0] }
  }

  mutating func remove(_ id: Song.ID) {
    upcoming.removeAll { $0.id == id }
  }

  mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    upcoming.shuffle(using: &generator)
  }

  func song(_ id: Song.ID) -> Song? {
    id == current.id ? current : upcoming.first { $0.id == id }
  }
}

extension PlayQueue {
  /// An evening's queue.
  public static let evening = PlayQueue(
    current: Song(
      id: "paper-moons", title: "Paper Moons", artist: "The Night Gardeners",
      artwork: "NightGarden", seconds: 198),
    upcoming: [
      Song(
        id: "harbour-lights", title: "Harbour Lights", artist: "Marin Ash", artwork: "LowTide",
        seconds: 214),
      Song(
        id: "copper-and-pine", title: "Copper & Pine", artist: "Oda Vale", artwork: "Timberline",
        seconds: 243),
      Song(
        id: "northbound", title: "Northbound", artist: "Oda Vale", artwork: "Timberline",
        seconds: 205),
      Song(
        id: "slow-orbit", title: "Slow Orbit", artist: "Kepler Street", artwork: "SlowOrbit",
        seconds: 331),
      Song(
        id: "apricot-sky", title: "Apricot Sky", artist: "Sol y Sombra", artwork: "Apricot",
        seconds: 176),
      Song(
        id: "glass-rivers", title: "Glass Rivers", artist: "Kepler Street", artwork: "SlowOrbit",
        seconds: 287),
    ])
}
