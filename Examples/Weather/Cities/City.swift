import UIKit

/// A city's weather as the file has it.
struct City: Codable, Identifiable, Sendable {
  let id: String
  let name: String
  let sky: Sky
  let temperature: Int
  let low: Int
  let high: Int
  /// When the values were measured.
  let updated: Date
  let timeZone: String
}

/// What a city's card says.
protocol CityViewModel {
  var title: String { get }
  var subtitle: String { get }
  var temperature: String { get }
  var range: String { get }
  var sky: Sky { get }
}

/// A city's card from what the file has.
struct CityCard: CityViewModel {
  let city: City

  var title: String { city.name }
  var sky: Sky { city.sky }
  var temperature: String { degrees(city.temperature) }

  /// The hour where the city lies, and what the sky does.
  var subtitle: String {
    var style = Date.FormatStyle.dateTime.hour().minute()
    style.timeZone = TimeZone(identifier: city.timeZone) ?? .gmt
    return "\(city.updated.formatted(style)) · \(city.sky.localizedName)"
  }

  var range: String {
    let format = NSLocalizedString(
      "H:%@ L:%@", bundle: .module, comment: "The day's highest and lowest temperature")
    return String(format: format, degrees(city.high), degrees(city.low))
  }
}
