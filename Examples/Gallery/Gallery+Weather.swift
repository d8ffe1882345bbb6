import Cellophane
import UIKit
import Weather

extension Gallery {
  @PreviewBuilder var weatherPreviews: [AnyPreview] {
    Preview(
      "Cities from a file", group: "Screens",
      notes: "Read as JSON by a task; the layout has two columns where there is room.",
      source: [
        .file("Examples/Weather/Cities/CitiesViewController.swift"),
        .file("Examples/Weather/Cities/ModelCell.swift"),
      ],
      environments: [.phone, .phone.dark, .pad]
    ) { UINavigationController(rootViewController: CitiesViewController()) }
    Preview(
      "Cities still loading", group: "Screens",
      notes: "The service never answers, so the sign stays.",
      source: .file("Examples/Weather/Cities/CitiesViewController.swift")
    ) { UINavigationController(rootViewController: CitiesViewController(service: Silent())) }
    Preview(
      "No cities yet", group: "Screens",
      source: .file("Examples/Weather/Cities/CitiesViewController.swift")
    ) {
      UINavigationController(
        rootViewController: CitiesViewController(service: BundledCities(named: "NoCities")))
    }
    Preview(
      "No connection", group: "Screens",
      notes: "The first attempt fails; the button makes another one.",
      source: .file("Examples/Weather/Cities/CitiesViewController.swift")
    ) { UINavigationController(rootViewController: CitiesViewController(service: Flaky())) }
    .tap("Try Again", title: "Tried again")
    Preview(
      "Days that open in place", group: "Screens",
      notes: "A tap reconfigures the row, which then shows its hours.",
      source: [
        .file("Examples/Weather/Forecast/ForecastViewController.swift"),
        .file("Examples/Weather/Forecast/DayCell.swift"),
      ],
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
