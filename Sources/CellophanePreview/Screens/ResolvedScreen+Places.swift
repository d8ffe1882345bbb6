internal import CellophaneDocument

/// The columns and tabs of a screen.
extension ResolvedScreen {
  /// The screen with nothing at some places, and without what edits say of the bar around a tab.
  func blank(at places: Set<ResolvedPlace>) -> ResolvedScreen {
    if places.isEmpty { return self }
    let blank = ResolvedScreen.view(ResolvedView(kind: .plain))
    switch self {
    case .split(var split):
      for index in split.columns.indices {
        let isBlank = places.contains(split.columns[index].place)
        split.columns[index].screen =
          isBlank ? blank : split.columns[index].screen.blank(at: places)
      }
      return .split(split)
    case .tabs(var tabs):
      if tabs.tabs.indices.contains(where: { places.contains(tabs.place(ofTab: $0)) }) {
        tabs.tabs = tabs.tabs.map(\.withoutBadgeText)
      }
      for index in tabs.tabs.indices {
        let isBlank = places.contains(tabs.place(ofTab: index))
        tabs.tabs[index].screen = isBlank ? blank : tabs.tabs[index].screen.blank(at: places)
      }
      return .tabs(tabs)
    default: return self
    }
  }

  /// The columns of the screen's outermost split view, in its order.
  var columns: [ResolvedPlace] {
    switch self {
    case .split(let split): split.columns.map(\.place)
    case .tabs(let tabs): tabs.tabs[tabs.selected].screen.columns
    default: []
    }
  }

  /// The screen with something else in some columns.
  func filled(
    at places: Set<ResolvedPlace>, with screen: (ResolvedPlace) -> ResolvedScreen?
  ) -> ResolvedScreen {
    if places.isEmpty { return self }
    switch self {
    case .split(var split):
      for index in split.columns.indices {
        let column = split.columns[index]
        split.columns[index].screen =
          places.contains(column.place)
          ? screen(column.place) ?? column.screen : column.screen.filled(at: places, with: screen)
      }
      return .split(split)
    case .tabs(var tabs):
      for index in tabs.tabs.indices {
        tabs.tabs[index].screen = tabs.tabs[index].screen.filled(at: places, with: screen)
      }
      return .tabs(tabs)
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
    default: nil
    }
  }
}
