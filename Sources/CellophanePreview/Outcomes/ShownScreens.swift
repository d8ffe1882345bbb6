internal import CellophaneDocument

/// The screens that touches bring up, each once.
struct ShownScreens {
  private(set) var alternates: [ResolvedAlternate] = []
  private var names = UniqueNames()

  /// What the parts of an alternate are called until the alternate has its name.
  static let prefix = "alternate\u{0}"

  /// The name of the alternate that shows a screen, whose parts' names begin with `prefix`.
  mutating func name(
    of screen: ResolvedScreen, at place: ResolvedPlace, from source: String
  ) -> String {
    for known in alternates where known.place == place {
      if Self.named(screen, "\(known.name)-") == known.screen { return known.name }
    }
    let part = idName(of: source)
    let name = names.name(part.isEmpty ? "shown" : "shown-\(part)")
    alternates.append(
      ResolvedAlternate(name: name, place: place, screen: Self.named(screen, "\(name)-")))
    return name
  }

  /// The screen with the names of its parts begun otherwise.
  private static func named(_ screen: ResolvedScreen, _ new: String) -> ResolvedScreen {
    func renamed(_ name: String) -> String {
      name.hasPrefix(prefix) ? new + name.dropFirst(prefix.count) : name
    }
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      var collection = collection
      collection.name = renamed(collection.name)
      collection.titleBar = collection.titleBar.map(renamed)
      for index in collection.supplementaries.indices {
        collection.supplementaries[index].name = renamed(collection.supplementaries[index].name)
      }
      for index in collection.sections.indices {
        for part in [\ResolvedSection.header, \ResolvedSection.footer] {
          guard let name = collection.sections[index][keyPath: part]?.name else { continue }
          collection.sections[index][keyPath: part]?.name = renamed(name)
        }
      }
      return collection
    }
    rewriter.navigation = { navigation in
      var navigation = navigation
      navigation.name = renamed(navigation.name)
      return navigation
    }
    rewriter.viewName = renamed
    rewriter.tabs = { tabs in
      var tabs = tabs
      tabs.name = renamed(tabs.name)
      return tabs
    }
    rewriter.tab = { _, _, screen in named(screen, new) }
    return rewriter.rewritten(screen)
  }
}
