import Foundation
import Testing

/// How much of UIKit's own surface there is, by the compiler's word.
@Suite struct SurfaceTests {
  private let graph: SymbolGraph
  private let rows: [SurfaceRow]

  /// Read once for all tests.
  private static let extracted = Result { SymbolGraph(try ModuleSymbols.ofUIKit.get()) }

  init() throws {
    graph = try Self.extracted.get()
    rows = try Facts.surface()
  }

  private func exists(_ row: SurfaceRow) -> Bool {
    switch row.kind {
    case "type": graph.types.contains(row.type)
    case "typealias" where row.name == row.type: graph.types.contains(row.type)
    default: graph.has(row.name, in: row.type)
    }
  }

  @Test func noTypeIsUnderItsFloor() throws {
    let counted = rows.filter(\.counts)
    try #require(counted.count > 1_200)
    var lines: [String] = []
    var present = 0
    for (type, members) in Dictionary(grouping: counted, by: \.type).sorted(by: { $0.key < $1.key })
    {
      let have = members.count(where: exists)
      present += have
      let ratio = Double(have) / Double(members.count)
      let floor = Floor(ofType: type)
      lines.append(line(type, have, members.count))
      #expect(ratio >= floor.rawValue, "\(type) has \(have) of \(members.count) members")
    }
    lines.append(line("every type", present, counted.count))
    print((["members of UIKit's, by type"] + lines).joined(separator: "\n"))
  }

  @Test func whatIsMissingIsListedWithItsReason() {
    let listed = Set(LeftOut.members.map { "\($0.type) \($0.name)" })
    let missing = Set(
      rows.filter { $0.counts && !exists($0) }.map { "\($0.type) \($0.name)" })
    #expect(missing.subtracting(listed) == [], "missing and not listed")
    #expect(listed.subtracting(missing) == [], "listed and not missing")
    #expect(LeftOut.members.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func whatAppsUseMostIsThere() throws {
    let usage = try Facts.usage()
    let names = UsageNames(graph: graph)
    let own = usage.filter { names.isUIKits($0.member) }
    let missing = own.filter { !names.exists($0.member) }
    let listed = Set(
      LeftOut.usage.map { $0.type.isEmpty ? "type \($0.name)" : "\($0.type).\($0.name)" })

    let uses = own.map(\.files).reduce(0, +)
    let missed = missing.map(\.files).reduce(0, +)
    print("members that apps use: \(line("by member", own.count - missing.count, own.count))")
    print("members that apps use: \(line("by files", uses - missed, uses))")

    #expect(own.count > 900)
    #expect(Set(missing.map(\.member)).subtracting(listed) == [], "missing and not listed")
    #expect(listed.subtracting(missing.map(\.member)) == [], "listed and not missing")
  }

  /// What readers are told is what is listed here, and as much is said to be there as is counted.
  @Test func theArticleAndTheReadmeSayWhatIsLeftOut() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardizedFileURL
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let article = try text("Sources/Cellophane/Cellophane.docc/WhatDiffersFromADevice.md")
    for entry in LeftOut.members + LeftOut.usage {
      let name = entry.type.isEmpty ? entry.name : "\(entry.type).\(entry.name)"
      #expect(article.contains("| `\(name)` | \(entry.reason) |\n"), "the article does not say it")
    }
    let counted = rows.filter(\.counts)
    let (all, have) = (Self.grouped(counted.count), Self.grouped(counted.count(where: exists)))
    #expect(try text("README.md").contains("Of \(all) members"))
    #expect(try text("README.md").contains("\(have) are there"))
    #expect(try text("CHANGELOG.md").contains("\(have) of \(all) members"))
  }

  /// A number as texts write it, whatever the machine's locale is.
  private static func grouped(_ number: Int) -> String {
    number < 1_000 ? "\(number)" : "\(number / 1_000),\(String(number % 1_000 + 1_000).dropFirst())"
  }

  private func line(_ name: String, _ have: Int, _ all: Int) -> String {
    let tenths = have * 1_000 / max(all, 1)
    return "\(name): \(have) of \(all), \(tenths / 10).\(tenths % 10) %"
  }
}
