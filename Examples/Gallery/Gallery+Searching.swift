import Cellophane
import Lists
import UIKit

extension Gallery {
  @PreviewBuilder var searchingPreviews: [AnyPreview] {
    Preview(
      "Cafés", group: "Searching",
      notes: "The build finds the rule: accents make no difference, and cities open."
    ) { UINavigationController(rootViewController: CafesViewController()) }
    Preview(
      "Stations by their letters", group: "Searching",
      notes: "No rule is like the author's own, so the page answers the queries that are listed."
    ) { UINavigationController(rootViewController: StationsViewController()) }
    .searches(queries: ["kgc", "pad", "st"])
  }
}
