import Cellophane
import Outline
import UIKit

extension Gallery {
  @PreviewBuilder var outlinePreviews: [AnyPreview] {
    Preview(
      "No accessories", group: "Outline",
      notes: "The snapshot has children, but no cell has a control: nobody can open anything."
    ) { UINavigationController(rootViewController: OutlineViewController()) }
    Preview(
      "Accessories everywhere", group: "Outline",
      notes: "Every row has a disclosure control, so leaves show one too."
    ) { UINavigationController(rootViewController: DisclosureEverywhereViewController()) }
    Preview(
      "Accessories on parents", group: "Outline",
      notes: "The registration asks the section snapshot whether a name has children."
    ) { UINavigationController(rootViewController: DisclosureOnParentsViewController()) }
    Preview(
      "Parents not selectable", group: "Outline",
      notes: "shouldSelectItemAt refuses parents; their control still opens them."
    ) { UINavigationController(rootViewController: UnselectableParentsViewController()) }
    Preview(
      "Tap anywhere", group: "Outline",
      notes: "shouldSelectItemAt opens or closes a parent wherever it is tapped."
    ) { UINavigationController(rootViewController: TapAnywhereViewController()) }
    Preview(
      "Handlers that veto", group: "Outline",
      notes: "shouldExpandItem refuses Other, and shouldCollapseItem refuses Pep."
    ) { UINavigationController(rootViewController: VetoingViewController()) }
    Preview(
      "Handlers that observe", group: "Outline",
      notes: "willExpandItem and willCollapseItem put the last change into the title."
    ) { UINavigationController(rootViewController: ObservingViewController()) }
    .expand("Marx", title: "Marx opened")
    Preview(
      "Children loaded lazily", group: "Outline",
      notes: "snapshotForExpandingParent gives the children when their parent opens."
    ) { UINavigationController(rootViewController: LazyViewController()) }
    Preview(
      "A handler of its own", group: "Outline",
      notes: "The control's action handler opens the whole branch instead of one row."
    ) { UINavigationController(rootViewController: WholeBranchViewController()) }
  }
}
