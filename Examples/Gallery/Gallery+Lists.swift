import Cellophane
import Lists
import UIKit

extension Gallery {
  @PreviewBuilder var listsPreviews: [AnyPreview] {
    for (title, appearance) in Self.appearances {
      Preview(
        "Appearance: \(title)", group: "Lists",
        source: .file("Examples/Lists/AppearanceViewController.swift")
      ) {
        UINavigationController(rootViewController: AppearanceViewController(appearance: appearance))
      }
      .looks(.iOS26, .iOS18)
    }
    Preview(
      "Mixed appearances", group: "Lists",
      source: .file("Examples/Lists/MixedViewController.swift"), environments: [.phone, .pad]
    ) {
      UINavigationController(rootViewController: MixedViewController())
    }
    Preview(
      "A recipe", group: "Lists",
      notes: "The first item of each section is its header; the second one opens and closes.",
      source: .file("Examples/Lists/RecipeViewController.swift")
    ) {
      UINavigationController(rootViewController: RecipeViewController())
    }
    .looks(.iOS26, .iOS18)
    .collapse("Method")
    Preview(
      "A grid above a list", group: "Grids",
      source: .file("Examples/Lists/GridAboveListViewController.swift"),
      environments: [.phone, .pad]
    ) {
      UINavigationController(rootViewController: GridAboveListViewController())
    }
    Preview(
      "Sections that scroll sideways", group: "Grids",
      source: .file("Examples/Lists/ShelvesViewController.swift")
    ) {
      UINavigationController(rootViewController: ShelvesViewController())
    }
    Preview(
      "List or grid", group: "Grids",
      notes: "The button sets another layout; a state of the cells’ own makes images larger there.",
      source: [
        .region("state", in: "Examples/Lists/DocumentCell.swift"),
        .file("Examples/Lists/DocumentsViewController.swift"),
      ]
    ) { UINavigationController(rootViewController: DocumentsViewController()) }
    .tap("List or grid", title: "As a grid")
    .cover("frame=frame-as-a-grid")
    Preview(
      "Custom cells that swipe", group: "Lists",
      notes: "Swipe actions belong to the list, so a cell of any class has them.",
      source: [
        .file("Examples/Lists/NotesViewController.swift"), .file("Examples/Lists/NoteCell.swift"),
      ]
    ) { UINavigationController(rootViewController: NotesViewController()) }
    .cover("swiped=list/Seeds")
    Preview(
      "A table dressed as a sidebar", group: "Sidebars",
      notes: "Table view cells with the sidebar's configurations and insets set by hand.",
      source: .file("Examples/Lists/SidebarTableViewController.swift")
    ) { UINavigationController(rootViewController: SidebarTableViewController()) }
  }

  private static let appearances: [(String, UICollectionLayoutListConfiguration.Appearance)] = [
    ("plain", .plain), ("grouped", .grouped), ("inset grouped", .insetGrouped),
    ("sidebar", .sidebar), ("sidebar plain", .sidebarPlain),
  ]
}
