import Cellophane
import Files
import UIKit

extension Gallery {
  @PreviewBuilder var filesPreviews: [AnyPreview] {
    Preview(
      "A diffable table", group: "Screens",
      notes: "The data source is a subclass that names sections and deletes rows.",
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
