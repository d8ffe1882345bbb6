import Cellophane
import Messages
import Sidebar
import UIKit

extension Gallery {
  @PreviewBuilder var sidebarPreviews: [AnyPreview] {
    Preview(
      "Double column", group: "Sidebars",
      notes: "Sections that close under their headers; a row changes the column beside it.",
      source: [
        .file("Examples/Sidebar/GardenViewController.swift"),
        .file("Examples/Sidebar/SidebarViewController.swift"),
      ],
      environments: [.pad]
    ) { GardenViewController(columns: .doubleColumn) }
    .tap("South bed", title: "South bed chosen")
    Preview(
      "Triple column", group: "Sidebars",
      notes: "Tasks stand between the sidebar and what was chosen.",
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
      "The sidebar alone", group: "Sidebars", notes: "As it is on a phone.",
      source: .file("Examples/Sidebar/SidebarViewController.swift")
    ) {
      UINavigationController(rootViewController: SidebarViewController())
    }
    .looks(.iOS26, .iOS18)
    Preview(
      "Pinned conversations", group: "Sidebars",
      notes: "A grid of tiles above a list, in one scroll view. Swipe right to pin one more.",
      source: [
        .region("layout", in: "Examples/Messages/ConversationsViewController.swift"),
        .file("Examples/Messages/PinnedCell.swift"),
      ],
      environments: [.phone, .phone.dark]
    ) { UINavigationController(rootViewController: ConversationsViewController()) }
    .looks(.iOS26, .iOS18)
    .swipe("City Library", action: "Pin", title: "One more pinned")
    Preview(
      "A sidebar as in Messages", group: "Sidebars",
      notes: "The same grid and list as the first column of a split view.",
      source: .file("Examples/Messages/MessagesSplitViewController.swift"), environments: [.pad]
    ) { MessagesSplitViewController() }
    .tap("Lena Berg", title: "Lena Berg chosen")
  }
}
