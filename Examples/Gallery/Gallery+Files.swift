import Cellophane
import Files
import UIKit

extension Gallery {
  @PreviewBuilder var filesPreviews: [AnyPreview] {
    Preview(
      "A diffable table", group: "Files",
      notes: "The data source is a subclass that names sections and deletes rows.",
      environments: [.phone, .phone.dark, .pad]
    ) { UINavigationController(rootViewController: RecentsViewController()) }
    .tap("By Kind", title: "By kind")
    .edit(title: "Editing")
  }
}
