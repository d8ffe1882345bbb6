import UIKit

/// A row of the history: a topic, or a message that it received.
enum HistoryItem: Hashable {
  case topic(TopicModel)
  case message(TopicMessage)
}

/// What a broker published under a topic, numbered as it came in.
public struct TopicMessage: Hashable, Sendable {
  public let number: Int
  public let topic: String
  public let payload: String

  public init(number: Int, topic: String, payload: String) {
    self.number = number
    self.topic = topic
    self.payload = payload
  }
}

extension TopicMessage {
  /// What a broker has kept of each known topic when the app connects.
  static let retained = zip(TopicSamples.known, ["off", "40.8", "57", "92", "310"]).map {
    TopicMessage(number: 0, topic: $0, payload: $1)
  }

  /// Temperatures and switches of an evening.
  public static let evening: [TopicMessage] = [
    ("shellies/shelly1pm-51b1904/relay/0", "on"),
    ("shellies/shelly1pm-51b1904/temperature", "41.2"),
    ("shellies/shellyht-a3c07e/sensor/humidity", "58"),
    ("shellies/shelly1pm-51b1904/temperature", "42.0"),
    ("shellies/shelly1pm-51b1904/relay/0", "off"),
    ("shellies/shelly1pm-51b1904/temperature", "39.6"),
    ("shellies/shelly1pm-51b1904/temperature", "37.1"),
  ].enumerated().map { TopicMessage(number: $0 + 1, topic: $1.0, payload: $1.1) }
}
