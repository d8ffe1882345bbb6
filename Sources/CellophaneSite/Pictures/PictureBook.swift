internal import CellophaneDocument
internal import CellophaneHTML
internal import CellophaneRendering
internal import Foundation

/// Takes pictures of the pages of a site that stands in a folder.
package struct PictureBook {
  private let folder: String
  private let manifest: SiteManifest
  private let shells: Shells

  /// - Parameter templates: The site's own templates.
  package init(folder: String, templates: String? = nil) throws(SiteError) {
    self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    manifest = try SiteValidator(folder: folder).manifest()
    shells = try Shells(folder: templates)
  }

  /// Refuses where there is no browser, before anything is built.
  package static func checkBrowser() throws(PictureError) {
    _ = try HeadlessBrowser.path(in: ProcessInfo.processInfo.environment)
  }

  /// Refuses addresses of pages that ask for what no page shows, before anything is built.
  package static func checkMoments(of addresses: [String]) throws(PictureError) {
    for address in addresses {
      let query = address.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
      if let part = PageMoment(String(query)).unknownPart {
        throw .badMoment(part, address: address)
      }
    }
  }

  /// How wide a page may be in a picture, in points.
  package static let widths = 100...4000

  /// What the pictures of previews are like.
  package struct Style {
    package var variants: [PictureVariant]
    /// Points; `nil` is a page's own.
    package var width: Int?
    /// Pixels in a point.
    package var scale: Int

    package init(variants: [PictureVariant], width: Int? = nil, scale: Int = 2) {
      self.variants = variants
      self.width = width
      self.scale = scale
    }
  }

  /// Pictures of each page of previews, in each variant: a screen as high as its device, a cell as
  /// high as it is.
  ///
  /// - Parameter previews: Ids; `nil` are all.
  /// - Returns: The files that were written.
  package func take(_ previews: Set<String>?, as style: Style, to output: String) throws -> [String]
  {
    try Files.makeFolder(output)
    let browser = try HeadlessBrowser(scale: style.scale)
    var files: [String] = []
    for preview in manifest.previews where previews?.contains(preview.id) ?? true {
      for page in preview.pages where !page.isFailure {
        for variant in style.variants {
          let file = "\(output)/\(variant.fileName(of: page.id, scale: style.scale))"
          let shot = shot(of: page, moment: preview.cover, in: variant, style)
          try Files.write(try browser.picture(of: shot), to: file)
          files.append(file)
        }
      }
    }
    return files
  }

  /// The picture of one page at a moment, as a PNG.
  ///
  /// - Parameters:
  ///   - id: The page's own.
  ///   - width: Points; `nil` is the page's own.
  package func picture(of id: String, at moment: PageMoment, width: Int? = nil, scale: Int = 2)
    throws -> [UInt8]
  {
    let page = try page(id)
    if let part = moment.unknownPart { throw PictureError.badMoment(part, address: id) }
    let isDark = moment.query.split(separator: "&").contains("scheme=dark")
    let style = Style(variants: [], width: width, scale: scale)
    let shot = shot(
      of: page, moment: moment, in: try PictureVariant(isDark ? "dark" : "light"), style)
    return try HeadlessBrowser(scale: scale).picture(of: shot)
  }

  /// What a browser shows of a page as it opens, with where its elements lie.
  func view(of page: BuiltPage, isDark: Bool, in browser: HeadlessBrowser) throws -> PageView {
    let variant = try PictureVariant(isDark ? "dark" : "light")
    return try browser.view(of: shot(of: page, moment: nil, in: variant, Style(variants: [])))
  }

  private func shot(
    of page: BuiltPage, moment: PageMoment?, in variant: PictureVariant, _ style: Style
  ) -> HeadlessBrowser.Shot {
    let isCell = page.sheet != nil
    let query = variant.query + (isCell ? ["inset=embed"] : [])
    let address = (moment ?? PageMoment("")).address(
      of: PageValues.reference(page.path), adding: query.joined(separator: "&"))
    return HeadlessBrowser.Shot(
      address: "file://\(PageValues.reference(folder))/\(address)",
      width: style.width ?? Int(page.environment.width),
      height: isCell ? nil : Int(page.environment.height), scale: style.scale,
      isDark: variant.isDark)
  }

  /// The page of an id, if it shows something.
  private func page(_ id: String) throws(PictureError) -> BuiltPage {
    let pages = manifest.previews.flatMap(\.pages).filter { !$0.isFailure }
    guard let page = pages.first(where: { $0.id == id }) else {
      throw .noPage(id, pages: pages.map(\.id))
    }
    return page
  }

  /// One picture of several pages beside each other.
  ///
  /// - Parameters:
  ///   - addresses: The pages' ids, each perhaps with a query and a frame: `album?scheme=dark`.
  ///   - file: The picture's path.
  package func take(together addresses: [String], scale: Int, to file: String) throws {
    var devices: [[String: Any]] = []
    var width = 0
    for address in addresses {
      let id = String(address.prefix { $0 != "?" && $0 != "#" })
      let page = try page(id)
      width += Int(page.environment.width) + 2 * Self.bezel(of: page)
      devices.append(Self.device(page, asked: address.dropFirst(id.count)))
    }
    // Beside the pages, as it lies in a site's folder; the folder is the command's own.
    let name = "pictures.html"
    let html = shells[.pictures].page([
      "policy": PageValues.policy, "title": PageValues.text(manifest.title),
      "styles": SharedFiles.pictureStyles, "devices": devices,
    ])
    try Files.write(html, to: "\(folder)/\(name)")
    try Files.makeFolder(URL(fileURLWithPath: file).deletingLastPathComponent().path)
    let browser = try HeadlessBrowser(scale: scale)
    let gap = 28
    let shot = HeadlessBrowser.Shot(
      address: "file://\(PageValues.reference(folder))/\(name)",
      width: width + gap * (devices.count + 1), height: nil, scale: scale)
    try Files.write(try browser.picture(of: shot), to: file)
  }

  /// A page in its device, in the scheme that is asked for.
  ///
  /// - Parameter asked: A query with `?` and a frame with `#`, or what there is of them.
  private static func device(_ page: BuiltPage, asked: Substring) -> [String: Any] {
    let idiom = page.environment.idiom.rawValue
    var moment = PageMoment("")
    moment.query = String(asked.prefix { $0 != "#" }.drop { $0 == "?" })
    moment.frame = String(asked.drop { $0 != "#" }.dropFirst())
    let address = moment.address(
      of: PageValues.reference(page.path), adding: "inset=\(idiom)")
    return [
      "title": PageValues.text(page.id), "idiom": idiom,
      "scheme": moment.query.contains("scheme=dark") ? "dark" : "light",
      "width": String(Int(page.environment.width)),
      "height": String(Int(page.environment.height)), "preview": PageValues.text(address),
    ]
  }

  /// Points around a device's screen, as the stylesheet has them.
  private static func bezel(of page: BuiltPage) -> Int {
    page.environment.idiom == .phone ? 12 : 18
  }
}
