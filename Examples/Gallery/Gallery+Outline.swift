import Cellophane
import Outline
import UIKit

extension Gallery {
  @PreviewBuilder var outlinePreviews: [AnyPreview] {
    Preview(
      "No accessories", group: "Outlines",
      notes: "The snapshot has children, but no cell has a control: nobody can open anything.",
      source: .file("Examples/Outline/OutlineViewController.swift")
    ) { UINavigationController(rootViewController: OutlineViewController()) }
    Preview(
      "Accessories everywhere", group: "Outlines",
      notes: "Every row has a disclosure control, so leaves show one too.",
      source: .region("everywhere", in: "Examples/Outline/DisclosureStages.swift")
    ) { UINavigationController(rootViewController: DisclosureEverywhereViewController()) }
    .cover("toggled=list/Marx")
    Preview(
      "Accessories on parents", group: "Outlines",
      notes: "The registration asks the section snapshot whether a name has children.",
      source: .region("parents", in: "Examples/Outline/DisclosureStages.swift")
    ) { UINavigationController(rootViewController: DisclosureOnParentsViewController()) }
    .cover("toggled=list/Marx")
    Preview(
      "Parents not selectable", group: "Outlines",
      notes: "shouldSelectItemAt refuses parents; their control still opens them.",
      source: .region("unselectable", in: "Examples/Outline/DisclosureStages.swift")
    ) { UINavigationController(rootViewController: UnselectableParentsViewController()) }
    .cover("toggled=list/Pep")
    Preview(
      "Tap anywhere", group: "Outlines",
      notes: "shouldSelectItemAt opens or closes a parent wherever it is tapped.",
      source: .region("anywhere", in: "Examples/Outline/DisclosureStages.swift")
    ) { UINavigationController(rootViewController: TapAnywhereViewController()) }
    .cover("toggled=list/Marx")
    Preview(
      "Handlers that veto", group: "Outlines",
      notes: "shouldExpandItem refuses Other, and shouldCollapseItem refuses Pep.",
      source: .region("veto", in: "Examples/Outline/HandlerStages.swift")
    ) { UINavigationController(rootViewController: VetoingViewController()) }
    Preview(
      "Handlers that observe", group: "Outlines",
      notes: "willExpandItem and willCollapseItem put the last change into the title.",
      source: .region("observe", in: "Examples/Outline/HandlerStages.swift")
    ) { UINavigationController(rootViewController: ObservingViewController()) }
    .expand("Marx", title: "Marx opened")
    Preview(
      "Children loaded lazily", group: "Outlines",
      notes: "snapshotForExpandingParent gives the children when their parent opens.",
      source: .region("lazy", in: "Examples/Outline/HandlerStages.swift")
    ) { UINavigationController(rootViewController: LazyViewController()) }
    .cover("toggled=list/Pep")
    Preview(
      "A handler of its own", group: "Outlines",
      notes: "The control's action handler opens the whole branch instead of one row.",
      source: .region("branch", in: "Examples/Outline/HandlerStages.swift")
    ) { UINavigationController(rootViewController: WholeBranchViewController()) }
  }
}
