// swift-tools-version: 6.1
import PackageDescription

// The folder above may have any name, and that name is how this package knows the one above.
let parts = Context.packageDirectory.split(separator: "/").dropLast()
let cellophane = parts.last.map(String.init) ?? ""
let identity = cellophane.lowercased()

/// What is measured is open to the package above only, so the compiler is told that package's name;
/// `packageAccess: false` keeps it from being told this one's.
let packageName = String(identity.map { $0.isLetter || $0.isNumber ? $0 : "_" })
let insider: [SwiftSetting] = [
  .unsafeFlags(["-package-name", packageName]),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "..")],
  targets: [
    .target(name: "Measuring", path: "Measuring"),
    .executableTarget(
      name: "SnapshotBenchmarks",
      dependencies: ["Measuring", .product(name: "UIKit", package: identity)],
      path: "SnapshotBenchmarks", packageAccess: false, swiftSettings: insider),
    .executableTarget(
      name: "DifferenceBenchmarks",
      dependencies: ["Measuring", .product(name: "CellophaneTesting", package: identity)],
      path: "DifferenceBenchmarks", packageAccess: false, swiftSettings: insider),
    .executableTarget(
      name: "PageBenchmarks",
      dependencies: ["Measuring", .product(name: "Cellophane", package: identity)],
      path: "PageBenchmarks", packageAccess: false, swiftSettings: insider),
    // What an author would have: the site as `swift run ManyPages build` makes it.
    .executableTarget(
      name: "ManyPages", dependencies: [.product(name: "Cellophane", package: identity)],
      path: "ManyPages"),
  ]
)
