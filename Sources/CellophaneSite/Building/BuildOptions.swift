package import CellophaneValidation

/// How a site is built.
package struct BuildOptions: Sendable {
  package var output: String
  /// Parts of the titles, groups or ids of those previews that are built, of which one is enough; the
  /// others keep their pages. All are built without any.
  package var filter: [String]
  /// The ids of those previews that are built; `nil` are all.
  package var only: Set<String>?
  /// The ids of those of their pages that are made, where the last site has them; `nil` are all.
  package var pages: Set<String>?
  /// Whether the others keep their pages, and those around them stay as they are: what spans previews
  /// is made by the next build that is not quick.
  package var isQuick = false
  /// What is asked of previews in place of all that they declare.
  package var moment: ShownMoment?
  /// Pages beside those that previews declare, by the previews' ids.
  package var added: [String: AddedPages] = [:]
  /// The folder that the outlines of pages are written into as well, by the pages' ids.
  package var outlines: String?
  /// The folder that the resolved documents of pages are written into as well, as JSON.
  package var documents: String?
  /// The share of the previews that is built, without the pages around them; `nil` is a whole site.
  package var part: Shard?
  /// Whether it is found out what touches do; without it pages only show, and a build that asks
  /// makes them again.
  package var asks = true
  /// How many worker processes run at once.
  package var jobs: Int
  /// The executable and the arguments that make it a worker.
  package var worker: [String]
  /// What the site's own bounds are replaced by.
  package var bounds: PreviewBounds?
  /// The folder in which pages are kept for later builds; `nil` keeps none.
  package var store: String?
  /// Whether a build that cannot keep them there fails: somebody has named the folder.
  package var mustKeep = false

  package init(
    output: String = "Public", filter: [String] = [], only: Set<String>? = nil,
    isQuick: Bool = false, jobs: Int, worker: [String],
    bounds: PreviewBounds? = nil
  ) {
    self.output = output
    self.filter = filter
    self.only = only
    self.isQuick = isQuick
    self.jobs = jobs
    self.worker = worker
    self.bounds = bounds
  }
}

/// What a build did.
package struct BuildResult: Sendable {
  /// Sorted by place.
  package var findings: [Finding]
  package var pages: Int
  package var written: Int
  package var deleted: Int
  /// Whether the site is in place; it is not where a page is not what it should be.
  package var isPublished: Bool
  /// What of earlier builds was used; `nil` where nothing is kept.
  package var keeping: KeptPages?

  /// The ids of the previews that have an error page.
  package var failed: Set<String> = []

  package var errors: [Finding] { findings.filter { $0.severity == .error } }

  package var hasErrors: Bool { !errors.isEmpty }
  package var hasWarnings: Bool { findings.contains { $0.severity == .warning } }
}
