internal import Foundation

/// The sources of a folder that are none of its app's: tests, and what says how a project is made.
struct ToolSources {
  /// Those that are the app's.
  private(set) var others: [String] = []
  private(set) var count = 0

  init(_ files: [String]) {
    for file in files {
      if Paths.ending(of: file) == "swift", Self.isTool(file) {
        count += 1
      } else {
        others.append(file)
      }
    }
  }

  private static func isTool(_ file: String) -> Bool {
    // What cannot be read is said elsewhere.
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: data, as: UTF8.self).contains(
      /(?m)^\s*(?:@\w+\s+)*import\s+(?:ProjectDescription|ProjectDescriptionHelpers|XCTest|Testing)\b/
    )
  }
}
