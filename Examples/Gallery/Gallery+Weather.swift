import Cellophane
import UIKit
import Weather

extension Gallery {
  @PreviewBuilder var weatherPreviews: [AnyPreview] {
    Preview(
      "Cities from a file", group: "Weather",
      notes: "Read as JSON by a task; the layout has two columns where there is room.",
      environments: [.phone, .phone.dark, .pad]
    ) { UINavigationController(rootViewController: CitiesViewController()) }
    Preview(
      "Cities still loading", group: "Weather",
      notes: "The service never answers, so the sign stays."
    ) { UINavigationController(rootViewController: CitiesViewController(service: Silent())) }
    Preview("No cities yet", group: "Weather") {
      UINavigationController(
        rootViewController: CitiesViewController(service: BundledCities(named: "NoCities")))
    }
    Preview(
      "No connection", group: "Weather",
      notes: "The first attempt fails; the button makes another one."
    ) { UINavigationController(rootViewController: CitiesViewController(service: Flaky())) }
    .tap("Try Again", title: "Tried again")
    Preview(
      "Days that open in place", group: "Weather",
      notes: "A tap reconfigures the row, which then shows its hours.",
      environments: [.phone, .phone.dark, .pad]
    ) { UINavigationController(rootViewController: ForecastViewController()) }
    .tap("Wed", title: "Wednesday opened")
    .tap("Open All", title: "All opened")
  }
}

/// A service that does not answer.
private struct Silent: CityService {
  func data() async throws -> Data {
    try await Task.sleep(for: .seconds(86_400))
    return Data()
  }
}

/// A service that fails once.
private actor Flaky: CityService {
  private var hasFailed = false

  func data() async throws -> Data {
    guard hasFailed else {
      hasFailed = true
      throw CityServiceError.offline
    }
    return try await BundledCities().data()
  }
}
