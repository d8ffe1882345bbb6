internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension ScreenResolver {
  func bar(_ items: [UIBarButtonItem]) -> [ResolvedBarItem] {
    items.compactMap { item in
      guard !item.isHidden, item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace
      else { return nil }
      barItems.append(item)
      let system = item.systemItem
      let image = item.image ?? system?.symbolName.flatMap { UIImage(systemName: $0) }
      let title = item.title ?? (image == nil ? nil : system?.spokenTitle)
      return ResolvedBarItem(
        title: title ?? item.accessibilityLabel ?? image?.accessibilityLabel,
        image: image.flatMap(symbol), isEnabled: item.isEnabled, tint: item.tintColor?.lookColor,
        accessibility: item.resolvedAccessibility)
    }
  }

  func symbol(_ image: UIImage) -> ResolvedImage? {
    ImageResolver(gathering: gathering).image(
      image, font: LookFont(textStyle: .body, size: 17), isTinting: true)
  }

  func backTitle(to controller: UIViewController) -> String {
    let item = controller.navigationItem
    return item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title
      ?? controller.title ?? SystemWord.word("Back")
  }

  func search(_ controller: UISearchController) -> ResolvedSearch {
    ResolvedSearch(
      placeholder: controller.searchBar.placeholder ?? SystemWord.word("Search"),
      text: controller.searchBar.text ?? "")
  }
}

extension UINavigationItem {
  func isLarge(isRoot: Bool) -> Bool {
    switch largeTitleDisplayMode {
    case .always: true
    case .automatic: isRoot
    default: false
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// What a screen reader says of an item that shows a drawing.
  var spokenTitle: String? {
    switch self {
    case .add: SystemWord.word("Add")
    case .compose: SystemWord.word("Compose")
    case .reply: SystemWord.word("Reply")
    case .action: SystemWord.word("Share")
    case .organize: SystemWord.word("Organize")
    case .bookmarks: SystemWord.word("Bookmarks")
    case .search: SystemWord.word("Search")
    case .refresh: SystemWord.word("Refresh")
    case .stop: SystemWord.word("Stop")
    case .camera: SystemWord.word("Camera")
    case .trash: SystemWord.word("Delete")
    case .play: SystemWord.word("Play")
    case .pause: SystemWord.word("Pause")
    case .rewind: SystemWord.word("Rewind")
    case .fastForward: SystemWord.word("Fast Forward")
    default: title
    }
  }
}
