internal import Mustache

/// A template of a page, read once.
package struct PageTemplate: Sendable {
  private let template: MustacheTemplate

  /// Stands for the body until its bytes are put there; no escaped value can contain it.
  package static let mark = "\u{1}body\u{1}"

  package init(_ source: [UInt8]) throws(PageTemplateError) {
    do {
      // Values come escaped; the template must not escape them again.
      let text = "{{% CONTENT_TYPE:TEXT}}" + String(decoding: source, as: UTF8.self)
      template = try MustacheTemplate(string: text)
    } catch {
      throw PageTemplateError(error)
    }
  }

  package func text(_ values: [String: Any]) -> String { template.render(values) }

  /// The page with the bytes of a body in the one slot that it goes into.
  package func page(_ values: [String: Any], slot: String = "body", body: [UInt8]) -> [UInt8] {
    var values = values
    values[slot] = Self.mark
    let text = Array(template.render(values).utf8)
    guard let first = text.firstIndex(of: Self.mark.utf8.first ?? 0) else { return text }
    let place = first..<(first + Self.mark.utf8.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + body.count)
    bytes += text[..<place.lowerBound]
    bytes += body
    bytes += text[place.upperBound...]
    return bytes
  }
}

/// Why a template cannot be read.
package struct PageTemplateError: Error, Hashable, Sendable {
  package var reason: String

  fileprivate init(_ error: any Error) {
    guard let error = error as? MustacheTemplate.ParserError else {
      reason = "\(error)"
      return
    }
    reason = "line \(error.context.lineNumber): \(error.error)"
  }
}
