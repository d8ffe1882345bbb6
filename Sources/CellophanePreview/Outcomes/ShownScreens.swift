internal import CellophaneDocument

/// The screens that touches bring up, each once.
@MainActor final class ShownScreens {
  /// What they show, without what touches do there.
  private var bare: [ResolvedAlternate] = []
  /// The same with what they do, by name.
  private var filled: [String: ResolvedScreen] = [:]
  private var names = UniqueNames()
  /// Those that replaced the whole and over which others were brought up, by the names of these.
  private var grounds: [String: String] = [:]
  /// The screens on which touches change what lies beneath.
  private var changingBeneath: Set<String> = []
  /// On how many of them touches are asked.
  private var asked = 0
  /// How many of them came to stand in the place of the whole.
  private var replaced = 0

  var alternates: [ResolvedAlternate] {
    bare.map { alternate in
      var alternate = alternate
      alternate.screen = filled[alternate.name] ?? alternate.screen
      return alternate
    }
  }

  subscript(name: String) -> ResolvedAlternate? {
    get { bare.first { $0.name == name } }
    set {
      guard let newValue, let place = bare.firstIndex(where: { $0.name == name }) else { return }
      bare[place] = newValue
    }
  }

  func fill(_ name: String, with screen: ResolvedScreen) {
    filled[name] = screen
  }

  /// Takes one of so many screens that are asked.
  func takeAsked(_ bound: Int) -> Bool {
    asked += 1
    return asked <= bound
  }

  /// Whether what came to stand in the place of the whole may be replaced by others in turn.
  func mayReplace(_ limits: Limits) -> Bool { replaced < limits.replacedScreens }

  /// What the parts of an alternate are called until the alternate has its name.
  static let prefix = "alternate\u{0}"

  /// The name of the alternate that shows a screen, whose parts' names begin with `prefix`.
  ///
  /// What changes what lies beneath it is another one over another ground.
  func name(of screen: ResolvedScreen, at place: ResolvedPlace, over ground: String?) -> String? {
    bare.first {
      $0.place == place
        && (!changingBeneath.contains($0.name) || grounds[$0.name] == ground)
        && Self.named(screen, $0.prefix) == $0.screen
    }?.name
  }

  /// Says of screens, each over the next, that touches on the first change what lies beneath.
  func noteChangingBeneath(_ names: [String]) { changingBeneath.formUnion(names) }

  /// Adds a screen, whose parts' names begin with `prefix`.
  ///
  /// - Parameter ground: The screen that has replaced the whole, where it comes over one.
  func add(
    _ screen: ResolvedScreen, at place: ResolvedPlace, over ground: String?, from source: String,
    isSameScreen: Bool
  ) -> String {
    if isSameScreen { replaced += 1 }
    let part = idName(of: source)
    var alternate = ResolvedAlternate(
      name: names.name(part.isEmpty ? "shown" : "shown-\(part)"), place: place, screen: screen)
    alternate.screen = Self.named(screen, alternate.prefix)
    grounds[alternate.name] = ground
    bare.append(alternate)
    return alternate.name
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
    rewriter.presented = { presented in
      var presented = presented
      presented.name = renamed(presented.name)
      return presented
    }
    rewriter.split = { split in
      var split = split
      split.name = renamed(split.name)
      return split
    }
    rewriter.tabs = { tabs in
      var tabs = tabs
      tabs.name = renamed(tabs.name)
      return tabs
    }
    rewriter.tab = { _, _, screen in named(screen, new) }
    return rewriter.rewritten(screen)
  }
}

extension ResolvedAlternate {
  /// What the names of its parts begin with.
  var prefix: String { "\(name)-" }
}
