internal import CellophaneValidation
internal import Foundation

/// Reads what a build of some previews wrote into a folder of the command's own.
package struct PageReading {
  /// Which things of a page are wanted beside its elements.
  package struct Wishes: Sendable {
    package var outlines = false
    /// Whether elements are to say where they lie, if there is a browser.
    package var boxes = false
    /// The file of the first page's picture.
    package var picture: String?

    package init() {}

    var needsBrowser: Bool { boxes || picture != nil }
  }

  private let folder: String
  private let site: Site
  private let moment: ShownMoment
  private let wishes: Wishes
  private let result: BuildResult

  /// Where outlines lie that are read with the pages of a folder.
  package static func outlines(beside folder: String) -> String { "\(folder)-outlines" }

  /// - Parameter result: Of the build that wrote the folder.
  package init(
    folder: String, site: Site, moment: ShownMoment, wishes: Wishes, result: BuildResult
  ) {
    self.folder = folder
    self.site = site
    self.moment = moment
    self.wishes = wishes
    self.result = result
  }

  /// The previews in the site's order.
  ///
  /// - Parameter pages: The ids of the pages that are meant; all pages of a preview where none of its
  ///   own is among them.
  /// - Throws: `PictureError`, `SiteError`, or `GrammarError` where a page cannot be read back.
  package func previews(pages: Set<String>) throws -> [ShownPreview] {
    var manifest: SiteManifest?
    if result.isPublished { manifest = try SiteManifest.read(in: folder) }
    let built = (manifest?.previews ?? []).reduce(into: [String: BuiltPreview]()) { $0[$1.id] = $1 }
    let wanted = Set(try pages.map { try site.owner(ofPage: $0) })
    let browser = try browser()
    var isFirst = true
    var shown: [ShownPreview] = []
    for preview in site.previews where wanted.contains(preview.id) {
      var one = ShownPreview(preview, result.findings.filter { $0.preview == preview.id })
      let all = built[preview.id]?.pages.filter { !$0.isFailure } ?? []
      let meant = all.filter { pages.contains($0.id) && !pages.contains(preview.id) }
      guard pages.contains(preview.id) || !meant.isEmpty || all.isEmpty else {
        throw PictureError.noPage(
          pages.subtracting([preview.id]).sorted().first ?? "", pages: all.map(\.id))
      }
      for page in meant.isEmpty ? all : meant {
        one.pages.append(try self.page(page, browser, takesPicture: isFirst))
        isFirst = false
      }
      if wishes.boxes, browser == nil { one.findings.append(Self.notMeasured(preview)) }
      shown.append(one)
    }
    return shown
  }

  /// A picture needs one; boxes are left out where there is none.
  private func browser() throws(PictureError) -> HeadlessBrowser? {
    guard wishes.needsBrowser, result.isPublished else { return nil }
    do throws(PictureError) {
      return try HeadlessBrowser(scale: 2)
    } catch {
      guard wishes.picture == nil, case .noBrowser = error else { throw error }
      return nil
    }
  }

  private func page(
    _ page: BuiltPage, _ browser: HeadlessBrowser?, takesPicture: Bool
  ) throws -> ShownPage {
    let tree = try AccessibilityTree(of: Files.read("\(folder)/\(page.path)"))
    var view: PageView?
    if let browser, wishes.boxes || takesPicture {
      view = try PictureBook(folder: folder, templates: site.templates)
        .view(of: page, isDark: moment.isDark, in: browser)
    }
    var shown = ShownPage(page, tree, boxes: wishes.boxes ? view?.boxes ?? [] : [])
    if wishes.outlines {
      let file = "\(Self.outlines(beside: folder))/\(page.id).outline"
      shown.outline = String(decoding: try Files.read(file), as: UTF8.self)
    }
    if let file = wishes.picture, let view, takesPicture {
      try Files.makeFolder(URL(fileURLWithPath: file).deletingLastPathComponent().path)
      try Files.write(view.picture, to: file)
      shown.picture = file
    }
    return shown
  }

  private static func notMeasured(_ preview: SitePreview) -> Finding {
    Finding(
      severity: .note, rule: "boxes-not-measured", page: preview.place, line: preview.line,
      message: "no element says where it lies, since there is no browser that can measure; install "
        + "'chromium', or name its path in CHROME_PATH", preview: preview.id)
  }
}

extension ShownPreview {
  init(_ preview: SitePreview, _ findings: [Finding]) {
    self.init(
      id: preview.id, title: preview.title, group: preview.group, notes: preview.notes,
      file: preview.place, line: preview.line, pages: [], findings: findings)
  }
}
