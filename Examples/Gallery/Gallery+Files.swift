import Cellophane
import Files
import UIKit

extension Gallery {
  /// The places of Files: an outline of two levels.
  @PreviewBuilder var browsePreviews: [AnyPreview] {
    Preview(
      "Browse", group: "Outlines",
      notes: "A heading with its places, as in Files. Tap anywhere on a heading to close it.",
      source: [
        .region("browse", in: "Examples/Files/Browse/BrowseViewController.swift"),
        .file("Examples/Files/Browse/Place.swift"),
      ],
      environments: [.phone, .phone.dark, .phone.rightToLeft]
    ) { UINavigationController(rootViewController: BrowseViewController(appearance: .plain)) }
    .looks(.iOS26, .iOS18)
    .collapse("Favorites")
    .tap("iCloud Drive", title: "iCloud Drive chosen")
    Preview(
      "Browse as a sidebar", group: "Outlines",
      notes: "The same ten lines in the sidebar’s appearance.",
      source: .region("browse", in: "Examples/Files/Browse/BrowseViewController.swift")
    ) { UINavigationController(rootViewController: BrowseViewController(appearance: .sidebar)) }
    .looks(.iOS26, .iOS18)
    .cover("toggled=list/Tags")
    Preview(
      "Browse in a split view", group: "Outlines",
      notes: "On a pad the places stand beside what is in the one that was chosen.",
      source: .file("Examples/Files/Browse/BrowseSplitViewController.swift"), environments: [.pad]
    ) { BrowseSplitViewController() }
    .tap("Pictures", title: "Pictures chosen")
  }

  @PreviewBuilder var filesPreviews: [AnyPreview] {
    Preview(
      "A diffable table", group: "Screens",
      notes: "A table whose data source names the sections and deletes rows.",
      source: [
        .file("Examples/Files/RecentsViewController.swift"),
        .file("Examples/Files/RecentsDataSource.swift"),
      ],
      environments: [.phone, .phone.dark, .pad]
    ) { UINavigationController(rootViewController: RecentsViewController()) }
    .tap("By Kind", title: "By kind")
    .edit(title: "Editing")
  }
}
