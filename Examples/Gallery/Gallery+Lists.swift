import Cellophane
import Lists
import UIKit

extension Gallery {
  @PreviewBuilder var listsPreviews: [AnyPreview] {
    for (title, appearance) in Self.appearances {
      Preview("Appearance: \(title)", group: "Lists") {
        UINavigationController(rootViewController: AppearanceViewController(appearance: appearance))
      }
    }
    Preview("Mixed appearances", group: "Lists", environments: [.phone, .pad]) {
      UINavigationController(rootViewController: MixedViewController())
    }
    Preview("A grid above a list", group: "Lists", environments: [.phone, .pad]) {
      UINavigationController(rootViewController: GridAboveListViewController())
    }
    Preview("Sections that scroll sideways", group: "Lists") {
      UINavigationController(rootViewController: ShelvesViewController())
    }
    Preview(
      "List or grid", group: "Lists",
      notes: "The bar's button sets another layout; the cells stay the same ones."
    ) { UINavigationController(rootViewController: DocumentsViewController()) }
    .tap("List or grid", title: "As a grid")
    Preview(
      "Custom cells that swipe", group: "Lists",
      notes: "Swipe actions belong to the list, so a cell of any class has them."
    ) { UINavigationController(rootViewController: NotesViewController()) }
    Preview(
      "A table dressed as a sidebar", group: "Lists",
      notes: "Table view cells with the sidebar's configurations and insets set by hand."
    ) { UINavigationController(rootViewController: SidebarTableViewController()) }
  }

  private static let appearances: [(String, UICollectionLayoutListConfiguration.Appearance)] = [
    ("plain", .plain), ("grouped", .grouped), ("inset grouped", .insetGrouped),
    ("sidebar", .sidebar), ("sidebar plain", .sidebarPlain),
  ]
}
