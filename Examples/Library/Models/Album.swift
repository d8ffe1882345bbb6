import UIKit

/// A record and its songs.
public struct Album: Hashable, Identifiable, Sendable {
  public let id: String
  public let title: String
  public let artist: String
  let genre: String
  let year: Int
  let artwork: String
  let songs: [Song]

  /// As `8 songs, 31 minutes`.
  var summary: String {
    let minutes = songs.reduce(0) { $0 + $1.seconds } / 60
    let format = NSLocalizedString(
      "%d songs, %d minutes", bundle: .module, comment: "Below the songs of an album")
    return String(format: format, songs.count, minutes)
  }
}

extension Album {
  /// The album of the screen that shows one.
  public static let lowTide = Album(
    id: "low-tide", title: "Low Tide", artist: "Marin Ash", genre: "Alternative", year: 2024,
    artwork: "LowTide",
    songs: [
      song("Harbour Lights", 214),
      song("Salt on the Window", 187),
      song("Low Tide", 251),
      song("The Ferryman’s Daughter", 302, isExplicit: true),
      song("Driftwood", 164),
      song("Signal Flags", 226, isAvailable: false),
      song("Undertow (feat. Ines Calder)", 239),
      song("What the Gulls Know", 278),
    ])

  private static func song(
    _ title: String, _ seconds: Int, isExplicit: Bool = false, isAvailable: Bool = true
  ) -> Song {
    Song(
      id: "low-tide/\(title)", title: title, artist: "Marin Ash", artwork: "LowTide",
      seconds: seconds, isExplicit: isExplicit, isAvailable: isAvailable)
  }
}
