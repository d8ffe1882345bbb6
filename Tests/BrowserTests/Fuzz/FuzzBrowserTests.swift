import CellophaneDocument
import CellophanePreview
import CellophaneRendering
import CellophaneValidation
import Foundation
import Lists
import Mailbox
import Outline
import RayTube
import Reference
import Settings
import Sidebar
import Testing
import UIKit

extension SecondWindowSuite {
  /// Documents with hostile texts in every slot, rendered, validated, and read by a parser that is not
  /// ours.
  ///
  /// `FUZZ_CASES` sets how many, `FUZZ_SEED` the first; a failure names its seed.
  @Suite struct FuzzBrowserTests {
    @Test func aBrowserReadsWhatWasMeantWhateverAuthorsCallThings() async throws {
      let variables = ProcessInfo.processInfo.environment
      let count = variables["FUZZ_CASES"].flatMap(UInt64.init) ?? 500
      let first = variables["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
      let pages = try await samples()
      let fuzzer = try DocumentFuzzer(pages)
      #expect(fuzzer.kindCount > 60)
      let browser = try await Browser.shared.value
      try await browser.open(try #require(URL(string: "about:blank")))
      let words = try MarkupWords(pages.map { try html(of: $0) })
      var made = 0
      var seed = first
      while seed < first + count {
        var batch: [(seed: UInt64, bytes: [UInt8])] = []
        while batch.count < 20, seed < first + count {
          if let page = fuzzer.page(seed: seed) { batch.append((seed, try html(of: page))) }
          seed += 1
        }
        made += batch.count
        try await check(batch, words, in: browser)
      }
      // A text that a document takes from a list of words is seldom met.
      #expect(Double(made) > 0.9 * Double(count))
      if count != 500 { print("fuzz: seeds \(first) to \(seed - 1), \(made) pages, all as meant") }
    }

    private func check(
      _ batch: [(seed: UInt64, bytes: [UInt8])], _ words: MarkupWords, in browser: Browser
    ) async throws {
      let validator = PageValidator()
      for (seed, bytes) in batch {
        let report = try validator.check(bytes, page: "p.html", grammar: .preview)
        // Names that became the same are another test's.
        let faults = report.findings.filter {
          $0.rule != "duplicate-id" && $0.rule != "dangling-reference"
        }
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

    private func html(of page: ResolvedPage) throws -> [UInt8] {
      try PreviewPage().html(of: page)
    }

    @MainActor private func samples() async throws -> [ResolvedPage] {
      var options = ResolveOptions()
      options.look = .iOS26
      let previews: [AnyPreview] = [
        AnyPreview(Preview("Outline") { OutlineViewController() }),
        AnyPreview(Preview("Inbox") { InboxViewController() }),
        AnyPreview(Preview("Settings") { SettingsViewController() }),
        AnyPreview(
          Preview("Packing") {
            UINavigationController(rootViewController: PackingViewController())
          }),
        AnyPreview(
          Preview("Accessories") {
            UINavigationController(rootViewController: AccessoriesViewController())
          }),
        AnyPreview(Preview("Controls") { ControlsViewController() }),
        AnyPreview(Preview("Views") { CustomViewsViewController() }),
        AnyPreview(Preview("Garden") { GardenViewController(columns: .doubleColumn) }),
        AnyPreview(
          Preview("Videos") { UINavigationController(rootViewController: VideosViewController()) }),
      ]
      var pages: [ResolvedPage] = []
      for preview in previews { pages += await preview.resolve(options).pages }
      return pages
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
}

/// The elements and attributes that pages of known texts have.
struct MarkupWords {
  private var elements: Set<String> = []
  private var attributes: Set<String> = []

  init(_ pages: [[UInt8]]) throws {
    for line in try pages.flatMap(Self.lines) {
      let (element, own) = Self.names(in: line)
      if let element { elements.insert(element) }
      attributes.formUnion(own)
    }
  }

  /// Elements and attributes that no page has, and what runs.
  func strangers(in lines: [String]) -> [String] {
    lines.flatMap { line in
      let (element, own) = Self.names(in: line)
      return [element].compactMap(\.self).filter { !elements.contains($0) }
        + own.filter { !attributes.contains($0) || $0.hasPrefix("on") }
        + (line.contains("\u{1}href=javascript:") ? ["javascript:"] : [])
    }
  }

  private static func names(in line: String) -> (element: String?, attributes: [String]) {
    guard line.hasPrefix("<") else { return (nil, []) }
    let parts = line.dropFirst().split(separator: "\u{1}", omittingEmptySubsequences: false)
    return (
      String(parts[0]), parts.dropFirst().map { String($0.unicodeScalars.prefix { $0 != "=" }) }
    )
  }

  /// What libxml2 makes of a page, as the browser says it.
  static func lines(of page: [UInt8]) throws -> [String] {
    var lines: [String] = []
    func walk(_ element: MarkupElement) {
      let attributes = element.attributes.map { "\($0.name)=\($0.value)" }
      lines.append(
        (["<\(element.name)"] + attributes.sorted { $0.utf16Precedes($1) }).joined(
          separator: "\u{1}"))
      var text = ""
      func flush() {
        if text.contains(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) {
          lines.append("text \(text)")
        }
        text = ""
      }
      for child in element.children {
        switch child {
        case .text(let part): text += part
        case .element(let inner):
          flush()
          walk(inner)
        }
      }
      flush()
      lines.append(">")
    }
    if let root = try MarkupText(of: page).root { walk(root) }
    return lines
  }
}

extension String {
  /// The order in which a script sorts texts.
  fileprivate func utf16Precedes(_ other: String) -> Bool {
    utf16.lexicographicallyPrecedes(other.utf16)
  }
}
