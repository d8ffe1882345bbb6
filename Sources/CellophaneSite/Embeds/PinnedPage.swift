internal import CellophaneDocument
internal import CellophaneRendering
internal import CellophaneValidation

/// A page of a site with all that it needs, in a folder that says by its name what is in it: what
/// an article shows stays as it was when the article was written.
package struct PinnedPage {
  /// As `inbox-0f3c5f2a9d8e7b61`: the page's id and the digest of all bytes.
  package let name: String
  private let id: String
  private let title: String
  private let width: Int
  private let files: [(path: String, bytes: [UInt8])]

  /// - Parameters:
  ///   - id: Of the page.
  ///   - folder: The site's.
  /// - Throws: `PictureError.noPage` where the site has no such page, or the page shows an error.
  package init(_ id: String, in folder: String) throws {
    let manifest = try SiteValidator(folder: folder).manifest()
    let pages = manifest.previews.flatMap { preview in preview.pages.map { (preview, $0) } }
    guard let (preview, page) = pages.first(where: { $0.1.id == id && !$0.1.isFailure }) else {
      throw PictureError.noPage(id, pages: pages.map(\.1.id))
    }
    self.id = id
    title = preview.title
    width = Int(page.environment.width)
    let html = try Files.read("\(folder)/\(page.path)")
    let linked = try PageValidator().check(html, page: page.path, grammar: .open).links
      .compactMap { LinkTarget.path(of: $0.target, from: page.path) }
    var paths = Set(linked + page.assets.map { "assets/\($0)" })
    paths.formUnion([page.path, Self.script])
    // A stylesheet asks for the site's fonts, whichever they are.
    if paths.contains(FontFolder.stylesheet) {
      paths.formUnion(manifest.files.map(\.path).filter { $0.hasPrefix("fonts/") })
    }
    let known = Set(manifest.files.map(\.path))
    files = try paths.filter(known.contains).sorted().map { path in
      (path, try Files.read("\(folder)/\(path)"))
    }
    name = "\(id)-\(ContentDigest(files.flatMap { Array($0.path.utf8) + $0.bytes }))"
  }

  /// What makes a frame as high as its page.
  private static let script = "scripts/embed.js"

  /// Writes the files, unless they stand there: what has the name has the bytes.
  ///
  /// - Parameter folder: Where the page's own folder is made.
  /// - Returns: How many files were written.
  package func write(to folder: String) throws -> Int {
    var written = 0
    for (path, bytes) in files {
      let target = "\(folder)/\(name)/\(path)"
      if let old = try? Files.read(target), old == bytes { continue }
      try Files.makeFolder(String(target[..<(target.lastIndex(of: "/") ?? target.startIndex)]))
      try Files.write(bytes, to: target)
      written += 1
    }
    return written
  }

  /// What shows the page in an article.
  ///
  /// - Parameters:
  ///   - base: The address of the folder that it was written to, as the article has it; may be empty.
  ///   - moment: What of the page is shown, as a link that a catalogue page copies has it.
  package func snippet(at base: String, moment: PageMoment) -> String {
    let root = (base.isEmpty || base.hasSuffix("/") ? base : base + "/") + name
    let address = moment.address(of: "\(root)/previews/\(id).html", adding: "inset=embed")
    return """
      <iframe src="\(PageValues.text(address))" title="\(PageValues.text(title))" \
      width="\(width)" height="480" loading="lazy" style="display: block; border: 0; \
      max-width: 100%; border-radius: 16px; box-shadow: 0 0 0 1px rgb(128 128 128 / 25%)"></iframe>
      <script src="\(PageValues.text("\(root)/\(Self.script)"))" defer></script>

      """
  }
}
