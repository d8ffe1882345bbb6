import Cellophane
import Reference
import UIKit

extension Gallery {
  @PreviewBuilder var referencePreviews: [AnyPreview] {
    Preview(
      "Accessories", group: "Reference",
      notes: "All eleven kinds, in order; those for editing show while the list is edited."
    ) { UINavigationController(rootViewController: AccessoriesViewController()) }
    .edit(title: "Editing")
    Preview("Content factories", group: "Reference") {
      UINavigationController(rootViewController: ContentFactoriesViewController())
    }
    Preview("Background factories", group: "Reference") {
      UINavigationController(rootViewController: BackgroundFactoriesViewController())
    }
    Preview("States of a list cell", group: "Reference") {
      UINavigationController(rootViewController: StatesViewController(appearance: .insetGrouped))
    }
    Preview(
      "Answers to states", group: "Reference",
      notes: "Cells that answer states, and states that meet, in ways of their own."
    ) { UINavigationController(rootViewController: AnswersViewController()) }
    Preview(
      "Custom views", group: "Reference",
      notes: "Constraints and stacks of the usual kinds; rows follow the page's width."
    ) { UINavigationController(rootViewController: CustomViewsViewController()) }
    Preview("Controls", group: "Reference", notes: "Every control in its states.") {
      UINavigationController(rootViewController: ControlsViewController())
    }
    Preview("States of a sidebar cell", group: "Reference") {
      UINavigationController(rootViewController: StatesViewController(appearance: .sidebar))
    }
  }
}
