internal import CellophaneDocument
internal import Foundation

/// What changed between two fixtures of one kind: in words, and line by line.
package struct FixtureDifference: Hashable, Sendable {
  /// By item, `Wi-Fi: text colour label → systemRed`; empty for equal fixtures only.
  package let sentences: [String]
  package let lines: LineDifference

  package init(from old: [UInt8], to new: [UInt8], as kind: SnapshotKind) {
    lines = LineDifference(from: old, to: new)
    guard !lines.stretches.isEmpty else {
      sentences = []
      return
    }
    let short = UnchangedSiblings.dropped(from: lines, as: kind)
    guard let before = Self.nodes(of: short.old, kind), let after = Self.nodes(of: short.new, kind)
    else {
      sentences = ["the texts differ, and one of them cannot be read back as \(kind.rawValue)"]
      return
    }
    let comparison = FixtureComparison(from: before, to: after)
    let words = ChangeSentences.sentences(of: comparison.changes)
    sentences = words.isEmpty ? ["what is shown did not change, but how it is written"] : words
  }

  /// The fixture as a tree; `nil` where it cannot be read as one.
  private static func nodes(of bytes: [UInt8], _ kind: SnapshotKind) -> [FixtureNode]? {
    switch kind {
    case .outline: OutlineReader.nodes(of: String(decoding: bytes, as: UTF8.self))
    case .accessibility: AccessibilityReader.nodes(of: String(decoding: bytes, as: UTF8.self))
    case .html: try? PageReader.nodes(of: bytes)
    case .json:
      (try? JSONDecoder().decode(ResolvedPage.self, from: Data(bytes))).map {
        OutlineReader.nodes(of: $0.outline)
      }
    }
  }

  /// The sentences, then the changed lines.
  package func report() -> String {
    (sentences + [lines.report()]).joined(separator: "\n")
  }

  /// The same for changes that are alike, whatever they happened to: what was written, and what is
  /// written in its place.
  package var likeness: String { lines.replacements.sorted().joined(separator: "\n") }
}

extension LineDifference {
  /// What stands in place of what, without the rest of its line.
  fileprivate var replacements: Set<String> {
    var replacements: Set<String> = []
    for stretch in stretches {
      if stretch.old.count == stretch.new.count {
        for (from, to) in zip(stretch.old, stretch.new) {
          replacements.insert(Self.replacement(from: old[from], to: new[to]))
        }
      } else {
        for line in stretch.old { replacements.insert("- " + old[line].drop { $0 == " " }) }
        for line in stretch.new { replacements.insert("+ " + new[line].drop { $0 == " " }) }
      }
    }
    return replacements
  }

  private static func replacement(from old: String, to new: String) -> String {
    var (before, after) = (old[...], new[...])
    while let first = before.first, first == after.first {
      before.removeFirst()
      after.removeFirst()
    }
    while let last = before.last, last == after.last {
      before.removeLast()
      after.removeLast()
    }
    return "\(before)\t\(after)"
  }
}
