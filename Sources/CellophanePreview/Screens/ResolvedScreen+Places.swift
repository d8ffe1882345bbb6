internal import CellophaneDocument

/// The columns and tabs of a screen.
extension ResolvedScreen {
  /// The screen with nothing at some places, and without what edits say of the bar around a tab.
  func blank(at places: Set<ResolvedPlace>) -> ResolvedScreen {
    filled(at: places) { _ in .view(ResolvedView(kind: .plain)) }
  }

  /// The columns of the screen's outermost split view, in its order.
  var columns: [ResolvedPlace] {
    switch self {
    case .split(let split): split.columns.map(\.place)
    case .tabs(let tabs) where tabs.tabs.indices.contains(tabs.selected):
      tabs.tabs[tabs.selected].screen.columns
    case .presented(let presented): presented.content.columns
    default: []
    }
  }

  /// The screen with something else at some places, where there is that. Badges of tabs are seen from
  /// all of them, and say nothing where one of those is a place.
  func filled(
    at places: Set<ResolvedPlace>, with screen: (ResolvedPlace) -> ResolvedScreen?
  ) -> ResolvedScreen {
    if places.isEmpty { return self }
    func fill(_ shown: inout ResolvedScreen, at place: ResolvedPlace) {
      shown =
        places.contains(place) ? screen(place) ?? shown : shown.filled(at: places, with: screen)
    }
    switch self {
    case .split(var split):
      for index in split.columns.indices {
        fill(&split.columns[index].screen, at: split.columns[index].place)
      }
      return .split(split)
    case .tabs(var tabs):
      if tabs.tabs.indices.contains(where: { places.contains(tabs.place(ofTab: $0)) }) {
        tabs.tabs = tabs.tabs.map(\.withoutBadgeText)
      }
      for index in tabs.tabs.indices {
        fill(&tabs.tabs[index].screen, at: tabs.place(ofTab: index))
      }
      return .tabs(tabs)
    case .presented(var presented):
      presented.content = presented.content.filled(at: places, with: screen)
      return .presented(presented)
    default: return self
    }
  }

  /// What shows at a place; `nil` where there is no such place.
  func screen(at place: ResolvedPlace) -> ResolvedScreen? {
    if place == .root { return self }
    switch self {
    case .split(let split):
      return split.columns.first { $0.place == place }?.screen
        ?? split.columns.lazy.compactMap { $0.screen.screen(at: place) }.first
    case .tabs(let tabs):
      return tabs.tabs.indices.first { tabs.place(ofTab: $0) == place }.map {
        tabs.tabs[$0].screen
      }
    case .presented(let presented): return presented.content.screen(at: place)
    default: return nil
    }
  }

  /// What the badges of tabs say in another screen where they say something else.
  func badges(in other: ResolvedScreen) -> [ResolvedEdit] {
    switch (self, other) {
    case (.split(let old), .split(let new)):
      return zip(old.columns, new.columns).flatMap { $0.screen.badges(in: $1.screen) }
    case (.tabs(let old), .tabs(let new)):
      return old.badges(in: new)
    case (.presented(let old), .presented(let new)):
      return old.content.badges(in: new.content)
    default: return []
    }
  }

  /// What is read of a part, without what a tab is seen with.
  func shown(of part: ScreenPart) -> ResolvedScreen {
    if case .tab = part.place { screen(at: part.place) ?? self } else { self }
  }

  /// The place of the tab that is chosen; `nil` without tabs.
  var chosenTab: ResolvedPlace? {
    switch self {
    case .split(let split): split.columns.lazy.compactMap(\.screen.chosenTab).first
    case .tabs(let tabs): tabs.place(ofTab: tabs.selected)
    case .presented(let presented): presented.content.chosenTab
    default: nil
    }
  }
}
