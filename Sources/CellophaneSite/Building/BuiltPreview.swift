package import CellophaneDocument
internal import CellophaneHTML
package import CellophaneLook

/// What a build knows of a preview once its pages are written: all that the pages around it need.
package struct BuiltPreview: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  /// Empty where it stands in none.
  package var group: String
  package var notes: String
  /// The moment that its cards and pictures show; `nil` is the start.
  package var cover: PageMoment?
  /// `Module/File.swift`.
  package var file: String
  /// At least one.
  package var pages: [BuiltPage]

  package init(_ preview: SitePreview, pages: [BuiltPage]) {
    id = preview.id
    title = preview.title
    group = preview.group
    notes = preview.notes
    cover = preview.cover.isEmpty ? nil : PageMoment(preview.cover)
    file = preview.file
    self.pages = pages
  }
}

extension BuiltPreview {
  /// Lets the cover show the start where it names a frame that there is none of.
  ///
  /// - Returns: The frame's id; `nil` where nothing is wrong.
  mutating func takeUnknownFrameOfCover() -> String? {
    guard let frame = cover?.frame, !frame.isEmpty, !pages[0].isFailure,
      !pages[0].frames.contains(where: { $0.anchor == frame })
    else { return nil }
    cover?.frame = ""
    return frame
  }

  /// Whether a path is that of one of its pages, or of a page around one.
  package func has(_ path: String) -> Bool {
    pages.contains { $0.has(path) }
  }

  /// What its author should know, each once however many pages say it.
  package var findings: [ResolvedFinding] {
    var seen: Set<ResolvedFinding> = []
    return pages.flatMap(\.findings).filter { seen.insert($0).inserted }
  }

  /// Whether there is nothing to be seen on its first page.
  var isBlank: Bool { pages[0].isBlank ?? false }

  /// Those that count: with notes alone nothing is wrong.
  package var problems: [ResolvedFinding] { findings.filter { $0.severity != .note } }
}

/// One chromeless page of a preview.
package struct BuiltPage: Codable, Hashable, Sendable {
  package struct Frame: Codable, Hashable, Sendable {
    package var name: String
    package var title: String
    /// What its step changed, in words; empty for the first.
    package var summary: String

    /// The element's id on its page, as an address has it.
    var anchor: String { "frame-" + EscapedText.word(name) }
  }

  /// The stem of its file's name.
  package var id: String
  package var look: Look.Name
  package var environment: ResolvedEnvironment
  package var frames: [Frame]
  /// File names in the site's `assets`, sorted.
  package var assets: [String]
  package var findings: [ResolvedFinding]
  /// Whether it says why there is no page.
  package var isFailure: Bool
  /// Whether it has rows that open.
  package var hasParents: Bool?
  /// The collection that can be edited, as its id.
  package var editable: String?
  /// A row that has actions beside it, as its id.
  package var swipeable: String?
  /// What it shows by name: symbols and accessories.
  package var words: [String]?
  /// Whether there is nothing to be seen on it, as of a cell that nobody has filled.
  package var isBlank: Bool?
  /// The path of the page with its cell in all states; `nil` where it is no cell.
  package var sheet: String?

  package init(_ page: ResolvedPage) {
    id = page.id
    look = page.look
    environment = page.environment
    frames = page.frames.map {
      Frame(name: $0.name, title: $0.title, summary: $0.step?.summary.words ?? "")
    }
    assets = page.assets.map(\.fileName).sorted()
    findings = page.findings
    isFailure = false
    let collections = page.frames.compactMap(\.screen).flatMap(\.collections)
    hasParents = collections.contains { $0.sections.contains { $0.rows.haveParents } }
    editable =
      collections.first { $0.sections.contains { $0.rows.contains(where: \.isEditable) } }?
      .name
    swipeable =
      collections.lazy.compactMap { list in
        list.sections.lazy.flatMap(\.rows).first { $0.swipe != nil }.map {
          "\(list.name)/\($0.name)"
        }
      }.first
    sheet = page.showsCell ? SheetPage.path(of: page.id) : nil
  }

  /// The page that stands for a preview that could not be resolved.
  package init(failure: String, id: String, look: Look.Name) {
    self.id = id
    self.look = look
    environment = ResolvedEnvironment(name: "phone", idiom: .phone, width: 402, height: 874)
    frames = []
    assets = []
    findings = [ResolvedFinding(severity: .error, rule: "preview-failed", message: failure)]
    isFailure = true
  }

  /// The page that stands for this one, whose markup is wrong.
  func malformed(_ faults: [MarkupFault]) -> BuiltPage {
    var page = self
    page.frames = []
    page.assets = []
    page.isFailure = true
    page.hasParents = nil
    page.editable = nil
    page.swipeable = nil
    page.words = nil
    page.isBlank = nil
    page.sheet = nil
    page.findings += faults.map { fault in
      ResolvedFinding(
        severity: .error, rule: fault.rule,
        message: "its page is not shown, for its markup is wrong: \(fault.place): \(fault.message)")
    }
    return page
  }

  /// Whether a path is its own, or that of a page around it.
  func has(_ path: String) -> Bool { [self.path, cataloguePath, sheet].contains(path) }

  package var path: String { "previews/\(id).html" }
  package var cataloguePath: String { "pages/\(id).html" }
}
