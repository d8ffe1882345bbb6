import Foundation
import Testing

/// One member of UIKit's, as its public interface has it.
struct SurfaceRow: Hashable, Sendable {
  var type: String
  var kind: String
  var name: String

  /// What every type has that can be compared, hashed or described, which says nothing about it.
  private static let conformances: Set = [
    "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue", "description", "description()",
    "debugDescription", "customMirror",
  ]

  /// Whether the member counts in a ratio.
  var counts: Bool { !Self.conformances.contains(name) }
}

/// How many of the public source files that were read use a member.
struct UsageRow: Hashable, Sendable {
  var member: String
  var files: Int
}

/// The tables beside this file.
enum Facts {
  static func surface() throws -> [SurfaceRow] {
    try rows(of: "uikit-surface.tsv").map { SurfaceRow(type: $0[0], kind: $0[1], name: $0[2]) }
  }

  static func usage() throws -> [UsageRow] {
    try rows(of: "uikit-usage.tsv").map {
      UsageRow(member: $0[0], files: try #require(Int($0[1])))
    }
  }

  private static func rows(of name: String) throws -> [[String]] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Facts/\(name)")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
