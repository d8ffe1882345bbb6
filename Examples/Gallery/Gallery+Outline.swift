import Cellophane
import Outline
import UIKit

extension Gallery {
  @PreviewBuilder var outlinePreviews: [AnyPreview] {
    Preview(
      "No accessories", group: "Outlines",
      notes: "The first step: the children are there, and nothing says so or opens them.",
      source: .file("Examples/Outline/OutlineViewController.swift")
    ) { UINavigationController(rootViewController: OutlineViewController()) }
    .looks(.iOS26, .iOS18)
    Preview(
      "Accessories everywhere", group: "Outlines",
      notes: "The second step: every row has a control, names without children too.",
      source: .region("everywhere", in: "Examples/Outline/DisclosureStages.swift")
    ) { UINavigationController(rootViewController: DisclosureEverywhereViewController()) }
    .looks(.iOS26, .iOS18)
    .cover("toggled=list/Pep")
    Preview(
      "Accessories on parents", group: "Outlines",
      notes: "The third step: a row asks whether there are children before it shows a control.",
      source: .region("parents", in: "Examples/Outline/DisclosureStages.swift")
    ) { UINavigationController(rootViewController: DisclosureOnParentsViewController()) }
    .looks(.iOS26, .iOS18)
    .cover("toggled=list/Marx")
    Preview(
      "Parents not selectable", group: "Outlines",
      notes: "Only names without children can be chosen; the control still opens the others.",
      source: .region("unselectable", in: "Examples/Outline/DisclosureStages.swift")
    ) { UINavigationController(rootViewController: UnselectableParentsViewController()) }
    .looks(.iOS26, .iOS18)
    .cover("toggled=list/Pep&selected=list/Pep/Moe")
    Preview(
      "Tap anywhere", group: "Outlines",
      notes: "The last step: a parent opens and closes wherever it is tapped, as in Files.",
      source: .region("anywhere", in: "Examples/Outline/DisclosureStages.swift")
    ) { UINavigationController(rootViewController: TapAnywhereViewController()) }
    .looks(.iOS26, .iOS18)
    .cover("toggled=list/Marx&selected=list/Marx/Harpo")
    Preview(
      "Handlers that veto", group: "Outlines",
      notes: "A list that says no: Other never opens, and Pep never closes.",
      source: .region("veto", in: "Examples/Outline/HandlerStages.swift")
    ) { UINavigationController(rootViewController: VetoingViewController()) }
    .looks(.iOS26, .iOS18)
    Preview(
      "Handlers that observe", group: "Outlines",
      notes: "The title says what was opened or closed last.",
      source: .region("observe", in: "Examples/Outline/HandlerStages.swift")
    ) { UINavigationController(rootViewController: ObservingViewController()) }
    .looks(.iOS26, .iOS18)
    .expand("Marx", title: "Marx opened")
    .cover("frame=frame-marx-opened")
    Preview(
      "Children loaded lazily", group: "Outlines",
      notes: "Names are fetched at the moment in which the row above them opens.",
      source: .region("lazy", in: "Examples/Outline/HandlerStages.swift")
    ) { UINavigationController(rootViewController: LazyViewController()) }
    .looks(.iOS26, .iOS18)
    .cover("toggled=list/Pep")
    Preview(
      "A handler of its own", group: "Outlines",
      notes: "The control opens a whole branch, down to its last name.",
      source: .region("branch", in: "Examples/Outline/HandlerStages.swift")
    ) { UINavigationController(rootViewController: WholeBranchViewController()) }
    .looks(.iOS26, .iOS18)
    .cover("toggled=list/Marx+list/Marx/Other")
  }
}
