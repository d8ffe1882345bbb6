import Foundation
import Testing

@testable import CellophaneGalleries

/// What OpenCombine lacks is a target beside it.
@Suite struct CombineOperatorsTests {
  @Test func thePackageHasATargetOfTheOperators() {
    let manifest = RemotePackages.manifest(RemotePackages.combine, identity: "OpenCombine")
    #expect(
      manifest.contains(
        """
          targets: [
            .target(name: "CombineOperators", dependencies: [
            .product(name: "OpenCombineShim", package: "OpenCombine"),
            ], swiftSettings: [.swiftLanguageMode(.v5)]),
            .executableTarget(name: "Taken", dependencies: [
            .product(name: "OpenCombineShim", package: "OpenCombine"),
            "CombineOperators",
            ]),
          ])
        """), "\(manifest)")
    let other = RemotePackages.manifest(
      .init(url: "https://example.org/Kit", requirement: "from: \"1.0.0\"", products: ["Kit"]),
      identity: "Kit")
    #expect(!other.contains("CombineOperators"))
  }

  @Test func itBringsOpenCombineAndWhatThatLacks() {
    let source = CombineOperators.source
    #expect(source.hasPrefix("@_exported import OpenCombineShim\n"))
    for name in [
      "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3", "MergeMany",
    ] {
      #expect(source.contains("public struct \(name)<"))
    }
  }
}
