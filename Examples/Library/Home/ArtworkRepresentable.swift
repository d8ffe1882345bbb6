import UIKit

/// What a tile of the home screen says.
protocol ArtworkRepresentable: Hashable, Sendable {
  var artwork: String { get }
  var headline: String { get }
  var detail: String? { get }
}

/// A record on a shelf.
struct Record: ArtworkRepresentable, Identifiable {
  let id: String
  let artwork: String
  let headline: String
  let detail: String?
  var isNew = false
}

/// A mix that somebody put together, with the reason why it is shown.
struct Mix: ArtworkRepresentable, Identifiable {
  let id: String
  let artwork: String
  let reason: String
  let headline: String
  let detail: String?
}

/// A station that never ends.
struct Station: ArtworkRepresentable, Identifiable {
  let id: String
  let artwork: String
  let headline: String
  var detail: String? { nil }
}
