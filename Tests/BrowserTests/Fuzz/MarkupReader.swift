import CellophaneValidation
import Foundation
import Testing

/// Has a browser read pages, and compares with what libxml2 reads in them.
struct MarkupReader {
  private let browser: Browser
  private let words: MarkupWords

  /// - Parameters:
  ///   - pages: Pages with the elements and attributes that others may have.
  ///   - attributes: What they may have besides.
  init(known pages: [[UInt8]], attributes: Set<String> = []) async throws {
    browser = try await Browser.shared.value
    try await browser.open(try #require(URL(string: "about:blank")))
    words = try MarkupWords(pages, attributes: attributes)
  }

  /// Expects that pages are valid and that the browser reads in them what was written.
  ///
  /// - Parameter exceptions: Rules of the validator that may be broken.
  func check(_ batch: [(seed: UInt64, bytes: [UInt8])], except exceptions: Set<String>) async throws
  {
    let validator = PageValidator()
    for (seed, bytes) in batch {
      let report = try validator.check(bytes, page: "p.html", grammar: .preview)
      let faults = report.findings.filter { !exceptions.contains($0.rule) }
      #expect(faults == [], "seed \(seed)")
    }
    let read = try await browser.run(
      Self.reading, [.array(batch.map { .string(String(decoding: $0.bytes, as: UTF8.self)) })])
    let seen = try #require(read.array)
    for ((seed, bytes), lines) in zip(batch, seen) {
      let found = (lines.array ?? []).compactMap(\.string)
      let meant = try MarkupWords.lines(of: bytes)
      let difference = zip(found, meant).first { $0 != $1 }
      #expect(
        difference == nil && found.count == meant.count,
        "seed \(seed): read \(difference.debugDescription), \(found.count) of \(meant.count)")
      #expect(words.strangers(in: found) == [], "seed \(seed)")
    }
  }

  /// What a parser of HTML makes of pages: a line for each element and each text, in order.
  private static let reading = """
    return arguments[0].map((page) => {
      const lines = []
      const walk = (node) => {
        if (node.nodeType === Node.TEXT_NODE) {
          if (node.data.trim()) lines.push('text ' + node.data)
          return
        }
        if (node.nodeType !== Node.ELEMENT_NODE) return
        const attributes = [...node.attributes].map(({ name, value }) => name + '=' + value).sort()
        lines.push(['<' + node.localName, ...attributes].join('\\u0001'))
        const inside = node.localName === 'template' ? node.content : node
        for (const child of inside.childNodes) walk(child)
        lines.push('>')
      }
      walk(new DOMParser().parseFromString(page, 'text/html').documentElement)
      return lines
    })
    """
}
