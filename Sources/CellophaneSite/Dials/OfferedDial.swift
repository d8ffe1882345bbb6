internal import CellophaneLook

/// What a page could be shown in besides what its preview's pages are made for.
package struct OfferedDial: Codable, Hashable, Sendable {
  package struct Choice: Codable, Hashable, Sendable {
    /// What the dial calls it: `iOS 18`, `Arabic`.
    package var title: String
    /// What has to be made for it.
    package var pages: AddedPages
  }

  /// The dial's: `Look`.
  package var label: String
  /// What the page is now.
  package var current: String
  /// At least one.
  package var choices: [Choice]
}

extension BuiltPreview {
  /// What one of its pages could be made for besides.
  ///
  /// - Parameters:
  ///   - path: The page's own, or that of the page around it.
  ///   - languages: Those that there are texts in, by their BCP 47 tags.
  package func offers(for path: String, languages: [String]) -> [OfferedDial] {
    guard let page = pages.first(where: { [$0.path, $0.cataloguePath].contains(path) }),
      !page.isFailure
    else { return [] }
    return [
      dial(.look, of: page, Look.Name.allCases.map { ($0.title, AddedPages(looks: [$0])) }),
      dial(
        .language, of: page,
        languages.map { (CataloguePage.name(ofLanguage: $0), AddedPages(languages: [$0])) }),
    ].compactMap(\.self)
  }

  /// A dial without the choices that there are; `nil` where nothing is left.
  private func dial(
    _ axis: PageDial.Axis, of page: BuiltPage, _ choices: [(title: String, pages: AddedPages)]
  ) -> OfferedDial? {
    let known = Set(pages.map(axis.title))
    let rest = choices.filter { !known.contains($0.title) }
      .map { OfferedDial.Choice(title: $0.title, pages: $0.pages) }
    guard !rest.isEmpty else { return nil }
    return OfferedDial(label: axis.rawValue, current: axis.title(of: page), choices: rest)
  }
}
