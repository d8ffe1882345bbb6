internal import CellophaneDocument
internal import CellophaneRendering
internal import Foundation

/// All that a page is written from once the author's code has been asked: what goes into the
/// templates, the files that the page names, and what the pages around it need to know.
struct PageParts: Codable, Hashable, Sendable {
  struct Asset: Codable, Hashable, Sendable {
    var fileName: String
    var bytes: Data
  }

  var built: BuiltPage
  var page: PageSlots
  /// That of the page with its cell in all states; `nil` where it is no cell.
  var sheet: SheetSlots?
  var assets: [Asset]

  init(_ page: ResolvedPage, in preview: PreviewPage, hasFonts: Bool) {
    built = BuiltPage(page)
    self.page = preview.slots(of: page)
    sheet = built.sheet.map { _ in SheetPage(page: page, hasFonts: hasFonts).slots }
    assets = page.assets.map { Asset(fileName: $0.fileName, bytes: Data($0.bytes)) }
  }
}
