internal import Foundation

/// What reading one page gave.
package struct PageReport: Hashable, Sendable {
  /// Sorted by place.
  package var findings: [Finding]
  /// Every reference that leaves the page, in the order of the page.
  package var links: [PageLink]

  package init(findings: [Finding] = [], links: [PageLink] = []) {
    self.findings = findings
    self.links = links
  }
}

/// A reference from a page to another file of the site.
package struct PageLink: Codable, Hashable, Sendable {
  /// As written: relative, with its query and fragment.
  package var target: String
  /// The count of start tags before the one that refers.
  package var ordinal: Int

  package init(target: String, ordinal: Int) {
    self.target = target
    self.ordinal = ordinal
  }
}

/// Where start tags stand in a page's bytes.
package enum SourcePlaces {
  /// The places of the start tags of these ordinals.
  package static func find(_ ordinals: Set<Int>, in bytes: [UInt8]) -> [Int: (
    line: Int, column: Int
  )] {
    bytes.withUnsafeBytes { raw in
      SourceLocator(raw).tags(ordinals).mapValues { ($0.line, $0.column) }
    }
  }

  /// Every value of `id` in a page, however it is written.
  package static func ids(in bytes: [UInt8]) -> Set<String> {
    // The search of a collection of bytes takes a fifth of a site's build where it is not optimised.
    let page = Data(bytes)
    let (key, quote) = (Data(" id=\"".utf8), Data("\"".utf8))
    var ids: Set<String> = []
    var rest = page.startIndex
    while let start = page.range(of: key, in: rest..<page.endIndex) {
      let end = page.range(of: quote, in: start.upperBound..<page.endIndex)
      rest = end?.lowerBound ?? page.endIndex
      ids.insert(String(decoding: page[start.upperBound..<rest], as: UTF8.self))
    }
    return ids
  }
}
