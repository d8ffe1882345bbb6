/// The elements of their own in something that is about to be replaced: they stay as they are.
package struct KeptElements {
  private var views: [String: ResolvedView] = [:]
  private var lists: [String: ResolvedCollection] = [:]
  /// The title of the screen beneath each bar.
  private var bars: [String: String?] = [:]

  package init() {}

  func list(_ name: String) -> ResolvedCollection? { lists[name] }
  func view(_ name: String) -> ResolvedView? { views[name] }

  /// Whether a bar of this name stands above the same screen: what was pushed is another.
  func isThere(_ bar: ResolvedNavigation) -> Bool {
    bars[bar.name] == .some(bar.backTitle.map(\.text))
  }

  /// Takes in what a view holds, not the view itself.
  package mutating func take(inside view: ResolvedView) {
    if case .collection(let list) = view.kind { lists[list.name] = list }
    for child in view.children {
      if let name = child.name { views[name] = child }
      take(inside: child)
    }
  }

  mutating func take(_ view: ResolvedView?) {
    guard let view else { return }
    if let name = view.name { views[name] = view }
    take(inside: view)
  }

  /// Takes in what a screen holds below its bars.
  mutating func take(_ screen: ResolvedScreen) {
    switch screen {
    case .collection(let list): lists[list.name] = list
    case .view(let view): take(inside: view)
    case .navigation(let navigation):
      bars[navigation.name] = .some(navigation.backTitle.map(\.text))
      take(navigation.content)
    case .split(let split): for column in split.columns { take(column.screen) }
    case .tabs(let tabs): for tab in tabs.tabs { take(tab.screen) }
    case .presented(let presented): take(presented.content)
    }
  }

  /// Puts them where a view leaves their places.
  func fill(_ view: inout ResolvedView) {
    if view.kind == .kept, let name = view.name {
      if let known = views[name] { view = known }
      return
    }
    if let only = view.children.first, only.kind == .kept, let name = only.name,
      let list = lists[name]
    {
      view.kind = .collection(list)
      view.children = []
    }
    for index in view.children.indices { fill(&view.children[index]) }
  }
}

extension ResolvedCollection {
  /// Where the list is kept on a screen, with what a bar above it shows of its ground.
  var place: ResolvedCollection {
    var place = self
    place.isKept = true
    for index in place.sections.indices {
      place.sections[index].rows = []
      (place.sections[index].header, place.sections[index].footer) = (nil, nil)
    }
    place.supplementaries = []
    (place.index, place.backgroundView, place.emptied) = (nil, nil, nil)
    return place
  }
}

extension ResolvedView {
  /// The view without names: edits leave it alone.
  package var unnamed: ResolvedView {
    var view = self
    view.name = nil
    view.children = children.map(\.unnamed)
    return view
  }

  /// Where an element of its own is kept.
  package static func place(of name: String?) -> ResolvedView {
    var view = ResolvedView(kind: .kept)
    view.name = name
    return view
  }
}
