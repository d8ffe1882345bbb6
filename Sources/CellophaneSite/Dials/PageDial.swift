internal import CellophaneDocument
internal import CellophaneLook
internal import CellophaneRendering

/// In what the pages of one preview differ, as a dial of the bench that leads to another page.
struct PageDial: Hashable {
  /// What pages of a preview are made for.
  enum Axis: String, CaseIterable {
    case look = "Look"
    case environment = "Environment"
    case language = "Language"

    /// What a page is on this axis, in words.
    func title(of page: BuiltPage) -> String {
      switch self {
      case .look: page.look.title
      case .environment:
        CataloguePage.title(of: page.environment.withoutLanguage)
      case .language:
        page.environment.language.map(CataloguePage.name(ofLanguage:)) ?? "As built"
      }
    }
  }

  struct Choice: Hashable {
    var title: String
    /// The id of the page to which it leads.
    var page: String
    var isCurrent: Bool
  }

  var label: String
  var choices: [Choice]

  /// Whether its pages differ in their look.
  var isOfLook: Bool { label == Axis.look.rawValue }

  /// For a template.
  var values: [String: Any] {
    [
      "label": label,
      "choices": choices.map {
        PageValues.link("\(PageValues.reference($0.page)).html", $0.title)
          .merging(["selected": $0.isCurrent ? " selected=\"selected\"" : ""]) { $1 }
      },
    ]
  }

  /// The dials of a page: those on which its preview has more than one choice.
  static func dials(of page: BuiltPage, among pages: [BuiltPage]) -> [PageDial] {
    Axis.allCases.compactMap { axis in
      var titles: [String] = []
      for title in pages.map(axis.title) where !titles.contains(title) { titles.append(title) }
      guard titles.count > 1 else { return nil }
      let choices = titles.compactMap { title in
        nearest(to: page, among: pages.filter { axis.title(of: $0) == title }).map {
          Choice(title: title, page: $0.id, isCurrent: axis.title(of: page) == title)
        }
      }
      return PageDial(label: axis.rawValue, choices: choices)
    }
  }

  /// The page that is like another on most axes, the first of several.
  private static func nearest(to page: BuiltPage, among pages: [BuiltPage]) -> BuiltPage? {
    var nearest: (page: BuiltPage, likeness: Int)?
    for other in pages {
      let likeness = Axis.allCases.count { $0.title(of: other) == $0.title(of: page) }
      if likeness > nearest?.likeness ?? -1 { nearest = (other, likeness) }
    }
    return nearest?.page
  }
}

extension ResolvedEnvironment {
  fileprivate var withoutLanguage: ResolvedEnvironment {
    var copy = self
    // A language's direction is not the environment's own.
    if language != nil { copy.direction = .leftToRight }
    copy.language = nil
    return copy
  }
}

extension Look.Name {
  /// What people call it: `iOS 18`.
  var title: String { self == .iOS18 ? "iOS 18" : "iOS 26" }
}
