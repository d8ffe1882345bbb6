/// The elements of their own in something that is about to be replaced: they stay as they are.
package struct KeptElements {
  private var views: [String: ResolvedView] = [:]
  private var lists: [String: ResolvedCollection] = [:]

  package init() {}

  /// Takes in what a view holds, not the view itself.
  package mutating func take(inside view: ResolvedView) {
    for child in view.children {
      if let name = child.name { views[name] = child }
      if case .collection(let list) = child.kind { lists[list.name] = list }
      take(inside: child)
    }
  }

  mutating func take(_ view: ResolvedView?) {
    guard let view else { return }
    if let name = view.name { views[name] = view }
    take(inside: view)
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
