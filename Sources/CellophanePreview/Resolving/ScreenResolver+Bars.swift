internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension ScreenResolver {
  func bar(_ items: [UIBarButtonItem]) -> [ResolvedBarItem] {
    items.filter { !$0.isHidden && !$0.isSpace }.map { item in
      barItems.append(item)
      UnshownProperty.note(on: item, to: gathering)
      var resolved = self.item(item)
      resolved.hasBackground = !item.hidesSharedBackground
      return resolved
    }
  }

  /// The items of a toolbar, which know where flexible spaces lie.
  func toolbar(_ items: [UIBarButtonItem]) -> [ResolvedBarItem] {
    var resolved: [ResolvedBarItem] = []
    var hasSpace = false
    for item in items where !item.isHidden {
      if item.systemItem == .flexibleSpace { hasSpace = true }
      guard var shown = bar([item]).first else { continue }
      shown.space = hasSpace ? .before : nil
      hasSpace = false
      resolved.append(shown)
    }
    if hasSpace, let last = resolved.indices.last {
      resolved[last].space = resolved[last].space == nil ? .after : .around
    }
    return resolved
  }

  private func item(_ item: UIBarButtonItem) -> ResolvedBarItem {
    if let view = item.customView {
      return ResolvedBarItem(title: nil, tint: item.tintColor?.handedOn, view: barView(view))
    }
    let system = item.systemItem
    let image = item.image ?? system?.symbolName.flatMap { UIImage(systemName: $0) }
    let title = item.title ?? (image == nil ? nil : system?.spokenTitle)
    return ResolvedBarItem(
      title: title ?? item.accessibilityLabel ?? image?.accessibilityLabel,
      image: image.flatMap(symbol), isEnabled: item.isEnabled, tint: item.tintColor?.handedOn,
      accessibility: item.resolvedAccessibility)
  }

  /// A view in a bar: as large as its constraints or its frame say, else as its contents.
  ///
  /// A frame is the least that words take, since the page's letters differ from a device's.
  func barView(_ view: UIView) -> ResolvedView {
    var resolved = inElement { viewResolver.view(view) }
    let size = view.frame.size
    guard view.translatesAutoresizingMaskIntoConstraints, size.width > 0, size.height > 0 else {
      return resolved
    }
    var place = resolved.placement ?? ResolvedPlacement()
    switch view {
    case is UILabel, is UIButton, is UISegmentedControl, is UIStackView:
      place.minimumWidth = place.minimumWidth ?? Double(size.width)
    case is UISearchBar: break
    default:
      place.width = place.width ?? Double(size.width)
      place.height = place.height ?? Double(size.height)
    }
    resolved.placement = place
    return resolved
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

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
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
