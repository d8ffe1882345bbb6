internal import Foundation

/// The programs of Swift, as the path finds them.
package struct Toolchain: Hashable, Sendable {
  package let swiftc: String

  /// - Returns: `nil` where there is no compiler in the path.
  package init?(environment: [String: String]) {
    let found = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    swiftc = found
  }

  package var swift: String { Paths.join(Paths.folder(of: swiftc), "swift") }
}
