internal import CellophaneLook

extension UINavigationController {
  /// What the bars leave of the controller's view: a page draws them above and below what they
  /// belong to, as UIKit does with opaque ones that nothing extends beneath.
  var roomBetweenBars: CGRect {
    guard let top = topViewController, !isNavigationBarHidden else { return view.bounds }
    let bars = Look.current.bars
    let above = CGFloat(height(above: top, bars))
    let below = CGFloat(height(below: top, bars))
    return CGRect(
      x: 0, y: above, width: view.bounds.width,
      height: max(view.bounds.height - above - below, 0))
  }

  private func height(above top: UIViewController, _ bars: BarMetrics) -> Double {
    let item = top.navigationItem
    let isLarge = hasLargeTitle(above: hasColumnBelow)
    var height = item.barHeight(bars)
    if isLarge, let title = item.largeTitle ?? item.title ?? top.title {
      let text = size(
        of: title, in: bars.largeTitle, within: Double(view.bounds.width) - 2 * barMargin(bars))
      height += max(bars.largeTitleHeight, text + bars.largeTitleBottom)
    }
    if isLarge, let subtitle = item.shownSubtitle(isLarge: true) {
      let text = size(of: subtitle, in: Look.current.font(.subheadline), within: .infinity)
      height += text + bars.subtitleBottom - bars.largeTitleBottom
    }
    if let search = item.searchController, !item.searchIsAtBottom(of: top) {
      height += 1 + bars.searchFieldHeight + bars.searchBottom
      if search.isActive, search.searchBar.hasScopes {
        height += bars.scopesTop + 32 + bars.searchBottom
      }
    }
    return height
  }

  private func height(below top: UIViewController, _ bars: BarMetrics) -> Double {
    var height = 0.0
    let item = top.navigationItem
    if item.searchController != nil, item.searchIsAtBottom(of: top) {
      height += bars.searchBottom + bars.searchFieldHeight + bars.toolbarInset
    }
    if !isToolbarHidden, top.toolbarItems?.contains(where: { !$0.holdsSearchBar }) == true {
      height += bars.toolbarHeight + bars.toolbarInset
    }
    // What stands at the lower edge stands above a tab bar.
    return height > 0 ? height + Double(tabBarController?.heightOverTabs ?? 0) : 0
  }

  /// In a split view that shows one column the others lie below it.
  private var hasColumnBelow: Bool {
    guard let split = splitViewController, split.isCollapsed else { return false }
    let columns = split.collapsedColumns
    return columns.count > 1
      && columns.last.flatMap { split.columnController(for: $0) } === self
  }

  private func barMargin(_ bars: BarMetrics) -> Double {
    view.bounds.width < 390 ? bars.narrowMargin : bars.margin
  }

  private func size(of text: String, in font: LookFont, within width: Double) -> Double {
    Double(
      TextMeasure(font: UIFont(font, traits: traitCollection))
        .size(of: text, within: CGFloat(width), lines: 0).height)
  }
}

extension UINavigationController {
  /// Whether the title of what is seen is large.
  ///
  /// UIKit: `.automatic` takes over the mode of the item before; the first one's is large.
  ///
  /// - Parameter hasColumnBelow: Whether the stack lies over another column's.
  package func hasLargeTitle(above hasColumnBelow: Bool) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let modes = viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    guard let own = modes.last(where: { $0 != .automatic }) else { return !hasColumnBelow }
    return own == .always
  }
}

extension UINavigationItem {
  /// The line above the title, where that says anything.
  package var shownPrompt: String? { prompt.flatMap { $0.isEmpty ? nil : $0 } }

  /// The line below the title, where that says anything.
  package func shownSubtitle(isLarge: Bool) -> String? {
    let words = isLarge ? largeSubtitle ?? subtitle : subtitle
    return words.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the title stands at the leading edge, in the bar of a controller.
  ///
  /// UIKit: in compact width a browser and an editor look as a navigator.
  package func leadsTitle(of top: UIViewController) -> Bool {
    style != .navigator && top.traitCollection.horizontalSizeClass == .regular
  }

  /// How high the bar is with the prompt and without what stands below the title, in points.
  func barHeight(_ bars: BarMetrics) -> Double {
    bars.navigationHeight + (shownPrompt == nil ? 0 : bars.promptHeight)
  }

  /// Whether the search field stands at the lower edge.
  ///
  /// UIKit: since iOS 26 a search bar of a phone does, unless it is stacked below the title (WWDC25,
  /// 284).
  package func searchIsAtBottom(of top: UIViewController) -> Bool {
    Look.current.name == .iOS26 && top.traitCollection.userInterfaceIdiom == .phone
      && preferredSearchBarPlacement != .stacked
  }
}

extension UITabBarController {
  /// What the tab bar leaves of the controller's view; one that floats leaves all.
  var roomAboveTabs: CGRect {
    let tabs = Look.current.tabBar
    var room = view.bounds
    if !tabs.floats, showsBar { room.size.height = max(room.height - CGFloat(tabs.height), 0) }
    return room
  }
}
