import UIKit

/// Where cities come from.
public protocol CityService: Sendable {
  /// The file with the cities, as it arrives.
  func data() async throws -> Data
}

/// The file that comes with the app.
public struct BundledCities: CityService {
  private let name: String

  public init(named name: String = "Cities") {
    self.name = name
  }

  public func data() async throws -> Data {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json") else {
      throw CityServiceError.missing
    }
    return try Data(contentsOf: url)
  }
}

/// Why there are no cities.
public enum CityServiceError: LocalizedError {
  case missing, offline

  public var errorDescription: String? {
    switch self {
    case .missing:
      NSLocalizedString("The weather is not there.", bundle: .module, comment: "An error")
    case .offline:
      NSLocalizedString("You are not connected.", bundle: .module, comment: "An error")
    }
  }

  public var recoverySuggestion: String? {
    NSLocalizedString(
      "Check your connection, then try again.", bundle: .module, comment: "What to do")
  }
}
