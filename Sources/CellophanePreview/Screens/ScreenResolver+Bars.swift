internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension ScreenResolver {
  func bar(_ items: [UIBarButtonItem]) -> [ResolvedBarItem] {
    var previous: UIBarButtonItem?
    return items.filter { !$0.isHidden }.compactMap { item in
      defer { previous = item }
      return shown(item, after: previous)
    }
  }

  /// An item as it stands in a bar; `nil` for a space.
  private func shown(
    _ item: UIBarButtonItem, after previous: UIBarButtonItem?
  ) -> ResolvedBarItem? {
    if item.isSpace { return nil }
    barItems.append(item)
    UnshownProperty.note(on: item, to: gathering)
    var shown = self.item(item)
    shown.hasBackground = !item.hidesSharedBackground
    shown.isProminent = item.isProminent
    shown.isSource = item === gathering.source
    shown.badge = item.badge.map { badge in
      ResolvedBarBadge(
        badge.stringValue, color: badge.foregroundColor?.handedOn,
        background: badge.backgroundColor?.handedOn)
    }
    shown.menu = item.menu.map { MenuResolver(gathering: gathering).menu($0) }
    shown.joinsPrevious = previous.map { $0.sharesGlass && item.sharesGlass } ?? false
    return shown
  }

  /// The items of a toolbar, which know where flexible spaces lie.
  func toolbar(_ items: [UIBarButtonItem]) -> [ResolvedBarItem] {
    var resolved: [ResolvedBarItem] = []
    var hasSpace = false
    var previous: UIBarButtonItem?
    for item in items where !item.isHidden {
      defer { previous = item }
      if item.systemItem == .flexibleSpace { hasSpace = true }
      guard var shown = shown(item, after: previous) else { continue }
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
    var resolved = viewResolver.view(view)
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

  func backTitle(to controller: UIViewController) -> ResolvedBackTitle {
    let item = controller.navigationItem
    let isMinimal = item.backButtonDisplayMode == .minimal
    if item.backButtonDisplayMode != .generic {
      if let set = item.backButtonTitle ?? item.backBarButtonItem?.title {
        return ResolvedBackTitle(set, isMinimal: isMinimal)
      }
      if let title = item.title ?? controller.title {
        return ResolvedBackTitle(title, followsTitle: true, isMinimal: isMinimal)
      }
    }
    return ResolvedBackTitle(SystemWord.word("Back"), isMinimal: isMinimal)
  }

  func search(
    _ controller: UISearchController, in item: UINavigationItem, of top: UIViewController
  ) -> ResolvedSearch {
    var search = ResolvedSearch(
      placeholder: controller.searchBar.placeholder ?? SystemWord.word("Search"),
      text: controller.searchBar.text ?? "",
      isAtBottom: item.searchIsAtBottom(of: top))
    search.isActive = controller.isActive
    search.keepsBar = !controller.hidesNavigationBarDuringPresentation
    search.scopes = controller.scopes
    search.tokens = ControlResolver(gathering: gathering).tokens(
      of: controller.searchBar.searchTextField)
    return search
  }
}

extension UIBarButtonItem {
  fileprivate var isProminent: Bool { style == .done || style == .prominent }

  /// UIKit: in iOS 26 pictures beside each other share their glass; words, what stands out and what a
  /// space parts from them have their own (WWDC25, 284).
  fileprivate var sharesGlass: Bool {
    Look.current.name == .iOS26 && customView == nil && !isSpace && !isProminent && sharesBackground
      && !hidesSharedBackground && (image != nil || systemItem?.symbolName != nil)
  }

  fileprivate var isSpace: Bool {
    systemItem == .flexibleSpace || systemItem == .fixedSpace || holdsSearchBar
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
