internal import Mustache

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
  private let template: MustacheTemplate

  /// Stands for the body until its bytes are put there; no escaped value can contain it.
  private static let mark = "\u{1}body\u{1}"

  /// - Parameter path: What errors name: the file, or the embedded template's name.
  init(_ kind: Kind, source: [UInt8], path: String, isOverride: Bool) throws(SiteError) {
    self.kind = kind
    self.isOverride = isOverride
    do {
      // Values come escaped; the template must not escape them again.
      let text = "{{% CONTENT_TYPE:TEXT}}" + String(decoding: source, as: UTF8.self)
      template = try MustacheTemplate(string: text)
    } catch {
      throw .badTemplate(template: path, reason: Self.reason(error))
    }
    try checkSlot(path: path)
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? MustacheTemplate.ParserError else { return "\(error)" }
    return "line \(error.context.lineNumber): \(error.error)"
  }

  private func checkSlot(path: String) throws(SiteError) {
    var values: [String: Any] = [kind.slot: Self.mark]
    if [.index, .sheet, .symbols, .pictures].contains(kind) {
      values = [kind.slot: [["title": Self.mark] as [String: Any]]]
    }
    let count =
      template.render(values).split(separator: Self.mark, omittingEmptySubsequences: false)
      .count - 1
    let isOnce = kind == .page || kind == .catalogue
    guard count > 0, !isOnce || count == 1 else {
      throw .noSlot(template: path, slot: isOnce ? "{{{\(kind.slot)}}}" : "{{\(kind.slot)}}")
    }
  }

  /// The page around a body.
  func page(_ values: [String: Any], body: [UInt8] = []) -> [UInt8] {
    var values = values
    let hasBody = kind == .page || kind == .catalogue
    if hasBody { values[kind.slot] = Self.mark }
    let text = Array(template.render(values).utf8)
    guard hasBody, let first = text.firstIndex(of: Self.mark.utf8.first ?? 0) else { return text }
    let place = first..<(first + Self.mark.utf8.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + body.count)
    bytes += text[..<place.lowerBound]
    bytes += body
    bytes += text[place.upperBound...]
    return bytes
  }
}
