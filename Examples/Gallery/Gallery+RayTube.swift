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
    .type("No", title: "Searched for No")
    .type("ios", title: "Searched for ios")
    .type("swiftui", title: "Searched for swiftui")
  }
}
