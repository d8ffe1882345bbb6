package import CellophaneLook

/// What a view controller shows.
package indirect enum ResolvedScreen: Codable, Hashable, Sendable {
  case collection(ResolvedCollection)
  /// A view tree without a list at its root.
  case view(ResolvedView)
  case navigation(ResolvedNavigation)
  case split(ResolvedSplit)
  case tabs(ResolvedTabs)
  case presented(ResolvedPresented)
}

extension ResolvedScreen {
  /// Whether it lies over another one that is seen beside it.
  package var isPresented: Bool {
    if case .presented = self { return true }
    return false
  }
}

/// A navigation bar around a screen.
package struct ResolvedNavigation: Codable, Hashable, Sendable {
  /// Unique in its page and the same in every frame: `bar`, `bar-2`, `primary-bar`.
  package var name: String
  package var title: String?
  /// A line above the title, and above the buttons beside it.
  package var prompt: String?
  /// Below the title.
  package var subtitle: String?
  /// What stands in the place of the title; a large title stays below it.
  package var titleView: ResolvedView?
  package var isLargeTitle: Bool
  /// What the large title says; `nil` where that is the title.
  package var largeTitle: String?
  /// Whether the title in the bar stands at the leading edge.
  package var leadsTitle = false
  /// What code has coloured of the bar; `nil` where that is nothing.
  package var colors: ResolvedBarColors?
  /// The title of the screen beneath, where there is one.
  package var backTitle: ResolvedBackTitle?
  /// What the button that leads there does; `nil` leaves what the page brought up.
  package var backOutcome: ResolvedOutcome?
  package var leadingItems: [ResolvedBarItem]
  package var trailingItems: [ResolvedBarItem]
  package var search: ResolvedSearch?
  package var content: ResolvedScreen
  package var toolbarItems: [ResolvedBarItem]

  package init(
    name: String = "bar", title: String?, subtitle: String? = nil,
    titleView: ResolvedView? = nil, isLargeTitle: Bool = false,
    backTitle: ResolvedBackTitle? = nil,
    leadingItems: [ResolvedBarItem] = [], trailingItems: [ResolvedBarItem] = [],
    search: ResolvedSearch? = nil, content: ResolvedScreen, toolbarItems: [ResolvedBarItem] = []
  ) {
    self.name = name
    self.title = title
    self.subtitle = subtitle
    self.titleView = titleView
    self.isLargeTitle = isLargeTitle
    self.backTitle = backTitle
    self.leadingItems = leadingItems
    self.trailingItems = trailingItems
    self.search = search
    self.content = content
    self.toolbarItems = toolbarItems
  }
}

package struct ResolvedBarItem: Codable, Hashable, Sendable {
  /// The visible title, or the spoken one where there is an image.
  package var title: String?
  package var image: ResolvedImage?
  package var isEnabled: Bool
  package var tint: LookColor?
  package var outcome: ResolvedOutcome?
  package var accessibility: ResolvedAccessibility?
  /// The author's own view, which is shown instead of a button.
  package var view: ResolvedView?
  /// Whether it stands on the look's glass, where that has any.
  package var hasBackground = true
  /// Whether that glass is the one of the item before.
  package var joinsPrevious = false
  /// Whether it stands out, as what finishes something does.
  package var isProminent = false
  /// Whether that is otherwise once it has begun or ended editing.
  package var turnsProminence = false
  /// What hangs on it.
  package var badge: ResolvedBarBadge?
  /// What it offers, without what that does; the item's outcome has both.
  package var menu: ResolvedMenu?
  /// Whether a popover that the page begins with stands beside it.
  package var isSource = false
  /// Where room that is left over lies beside the item.
  package var space: Space?

  package enum Space: String, Codable, Hashable, Sendable { case before, after, around }

  package init(
    title: String?, image: ResolvedImage? = nil, isEnabled: Bool = true, tint: LookColor? = nil,
    outcome: ResolvedOutcome? = nil, accessibility: ResolvedAccessibility? = nil,
    view: ResolvedView? = nil
  ) {
    self.title = title
    self.image = image
    self.view = view
    self.isEnabled = isEnabled
    self.tint = tint
    self.outcome = outcome
    self.accessibility = accessibility
  }
}

/// Colours of a navigation bar, each `nil` for the look's own.
package struct ResolvedBarColors: Codable, Hashable, Sendable {
  package var title: LookColor?
  package var largeTitle: LookColor?
  /// Behind the bar while nothing is scrolled beneath it.
  package var fill: LookColor?
  /// Behind the bar once something is.
  package var scrolledFill: LookColor?
  /// Of its buttons.
  package var tint: LookColor?

  package init(
    title: LookColor? = nil, largeTitle: LookColor? = nil, fill: LookColor? = nil,
    scrolledFill: LookColor? = nil, tint: LookColor? = nil
  ) {
    self.title = title
    self.largeTitle = largeTitle
    self.fill = fill
    self.scrolledFill = scrolledFill
    self.tint = tint
  }
}

/// What hangs on an item of a bar or on a tab.
package struct ResolvedBarBadge: Codable, Hashable, Sendable {
  /// `nil` for a dot.
  package var words: String?
  /// `nil` is the look's.
  package var color: LookColor?
  package var background: LookColor?

  package init(_ words: String?, color: LookColor? = nil, background: LookColor? = nil) {
    self.words = words
    self.color = color
    self.background = background
  }
}

package struct ResolvedSearch: Codable, Hashable, Sendable {
  package var placeholder: String
  package var text: String
  /// Whether it stands at the screen's lower edge, or below the title.
  package var isAtBottom: Bool
  /// Whether a search is going on.
  package var isActive = false
  /// Whether the bar above stays while a search is going on, in a look in which it would go.
  package var keepsBar = false
  /// What the search is narrowed by, before the text.
  package var tokens: [ResolvedToken] = []
  /// Where is searched, to be chosen from.
  package var scopes: ResolvedScopes?

  package init(placeholder: String, text: String = "", isAtBottom: Bool = false) {
    self.placeholder = placeholder
    self.text = text
    self.isAtBottom = isAtBottom
  }
}

/// Columns beside each other.
package struct ResolvedSplit: Codable, Hashable, Sendable {
  /// Unique in its page and the same in every frame: `split`.
  package var name: String
  /// In reading order: primary, supplementary, secondary.
  package var columns: [ResolvedColumn]
  /// The button that hides the first column and shows it again, where there is one.
  package var sidebarToggle: ResolvedImage?
  /// What becomes of the other columns where the screen is higher than wide.
  package var whenTall: WhenTall
  /// The column that is seen where there is room for one.
  package var top: ResolvedPlace

  package enum WhenTall: String, Codable, Hashable, Sendable {
    /// They stay beside the secondary one.
    case stays
    /// They are hidden, and come over the secondary one or beside it.
    case overlay, tile
  }

  package init(
    name: String = "split", columns: [ResolvedColumn], sidebarToggle: ResolvedImage? = nil,
    whenTall: WhenTall = .stays, top: ResolvedPlace = .secondary
  ) {
    self.name = name
    self.columns = columns
    self.sidebarToggle = sidebarToggle
    self.whenTall = whenTall
    self.top = top
  }
}

package struct ResolvedColumn: Codable, Hashable, Sendable {
  package var place: ResolvedPlace
  /// Points; `nil` takes what the others leave.
  package var width: Double?
  package var screen: ResolvedScreen

  package init(place: ResolvedPlace, width: Double?, screen: ResolvedScreen) {
    self.place = place
    self.width = width
    self.screen = screen
  }
}

/// A tab bar and the screen of each of its tabs.
package struct ResolvedTabs: Codable, Hashable, Sendable {
  /// Unique in its page and the same in every frame: `tab`, `tab-2`.
  package var name: String
  package var tabs: [ResolvedTab]
  package var selected: Int
  /// What it is called on its own screen: its name without what those of an alternate begin with.
  package var ownName: String

  /// - Parameter ownName: `nil` where it is the name.
  package init(
    name: String = "tab", tabs: [ResolvedTab], selected: Int, ownName: String? = nil
  ) {
    self.name = name
    self.tabs = tabs
    self.selected = selected
    self.ownName = ownName ?? name
  }

  /// Where what a tab shows can be replaced.
  package func place(ofTab index: Int) -> ResolvedPlace { .tab(index, of: ownName) }

  /// What the badges say in another bar where they say something else.
  package func badges(in other: ResolvedTabs) -> [ResolvedEdit] {
    zip(tabs, other.tabs).enumerated().compactMap { index, tabs in
      guard let text = tabs.1.badgeText, text != tabs.0.badgeText else { return nil }
      return .text(.badge(tabs: name, index: index), text)
    }
  }
}

package struct ResolvedTab: Codable, Hashable, Sendable {
  package var title: String
  package var image: ResolvedImage?
  /// What stands in the image's place while the tab is chosen; `nil` for the image itself.
  package var selectedImage: ResolvedImage?
  package var badge: ResolvedBarBadge?
  package var screen: ResolvedScreen
  package var accessibility: ResolvedAccessibility?

  package init(
    title: String, image: ResolvedImage? = nil, selectedImage: ResolvedImage? = nil,
    badge: ResolvedBarBadge? = nil, screen: ResolvedScreen,
    accessibility: ResolvedAccessibility? = nil
  ) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    self.badge = badge
    self.screen = screen
    self.accessibility = accessibility
  }
}

extension ResolvedTab {
  /// What the badge says, empty without one; `nil` where it is a dot, which has no words.
  package var badgeText: String? {
    get { badge.map(\.words) ?? "" }
    set {
      let plain = ResolvedBarBadge(newValue, color: badge?.color, background: badge?.background)
      badge = plain == ResolvedBarBadge("") ? nil : plain
    }
  }

  /// The tab without what edits can say of it: its screen and the words of its badge.
  package var bare: ResolvedTab {
    var tab = withoutBadgeText
    tab.screen = .view(ResolvedView(kind: .plain))
    return tab
  }

  /// The tab without the words of its badge.
  package var withoutBadgeText: ResolvedTab {
    var tab = self
    if tab.badgeText != nil { tab.badgeText = "" }
    return tab
  }
}
