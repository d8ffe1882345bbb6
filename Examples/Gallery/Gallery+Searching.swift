import Cellophane
import Lists
import UIKit

extension Gallery {
  @PreviewBuilder var searchingPreviews: [AnyPreview] {
    Preview(
      "Cafés", group: "Lists",
      notes: "The build finds the rule: accents make no difference, and cities open.",
      source: .file("Examples/Lists/CafesViewController.swift")
    ) { UINavigationController(rootViewController: CafesViewController()) }
    Preview(
      "Stations by their letters", group: "Lists",
      notes: "No rule is like the author's own, so the page answers the queries that are listed.",
      source: .file("Examples/Lists/StationsViewController.swift")
    ) { UINavigationController(rootViewController: StationsViewController()) }
    .searches(queries: ["kgc", "pad", "st"])
  }
}
