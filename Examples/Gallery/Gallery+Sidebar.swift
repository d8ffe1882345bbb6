import Cellophane
import Sidebar
import UIKit

extension Gallery {
  @PreviewBuilder var sidebarPreviews: [AnyPreview] {
    Preview(
      "Double column", group: "Sidebar",
      notes:
        "Registrations are made inside the provider; choosing a row changes the second column.",
      environments: [.pad]
    ) { GardenViewController(columns: .doubleColumn) }
    .tap("South bed", title: "South bed chosen")
    Preview("Triple column", group: "Sidebar", environments: [.pad]) {
      GardenViewController(columns: .tripleColumn)
    }
    Preview(
      "Compact width", group: "Sidebar",
      notes: "The same split view on a phone shows its compact column, a tab bar controller."
    ) { GardenViewController(columns: .doubleColumn) }
    Preview("The sidebar alone", group: "Sidebar") {
      UINavigationController(rootViewController: SidebarViewController())
    }
  }
}
