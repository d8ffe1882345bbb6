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
    ImageResolver(gathering: gathering).image(image, font: LookFont(textStyle: .body, size: 17))
  }

  func backTitle(to controller: UIViewController) -> String {
    let item = controller.navigationItem
    return item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title
      ?? controller.title ?? "Back"
  }

  func search(_ controller: UISearchController) -> ResolvedSearch {
    ResolvedSearch(
      placeholder: controller.searchBar.placeholder ?? "Search",
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
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    default: title
    }
  }
}
