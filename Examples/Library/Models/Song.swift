import UIKit

/// A song as the catalogue has it.
public struct Song: Hashable, Identifiable, Sendable {
  public let id: String
  public let title: String
  public let artist: String
  /// The artwork's name in the asset catalog.
  let artwork: String
  let seconds: Int
  var isExplicit = false
  /// Whether the song may be played where the listener is.
  var isAvailable = true

  /// Minutes and seconds, as a list shows them.
  var length: String {
    Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))
  }
}
