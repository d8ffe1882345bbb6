internal import CellophaneRendering

/// A page's template, read once, with the one slot that its content goes into.
struct Shell {
  /// The kinds of pages, by the names of their template files.
  enum Kind: String, CaseIterable {
    case page, catalogue, index, sheet, symbols, pictures, error
    case notFound = "404"

    /// The variable without which a page of this kind would be empty.
    var slot: String {
      switch self {
      case .page, .catalogue: "body"
      case .index: "groups"
      case .sheet: "boards"
      case .symbols: "families"
      case .pictures: "devices"
      case .error: "sentence"
      case .notFound: "title"
      }
    }

    var fileName: String { "\(rawValue).mustache" }
  }

  let kind: Kind
  /// Whether it is the site's own and not the embedded one.
  let isOverride: Bool
  let template: PageTemplate

  /// - Parameter path: What errors name: the file, or the embedded template's name.
  init(_ kind: Kind, source: [UInt8], path: String, isOverride: Bool) throws(SiteError) {
    self.kind = kind
    self.isOverride = isOverride
    do throws(PageTemplateError) {
      template = try PageTemplate(source)
    } catch {
      throw .badTemplate(template: path, reason: error.reason)
    }
    try checkSlot(path: path)
  }

  private func checkSlot(path: String) throws(SiteError) {
    var values: [String: Any] = [kind.slot: PageTemplate.mark]
    if [.index, .sheet, .symbols, .pictures].contains(kind) {
      values = [kind.slot: [["title": PageTemplate.mark] as [String: Any]]]
    }
    let count =
      template.text(values).split(separator: PageTemplate.mark, omittingEmptySubsequences: false)
      .count - 1
    let isOnce = kind == .page || kind == .catalogue
    guard count > 0, !isOnce || count == 1 else {
      throw .noSlot(template: path, slot: isOnce ? "{{{\(kind.slot)}}}" : "{{\(kind.slot)}}")
    }
  }

  /// The page around a body.
  func page(_ values: [String: Any], body: [UInt8] = []) -> [UInt8] {
    guard kind == .page || kind == .catalogue else { return Array(template.text(values).utf8) }
    return template.page(values, slot: kind.slot, body: body)
  }
}
