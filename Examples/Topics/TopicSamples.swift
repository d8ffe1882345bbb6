import UIKit

/// Messages as a small house full of switches and sensors sends them.
public enum TopicSamples {
  /// What a broker has retained when the app connects.
  public static let known = [
    "shellies/shelly1pm-51b1904/relay/0",
    "shellies/shelly1pm-51b1904/temperature",
    "shellies/shellyht-a3c07e/sensor/humidity",
    "shellies/shellyht-a3c07e/sensor/battery",
    "zigbee2mqtt/kitchen/illuminance",
  ]

  /// A thousand messages: the known topics in turn, and now and then a new one.
  public static let thousand: [String] = (0..<1_000).map { turn in
    switch turn {
    case 200: "shellies/shelly1pm-51b1904/relay/0/power"
    case 400: "shellies/shellyplug-90d2/relay/0"
    case 600: "zigbee2mqtt/kitchen/occupancy"
    case 800: "zigbee2mqtt/bridge/state"
    default: known[turn % known.count]
    }
  }
}
