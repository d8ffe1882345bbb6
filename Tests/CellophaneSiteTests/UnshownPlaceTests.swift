import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

@Suite struct UnshownPlaceTests {
  @Test(.enabled(if: Self.readsLines, "no program here reads lines from debug information"))
  func whatNoPageShowsIsSaidWithTheLineThatSetsIt() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.unshown.build(into: folder)
    let file = "Tests/SiteFixtures/Unshown.swift"
    #expect(
      result.findings.filter { $0.rule == "not-shown" }.map(\.message) == [
        "'UISearchBar.prompt' is set at \(file):\(Unshown.line), and no page shows it: the field "
          + "stands alone"
      ])
  }

  /// Linux, with binutils or the toolchain's own tool.
  private static let readsLines: Bool = {
    #if os(Linux)
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
        ["addr2line", "llvm-symbolizer"].contains {
          FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)")
        }
      }
    #else
      false
    #endif
  }()
}
