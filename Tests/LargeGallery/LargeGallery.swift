import Cellophane
import UIKit

/// Previews of sizes and shapes that no example needs, for browser tests and for measuring.
@main struct LargeGallery: PreviewSite {
  let title = "Large"
  var fonts: String? {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "CellophaneSiteTests/Fonts").path
  }

  @PreviewBuilder var previews: [AnyPreview] {
    Preview("Ten thousand rows") { NumbersViewController(appearance: .insetGrouped, count: 10_000) }
    Preview("Tasks to check") { TasksViewController(count: 10_000, moves: false) }
    Preview("Tasks to move") { TasksViewController(count: 10_000, moves: true) }
    Preview("Twenty thousand nodes") { TreeViewController(widths: [20, 9, 10, 10]) }
    Preview("A hundred thousand leaves") { TreeViewController(widths: [1, 100_000]) }
    Preview("A thousand deep") { DeepViewController(levels: 1_000) }
    Preview("One family at a time") { NamesViewController() }
    Preview("Texts of all kinds") { TextsViewController() }
    Preview("A megabyte") { TextsViewController([String(repeating: "Mm", count: 500_000)]) }
    Preview("Loaded without end") { EndlessViewController() }
    Preview("Words") {
      let navigation = UINavigationController(rootViewController: WordsViewController())
      navigation.isToolbarHidden = false
      return navigation
    }
    Preview("Forms") { UINavigationController(rootViewController: FormsViewController()) }
    Preview("Names") { UINavigationController(rootViewController: LettersViewController()) }
    Preview("Heights") {
      UINavigationController(rootViewController: HeightsViewController(style: .insetGrouped))
    }
    Preview("Heights in a plain table") { HeightsViewController(style: .plain) }
    Preview("Typed notes") { UINavigationController(rootViewController: FieldsViewController()) }
    Preview("Effects") { EffectsViewController() }
    Preview("Cut texts") { UINavigationController(rootViewController: CutViewController()) }
    Preview("Shapes") { ShapesViewController() }
    Preview("A form") { UINavigationController(rootViewController: FormViewController()) }
    Preview("Planets") { UINavigationController(rootViewController: PlanetsViewController()) }
    Preview("Menus of rows") { MenusViewController() }
    Preview("Ground") { UINavigationController(rootViewController: GroundViewController()) }
    Preview("Aside") { UINavigationController(rootViewController: AsideViewController()) }
    Preview("Over a list") {
      UINavigationController(rootViewController: EdgesViewController(count: 40, isOver: true))
    }
    Preview("Over one row") {
      UINavigationController(rootViewController: EdgesViewController(count: 1, isOver: true))
    }
    Preview("Below a list") {
      let navigation = UINavigationController(
        rootViewController: EdgesViewController(count: 40, isOver: false))
      navigation.isToolbarHidden = false
      return navigation
    }
    Preview("Over a list in a tab") {
      let tabs = UITabBarController()
      let list = EdgesViewController(count: 40, isOver: true)
      list.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
      tabs.viewControllers = [list]
      return tabs
    }
    Preview("Around a list") {
      UINavigationController(rootViewController: AroundViewController(isStacked: true))
    }
    Preview("Around a list by frames") {
      UINavigationController(rootViewController: AroundViewController(isStacked: false))
    }
    Preview("Shelves") { UINavigationController(rootViewController: ShelvesViewController()) }
    Preview("Swatches") { SwatchesViewController() }
    Preview("Long columns", environments: [.pad]) { LongColumnsViewController() }
    Preview("Papers", environments: [.pad]) {
      UINavigationController(rootViewController: PapersViewController(style: .insetGrouped))
    }
    Preview("Chosen letters") {
      UINavigationController(rootViewController: ChosenViewController(style: .plain))
    }
    Preview("Added notes") {
      UINavigationController(rootViewController: AddingViewController(naming: .byCount))
    }
    Preview("Added notes by serial") {
      UINavigationController(rootViewController: AddingViewController(naming: .bySerial))
    }
    Preview("Added notes as typed") {
      UINavigationController(rootViewController: AddingViewController(naming: .typed))
    }
    Preview("Marked notes") { UINavigationController(rootViewController: MarksViewController()) }
    Preview("Plans") { UINavigationController(rootViewController: PlansViewController()) }
    Preview("Kinds") { UINavigationController(rootViewController: KindsViewController()) }
    Preview("Swiped outline") { SwipedOutlineViewController() }
    Preview("A thousand cards") { CardsViewController(count: 1_000) }
  }
}
