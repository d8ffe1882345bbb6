import Cellophane
import Sidebar
import UIKit

extension Gallery {
  @PreviewBuilder var sidebarPreviews: [AnyPreview] {
    Preview(
      "Double column", group: "Sidebars",
      notes: "A registration for headers, one for items; choosing a row changes the second column.",
      source: [
        .file("Examples/Sidebar/GardenViewController.swift"),
        .file("Examples/Sidebar/SidebarViewController.swift"),
      ],
      environments: [.pad]
    ) { GardenViewController(columns: .doubleColumn) }
    .tap("South bed", title: "South bed chosen")
    Preview(
      "Triple column", group: "Sidebars",
      source: .file("Examples/Sidebar/GardenViewController.swift"), environments: [.pad]
    ) {
      GardenViewController(columns: .tripleColumn)
    }
    Preview(
      "Compact width", group: "Sidebars",
      notes: "The same split view on a phone shows its compact column, a tab bar controller.",
      source: .file("Examples/Sidebar/GardenViewController.swift")
    ) { GardenViewController(columns: .doubleColumn) }
    Preview(
      "The sidebar alone", group: "Sidebars",
      source: .file("Examples/Sidebar/SidebarViewController.swift")
    ) {
      UINavigationController(rootViewController: SidebarViewController())
    }
  }
}
