import Cellophane
import RayTube
import UIKit

extension Gallery {
  @PreviewBuilder var rayTubePreviews: [AnyPreview] {
    Preview(
      "RayTube", group: "RayTube",
      notes: "Sections stay whole: one that matches, or any of whose courses does, is shown.",
      environments: [.phone, .pad]
    ) { UINavigationController(rootViewController: VideosViewController()) }
    .searches(.sections, in: [.text, .headers])
    .step("Searched for No") { $0.search("No") }
    .step("Searched for ios") { $0.search("ios") }
    .step("Searched for swiftui") { $0.search("swiftui") }
  }
}
