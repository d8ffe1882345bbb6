import UIKit

/// What the sky does.
enum Sky: String, Codable, Sendable {
  case clear, cloudy, rain, snow, night

  var symbol: String {
    switch self {
    case .clear: "sun.max.fill"
    case .cloudy: "cloud.fill"
    case .rain: "cloud.rain.fill"
    case .snow: "snow"
    case .night: "moon.fill"
    }
  }

  var color: UIColor {
    switch self {
    case .clear: .systemYellow
    case .cloudy: .systemGray
    case .rain: .systemBlue
    case .snow: .systemTeal
    case .night: .systemIndigo
    }
  }

  var localizedName: String {
    switch self {
    case .clear: NSLocalizedString("Sunny", bundle: .module, comment: "Weather")
    case .cloudy: NSLocalizedString("Cloudy", bundle: .module, comment: "Weather")
    case .rain: NSLocalizedString("Rain", bundle: .module, comment: "Weather")
    case .snow: NSLocalizedString("Snow", bundle: .module, comment: "Weather")
    case .night: NSLocalizedString("Clear", bundle: .module, comment: "Weather")
    }
  }
}

/// Degrees as a screen says them.
func degrees(_ value: Int) -> String { "\(value)°" }
