import Cellophane
import Reference
import UIKit

extension Gallery {
  @PreviewBuilder var referencePreviews: [AnyPreview] {
    Preview(
      "Accessories", group: "Accessories",
      notes: "All eleven kinds, in order; those for editing show while the list is edited.",
      source: .file("Examples/Reference/AccessoriesViewController.swift")
    ) { UINavigationController(rootViewController: AccessoriesViewController()) }
    .edit(title: "Editing")
    Preview(
      "Content factories", group: "Cells",
      source: .file("Examples/Reference/FactoriesViewController.swift")
    ) {
      UINavigationController(rootViewController: ContentFactoriesViewController())
    }
    Preview(
      "Background factories", group: "Backgrounds",
      source: .file("Examples/Reference/FactoriesViewController.swift")
    ) {
      UINavigationController(rootViewController: BackgroundFactoriesViewController())
    }
    // region: stroke
    Preview("A background with a stroke", group: "Backgrounds", source: .region("stroke")) {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Gallery ticket"
      content.secondaryText = "Saturday, from 14:00"
      var background = UIBackgroundConfiguration.clear()
      background.strokeColor = .systemIndigo
      background.strokeWidth = 2
      background.cornerRadius = 14
      background.backgroundInsets = .init(top: 2, leading: 4, bottom: 2, trailing: 4)
      return (content, background)
    }
    .looks(.iOS26, .iOS18)
    // endregion
    Preview(
      "States of a list cell", group: "Cells",
      source: .file("Examples/Reference/StatesViewController.swift")
    ) {
      UINavigationController(rootViewController: StatesViewController(appearance: .insetGrouped))
    }
    .looks(.iOS26, .iOS18)
    Preview(
      "Answers to states", group: "Cells",
      notes: "Cells that answer states, and states that meet, in ways of their own.",
      source: .file("Examples/Reference/AnswersViewController.swift")
    ) { UINavigationController(rootViewController: AnswersViewController()) }
    Preview(
      "Custom views", group: "Cells",
      notes: "Constraints and stacks of the usual kinds; rows follow the page's width.",
      source: .file("Examples/Reference/CustomViewsViewController.swift")
    ) { UINavigationController(rootViewController: CustomViewsViewController()) }
    Preview(
      "Controls", group: "Accessories", notes: "Every control in its states.",
      source: .file("Examples/Reference/ControlsViewController.swift")
    ) {
      UINavigationController(rootViewController: ControlsViewController())
    }
    Preview(
      "Sheets", group: "Screens",
      notes: "Sort comes half as high as the screen; herbs behind it move as one is chosen.",
      source: .file("Examples/Reference/SheetsViewController.swift")
    ) { UINavigationController(rootViewController: SheetsViewController()) }
    .looks(.iOS26, .iOS18)
    Preview(
      "States of a sidebar cell", group: "Cells",
      source: .file("Examples/Reference/StatesViewController.swift")
    ) {
      UINavigationController(rootViewController: StatesViewController(appearance: .sidebar))
    }
  }
}
