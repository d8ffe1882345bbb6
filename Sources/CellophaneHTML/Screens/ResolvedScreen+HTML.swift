internal import CellophaneDocument

extension ResolvedScreen {
  func write(to html: inout HTMLWriter, in scope: Scope) {
    switch self {
    case .collection(let collection): collection.write(to: &html, in: scope)
    case .view(let view):
      html.element("div", .screenContent) { view.write(to: &$0, in: scope) }
    case .navigation(let navigation): navigation.write(to: &html, in: scope)
    case .split(let split): split.write(to: &html, in: scope)
    case .tabs(let tabs): tabs.write(to: &html, in: scope)
    case .presented(let presented): presented.write(to: &html, in: scope)
    }
  }

  /// Writes what lies behind the screen where a bar shares it.
  func writeGround(to html: inout HTMLWriter) {
    switch self {
    case .collection(let collection): collection.writeGround(to: &html)
    case .navigation(let navigation): navigation.content.writeGround(to: &html)
    case .view(let view):
      if let background = view.background {
        html.property("own-ground") { $0.append(background) }
      }
    case .split, .tabs, .presented: break
    }
  }

  /// What the screen calls itself, where it has a bar.
  var title: String? {
    switch self {
    case .navigation(let navigation):
      navigation.title ?? navigation.largeTitle ?? navigation.content.title
    case .collection(let collection): collection.label
    case .split(let split): split.columns.first?.screen.title
    case .tabs(let tabs):
      tabs.tabs.indices.contains(tabs.selected) ? tabs.tabs[tabs.selected].title : nil
    case .presented(let presented): presented.content.title
    case .view: nil
    }
  }

  /// Whether a bar of the screen has a title.
  var hasHeading: Bool {
    switch self {
    case .navigation(let navigation):
      (navigation.isLargeTitle && navigation.largeTitle ?? navigation.title != nil)
        || (navigation.title != nil && navigation.titleView == nil)
        || navigation.content.hasHeading
    case .split(let split): split.columns.contains(where: \.screen.hasHeading)
    case .tabs(let tabs): tabs.tabs.contains(where: \.screen.hasHeading)
    case .presented(let presented): presented.content.hasHeading
    case .collection, .view: false
    }
  }

  /// The search field that the screen shows, wherever in it.
  var search: ResolvedSearch? {
    switch self {
    case .navigation(let navigation): navigation.search ?? navigation.content.search
    case .split(let split): split.columns.lazy.compactMap(\.screen.search).first
    case .tabs(let tabs): tabs.tabs.lazy.compactMap(\.screen.search).first
    case .presented(let presented): presented.content.search
    case .collection, .view: nil
    }
  }
}
