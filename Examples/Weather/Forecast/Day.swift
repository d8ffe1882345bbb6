import UIKit

/// A day of the forecast with its hours.
struct Day: Hashable, Identifiable, Sendable {
  struct Hour: Hashable, Sendable {
    let name: String
    let sky: Sky
    let temperature: Int
  }

  let id: String
  let name: String
  let sky: Sky
  let low: Int
  let high: Int
  /// Per cent.
  let chanceOfRain: Int
  let wind: String
  let summary: String

  /// Every third hour, from the lowest temperature at night to the highest after noon.
  var hours: [Hour] {
    let curve: [(String, Double, Bool)] = [
      ("00", 0.2, true), ("04", 0, true), ("08", 0.35, false), ("12", 0.8, false),
      ("16", 1, false), ("20", 0.5, true),
    ]
    return curve.map { name, part, isNight in
      Hour(
        name: name, sky: isNight && sky == .clear ? .night : sky,
        temperature: low + Int((Double(high - low) * part).rounded()))
    }
  }
}

extension Day {
  static let week = [
    Day(
      id: "today", name: "Today", sky: .clear, low: 9, high: 19, chanceOfRain: 0,
      wind: "11 km/h W", summary: "Sunny until the evening, then a clear night."),
    Day(
      id: "tue", name: "Tue", sky: .cloudy, low: 10, high: 17, chanceOfRain: 20,
      wind: "18 km/h SW", summary: "Clouds from the west by noon."),
    Day(
      id: "wed", name: "Wed", sky: .rain, low: 8, high: 13, chanceOfRain: 90,
      wind: "34 km/h SW", summary: "Rain all day, heavy at times. Gusts up to 60 km/h."),
    Day(
      id: "thu", name: "Thu", sky: .rain, low: 6, high: 11, chanceOfRain: 60,
      wind: "26 km/h NW", summary: "Showers that end in the afternoon."),
    Day(
      id: "fri", name: "Fri", sky: .cloudy, low: 3, high: 9, chanceOfRain: 10,
      wind: "14 km/h N", summary: "Grey and cold."),
    Day(
      id: "sat", name: "Sat", sky: .snow, low: -3, high: 2, chanceOfRain: 70,
      wind: "20 km/h NE", summary: "First snow above 300 metres, sleet in the city."),
    Day(
      id: "sun", name: "Sun", sky: .clear, low: -5, high: 4, chanceOfRain: 0,
      wind: "8 km/h E", summary: "Frost in the morning, sun all day."),
  ]
}
