internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Turns view controllers into screens, and collects what on them can be asked.
@MainActor final class ScreenResolver {
  /// Gives a collection or table view's document.
  typealias CollectionMaker =
    @MainActor (UIScrollView, _ name: String, _ label: String) ->
    ResolvedCollection

  let gathering: PageGathering
  private let makeCollection: CollectionMaker
  /// The collections by their names, in the order of the screen.
  private(set) var collections: [(name: String, view: UIScrollView)] = []
  /// The bar items in the order of the screen.
  var barItems: [UIBarButtonItem] = []
  /// The controls outside rows, in the order of the screen.
  private(set) var controls: [UIView] = []
  /// The fields for texts outside rows, in the order of the screen.
  private(set) var fields: [UITextField] = []
  /// The sliders outside rows.
  private(set) var sliders: [UISlider] = []
  /// The buttons that lead back, in the order of the screen.
  var waysBack: [WayBack] = []
  /// How what is read is presented over others that are seen; `nil` where nothing is.
  var presentation: UIPresentationController?
  /// The tab bar controllers in the order of the screen.
  private(set) var tabControllers: [ShownTabBar] = []
  /// What collections on the present part of the screen are called.
  private var area: String
  private(set) var prefix: String
  /// What is read of the screen, where that is not all of it.
  private let part: ScreenPart
  private var label = "List"
  /// The bar that says what lists are called.
  private var titleBar: String?
  /// What the bars, collections and edges of the screen are called.
  var names = UniqueNames()

  init(
    gathering: PageGathering, part: ScreenPart = ScreenPart(),
    makeCollection: @escaping CollectionMaker
  ) {
    self.part = part
    prefix = part.outerPrefix
    area = prefix + "list"
    self.gathering = gathering
    self.makeCollection = makeCollection
  }

  /// Finds what can be asked, and reads no list.
  convenience init(finding gathering: PageGathering, part: ScreenPart = ScreenPart()) {
    self.init(gathering: gathering, part: part) { _, name, label in
      ResolvedCollection(name: name, label: label, role: .list, selection: .none, sections: [])
    }
  }

  /// Whether there is anything but a way back whose touch runs the author's code.
  var hasSay: Bool {
    !barItems.isEmpty || !controls.isEmpty
      || collections.contains { ($0.view as? any AskableList)?.mayHaveSay ?? false }
  }

  // MARK: Controllers

  func screen(of controller: UIViewController) -> ResolvedScreen {
    UnshownProperty.note(on: controller, to: gathering)
    return switch controller {
    case let navigation as UINavigationController: self.navigation(navigation, below: nil)
    case let split as UISplitViewController: self.split(split)
    case let tabs as UITabBarController: self.tabs(tabs)
    default: content(of: controller)
    }
  }

  /// What is seen of a root: the controller itself, or what it presents over everything.
  ///
  /// - Parameter level: How many screens are presented below what the controller presents.
  func screen(ofRoot controller: UIViewController, level: Int = 0) -> ResolvedScreen {
    guard let presented = controller.presentedViewController, !(presented is UIAlertController)
    else { return screen(of: controller) }
    if let next = presented.presentedViewController, !(next is UIAlertController) {
      return screen(ofRoot: presented, level: level + 1)
    }
    return self.presented(presented, level: level + 1)
  }

  /// - Parameters:
  ///   - below: What lies below the stack's root, in a split view that shows one column.
  ///   - split: That split view.
  private func navigation(
    _ navigation: UINavigationController, below: UIViewController?,
    in split: UISplitViewController? = nil
  ) -> ResolvedScreen {
    guard let top = navigation.topViewController else {
      return .view(ResolvedView(kind: .plain))
    }
    if navigation.isNavigationBarHidden { return screen(of: top) }
    let previous = navigation.viewControllers.dropLast().last ?? below
    let item = top.navigationItem
    let searching = item.searchController
    for object in [navigation.navigationBar, item, searching, searching?.searchBar] as [AnyObject?]
    {
      if let object { UnshownProperty.note(on: object, to: gathering) }
    }
    let isLarge = navigation.hasLargeTitle(above: below != nil)
    let leading = (item.leftBarButtonItems ?? []) + item.leadingItemGroups.flatMap(\.barButtonItems)
    let trailing =
      item.trailingItemGroups.flatMap(\.barButtonItems)
      + (item.rightBarButtonItems ?? []).reversed()
      + (item.pinnedTrailingGroup?.barButtonItems ?? [])
    let toolbar = navigation.isToolbarHidden ? [] : top.toolbarItems ?? []
    let name = barName()
    let titleView = item.titleView.map(barView)
    let hasWayBack =
      !item.hidesBackButton && previous != nil
      && (leading.allSatisfy(\.isHidden) || item.leftItemsSupplementBackButton)
    if hasWayBack { waysBack.append(.button(navigation, in: split, on: presentation)) }
    let leadingItems = bar(leading)
    let trailingItems = bar(trailing)
    let title = item.title ?? top.title
    let largeTitle = isLarge ? item.largeTitle : nil
    let content = labelled(
      title ?? largeTitle, by: titleView == nil && title != nil ? name : nil
    ) { screen(of: top) }
    var resolved = ResolvedNavigation(
      name: name, title: title, subtitle: item.shownSubtitle(isLarge: isLarge),
      titleView: titleView,
      isLargeTitle: isLarge,
      backTitle: hasWayBack ? previous.map { backTitle(to: $0) } : nil,
      leadingItems: leadingItems, trailingItems: trailingItems,
      search: item.searchController.map { search($0, in: item, of: top) }, content: content,
      toolbarItems: self.toolbar(toolbar))
    resolved.largeTitle = largeTitle
    resolved.prompt = item.shownPrompt
    resolved.leadsTitle = item.leadsTitle(of: top)
    resolved.colors = navigation.navigationBar.colors(for: item)
    return .navigation(resolved)
  }

  private func split(_ split: UISplitViewController) -> ResolvedScreen {
    if split.isCollapsed { return collapsed(split) }
    let columns = split.visibleColumns.compactMap { column -> ResolvedColumn? in
      guard let controller = split.columnController(for: column), let place = column.place else {
        return nil
      }
      let screen = inArea(place.rawValue) { self.screen(of: controller) }
      return ResolvedColumn(
        place: place, width: column == .secondary ? nil : Double(split.width(of: column)),
        screen: screen)
    }
    var toggle = UIImage(systemName: "sidebar.leading").flatMap(symbol)
    toggle?.label = SystemWord.word("Sidebar")
    return .split(
      ResolvedSplit(
        name: names.name(prefix + "split"), columns: columns,
        sidebarToggle: split.hasSidebarToggle ? toggle : nil,
        whenTall: split.whenTall, top: split.topForCollapsing.place ?? .secondary))
  }

  /// In compact width one column is seen, the others lie below it.
  private func collapsed(_ split: UISplitViewController) -> ResolvedScreen {
    let columns = split.collapsedColumns
    guard let top = columns.last, let controller = split.columnController(for: top) else {
      return .view(ResolvedView(kind: .plain))
    }
    guard let navigation = controller as? UINavigationController else {
      return screen(of: controller)
    }
    let below = columns.dropLast().last.flatMap { split.columnController(for: $0) }
    let previous = (below as? UINavigationController)?.topViewController ?? below
    return self.navigation(navigation, below: previous, in: split)
  }

  private func tabs(_ tabs: UITabBarController) -> ResolvedScreen {
    let controllers = tabs.viewControllers ?? []
    let name = names.name(prefix + "tab")
    let own = name.dropFirst(prefix.count)
    let shown = ShownTabBar(controller: tabs, name: own)
    let selected = controllers.firstIndex { $0 === tabs.selectedViewController } ?? 0
    if !tabs.showsBar, controllers.indices.contains(selected) {
      return inArea("\(shown.places[selected].area)list") { screen(of: controllers[selected]) }
    }
    tabControllers.append(shown)
    UnshownProperty.note(on: tabs.tabBar, to: gathering)
    let resolved = controllers.enumerated().map { index, controller in
      let item: UITabBarItem = controller.tabBarItem
      UnshownProperty.note(on: item, to: gathering)
      let isSelected = index == selected
      let image = item.image.flatMap(symbol)
      let chosenImage = item.selectedImage.flatMap(symbol)
      return ResolvedTab(
        title: item.title ?? controller.title ?? "",
        image: image, selectedImage: chosenImage == image ? nil : chosenImage,
        badge: badge(of: item),
        screen: isSelected
          ? chosen(controller, at: shown.places[index]) : .view(ResolvedView(kind: .plain)),
        accessibility: item.resolvedAccessibility)
    }
    return .tabs(
      ResolvedTabs(name: name, tabs: resolved, selected: selected, ownName: String(own)))
  }

  /// What the chosen tab shows; its names begin otherwise where it is what is asked about.
  private func chosen(_ controller: UIViewController, at place: ResolvedPlace) -> ResolvedScreen {
    guard part.place == place else {
      return inArea("\(place.area)list") { screen(of: controller) }
    }
    let outer = (prefix, area, names)
    defer { (prefix, area, names) = outer }
    (prefix, area, names) = (part.prefix, part.prefix + "list", UniqueNames())
    return screen(of: controller)
  }

  /// UIKit: a badge without words is a dot.
  private func badge(of item: UITabBarItem) -> ResolvedBarBadge? {
    let background = item.badgeColor?.handedOn
    guard let words = item.badgeValue else {
      return background.map { ResolvedBarBadge("", background: $0) }
    }
    return ResolvedBarBadge(words.isEmpty ? nil : words, background: background)
  }

  // MARK: Contents

  private func content(of controller: UIViewController) -> ResolvedScreen {
    let view: UIView = controller.view
    let unavailable = controller.contentUnavailableConfiguration.map {
      viewResolver.view($0.makeContentView())
    }
    if let list = list(in: view) {
      var collection = collection(list)
      collection.backgroundView = unavailable ?? collection.backgroundView
      if list !== view { collection.lie(on: view, beneath: list, by: gathering) }
      return .collection(collection)
    }
    if var unavailable {
      unavailable.background = unavailable.background ?? view.drawnBackground
      return .view(named(unavailable))
    }
    if let child = controller.children.first, controller.children.count == 1,
      child.viewIfLoaded?.superview === view, view.subviews.count == 1
    {
      return screen(of: child)
    }
    return .view(whole(view))
  }

  /// A view that is all of a screen.
  private func whole(_ view: UIView) -> ResolvedView { named(viewResolver.view(view)) }

  private func named(_ view: ResolvedView) -> ResolvedView {
    var view = view
    view.name = view.name ?? names.name(prefix + "view")
    return view
  }

  /// The collection or table view that is all of a view.
  private func list(in view: UIView) -> UIScrollView? {
    if view is any AskableList { return view as? UIScrollView }
    let shown = view.subviews.filter { !$0.isHidden }
    guard shown.count == 1, shown[0] is any AskableList else {
      return nil
    }
    return shown[0] as? UIScrollView
  }

  var viewResolver: ViewResolver {
    ViewResolver(
      gathering: gathering,
      collection: { [self] in collection($0) },
      control: { [self] control in
        controls.append(control)
        return names.name(prefix + "control")
      },
      field: { [self] in fields.append($0) },
      slider: { [self] in sliders.append($0) })
  }

  private func barName() -> String {
    names.name(area.hasSuffix("list") ? String(area.dropLast(4)) + "bar" : area + "-bar")
  }

  private func collection(_ view: UIScrollView) -> ResolvedCollection {
    let name = names.name(area)
    collections.append((name, view))
    var collection = makeCollection(view, name, label)
    collection.titleBar = titleBar
    controls += ListEdges.controls(of: view)
    names.nameEdges(of: &collection)
    return collection
  }

  /// A collection that is all of a preview.
  func screen(of view: UIScrollView, label: String) -> ResolvedScreen {
    self.label = label
    return .collection(collection(view))
  }

  private func inArea<Result>(_ name: String, _ body: () -> Result) -> Result {
    let outer = area
    area = prefix + name
    defer { area = outer }
    return body()
  }

  /// - Parameter bar: The bar on which the title stands.
  private func labelled<Result>(
    _ title: String?, by bar: String?, _ body: () -> Result
  ) -> Result {
    let outer = (label, titleBar)
    if let title, !title.isEmpty { (label, titleBar) = (title, bar) }
    defer { (label, titleBar) = outer }
    return body()
  }
}

extension UISplitViewController {
  /// What a screen that is higher than wide makes of the columns.
  fileprivate var whenTall: ResolvedSplit.WhenTall {
    guard preferredDisplayMode == .automatic, visibleColumns.last == .secondary else {
      return .stays
    }
    return preferredSplitBehavior == .tile ? .tile : .overlay
  }
}

extension UISplitViewController.Column {
  var place: ResolvedPlace? {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    default: nil
    }
  }
}
