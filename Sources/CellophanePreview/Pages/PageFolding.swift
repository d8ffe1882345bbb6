internal import CellophaneDocument

/// Makes one page of environments in which a preview has the same structure, in one language.
enum PageFolding {
  /// Adds a page unless one of the same structure is there, which then stands for both.
  static func add(_ page: ResolvedPage, to pages: inout [ResolvedPage]) {
    guard
      let same = pages.firstIndex(where: {
        $0.frames == page.frames && $0.environment.idiom == page.environment.idiom
          && $0.isInLanguage(of: page)
      })
    else {
      pages.append(page)
      return
    }
    for finding in page.findings where !pages[same].findings.contains(finding) {
      pages[same].findings.append(finding)
    }
  }

  /// Gives each page the name of its environment, where there is more than one.
  static func name(_ pages: inout [ResolvedPage]) {
    for index in pages.indices.dropFirst() {
      pages[index].id += "-" + pages[index].environment.name
      // A page that the dark scheme gives another structure is only good in the light one.
      if pages[index].environment.scheme == .dark, pages[0].environment.scheme == .automatic,
        pages[0].environment.idiom == pages[index].environment.idiom,
        pages[0].isInLanguage(of: pages[index])
      {
        pages[0].environment.scheme = .light
      }
    }
  }
}

extension ResolvedPage {
  /// Whether another page says its texts in the same language; one that is asked for by name has a
  /// page of its own.
  fileprivate func isInLanguage(of other: ResolvedPage) -> Bool {
    language == other.language && environment.language == other.environment.language
      && environment.isDoubled == other.environment.isDoubled
  }
}
