extension EditWriter {
  /// The smallest view around what differs that has a name comes anew.
  mutating func compare(_ old: ResolvedView, _ new: ResolvedView) -> Bool {
    if old == new { return true }
    if hasSameFrame(old, new) {
      let before = self
      if compareInside(old, new) { return true }
      self = before
    }
    guard let name = new.name, old.name == name else { return false }
    var shared = SharedElements(of: old)
    put(.view(shared.takingOut(inside: new)), as: .view(name))
    compare(shared)
    return true
  }

  private mutating func compareInside(_ old: ResolvedView, _ new: ResolvedView) -> Bool {
    if case .collection(let one) = old.kind, case .collection(let other) = new.kind {
      return compare(one, other)
    }
    return zip(old.children, new.children).allSatisfy { compare($0, $1) }
  }

  /// Whether two views differ at most in what is inside.
  private func hasSameFrame(_ old: ResolvedView, _ new: ResolvedView) -> Bool {
    guard old.children.count == new.children.count else { return false }
    var (old, new) = (old, new)
    if case .collection = old.kind, case .collection = new.kind {
      (old.kind, new.kind) = (.plain, .plain)
    }
    (old.children, new.children) = ([], [])
    return old == new
  }

  /// Compares what stays where something came anew around it.
  mutating func compare(_ shared: SharedElements) {
    for (old, new) in shared.lists { _ = compare(old, new) }
    for (old, new) in shared.views { _ = compare(old, new) }
  }
}

/// The lists and controls that stand on both of two screens: they stay while what is around them
/// comes anew.
struct SharedElements {
  private var known = KeptElements()
  /// Each as it was and as it is.
  private(set) var lists: [(old: ResolvedCollection, new: ResolvedCollection)] = []
  private(set) var views: [(old: ResolvedView, new: ResolvedView)] = []

  var isEmpty: Bool { lists.isEmpty && views.isEmpty }

  init(of old: ResolvedView) {
    known.take(inside: old)
  }

  init(of old: ResolvedScreen) {
    known.take(old)
  }

  /// A view with places for what stays inside it.
  mutating func takingOut(inside view: ResolvedView) -> ResolvedView {
    var view = view
    if case .collection(let list) = view.kind {
      guard let old = known.list(list.name) else { return view }
      lists.append((old, list))
      view.kind = .plain
      view.children = [.place(of: list.name)]
      return view
    }
    for index in view.children.indices {
      let child = view.children[index]
      if let name = child.name, let old = known.view(name) {
        views.append((old, child))
        view.children[index] = .place(of: name)
      } else {
        view.children[index] = takingOut(inside: child)
      }
    }
    return view
  }

  /// A screen with places for what stays on it.
  mutating func takingOut(of screen: ResolvedScreen) -> ResolvedScreen {
    switch screen {
    case .collection(let list):
      guard let old = known.list(list.name) else { return screen }
      lists.append((old, list))
      return .collection(list.place)
    case .view(let view): return .view(takingOut(inside: view))
    case .navigation(var navigation):
      guard known.isThere(navigation) else { return screen }
      navigation.content = takingOut(of: navigation.content)
      return .navigation(navigation)
    case .split(var split):
      for index in split.columns.indices {
        split.columns[index].screen = takingOut(of: split.columns[index].screen)
      }
      return .split(split)
    case .tabs(var tabs):
      for index in tabs.tabs.indices {
        tabs.tabs[index].screen = takingOut(of: tabs.tabs[index].screen)
      }
      return .tabs(tabs)
    case .presented(var presented):
      presented.content = takingOut(of: presented.content)
      return .presented(presented)
    }
  }
}
