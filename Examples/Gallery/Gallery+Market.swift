import Cellophane
import Market
import UIKit

extension Gallery {
  @PreviewBuilder var marketPreviews: [AnyPreview] {
    Preview(
      "Market in two tabs", group: "Screens",
      notes: "Each tab keeps its own stack, and the badge counts what is in the bag.",
      source: [
        .file("Examples/Market/MarketTabBarController.swift"),
        .file("Examples/Market/StallsViewController.swift"),
        .file("Examples/Market/BagViewController.swift"),
      ]
    ) { MarketTabBarController() }
  }
}
