internal import CellophaneSite
internal import CellophaneSnapshots
internal import CellophaneValidation

extension ChangeSet {
  /// What a built site shows, against another.
  ///
  /// - Parameter sources: The folder below which previews are declared.
  /// - Throws: `SiteError.noSite` where one of the folders has none.
  package init(site: String, against other: String, sources: String) throws {
    let new = try SiteValidator(folder: site).manifest()
    let old = try SiteValidator(folder: other).manifest()
    let before: @Sendable (String) throws -> [UInt8]? = {
      try FixtureFile.read($0, in: other)
    }
    let after: @Sendable (String) throws -> [UInt8]? = { try FixtureFile.read($0, in: site) }
    self.init(
      title: "\(new.title), against \(other)", changes: [], problems: [], before: before,
      after: after)
    // A site may have templates of its own.
    grammar = .open
    let (oldPages, newPages) = (Self.pages(of: old), Self.pages(of: new))
    let shared = try Self.changedFiles(from: old, to: new, before, after)
    let places = PreviewPlaces(old.previews + new.previews, below: sources)
    for path in Set(oldPages.keys).union(newPages.keys).sorted() {
      guard let page = newPages[path] ?? oldPages[path] else { continue }
      do {
        let bytes = (try before(path), try after(path))
        let links = try LinkedFiles.paths(from: path, bytes: bytes.1 ?? []) { file in
          shared.contains(file) ? try after(file) : nil
        }
        guard bytes.0 != bytes.1 || !links.isEmpty else { continue }
        changes.append(
          Change(
            name: page.name, group: page.group, form: .html, path: path,
            source: places.source(page.preview).map { SourceLine(file: $0.file, line: $0.line) },
            before: bytes.0, after: bytes.1, shared: links.map(\.path)))
      } catch let error as SnapshotError {
        problems.append(error.description)
      }
    }
  }

  private struct Page {
    var name: String
    var group: String
    /// The preview's id.
    var preview: String
  }

  private static func pages(of manifest: SiteManifest) -> [String: Page] {
    var pages: [String: Page] = [:]
    for preview in manifest.previews {
      for page in preview.pages {
        // A preview of one page is called by its title.
        let name = preview.pages.count == 1 ? preview.title : "\(preview.title), \(page.id)"
        pages[page.path] = Page(name: name, group: preview.group, preview: preview.id)
      }
    }
    return pages
  }

  /// The files of both that pages are shown with and that are not the same.
  private static func changedFiles(
    from old: SiteManifest, to new: SiteManifest, _ before: (String) throws -> [UInt8]?,
    _ after: (String) throws -> [UInt8]?
  ) throws -> Set<String> {
    let known = Set(old.files.map(\.path))
    let files = new.files.map(\.path).filter { path in
      known.contains(path) && (path.hasSuffix(".css") || path.hasSuffix(".js"))
    }
    return Set(try files.filter { try before($0) != after($0) })
  }
}
