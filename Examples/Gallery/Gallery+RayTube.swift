import Cellophane
import RayTube
import UIKit

extension Gallery {
  @PreviewBuilder var rayTubePreviews: [AnyPreview] {
    Preview(
      "RayTube", group: "Screens",
      notes: "Sections stay whole: one that matches, or any of whose courses does, is shown.",
      source: [
        .file("Examples/RayTube/VideosViewController.swift"),
        .file("Examples/RayTube/VideoCell.swift"),
      ],
      environments: [.phone, .pad]
    ) { UINavigationController(rootViewController: VideosViewController()) }
    .searches(.sections, in: [.text, .headers])
    .type("No", title: "Searched for No")
    .type("ios", title: "Searched for ios")
    .type("swiftui", title: "Searched for swiftui")
  }
}
