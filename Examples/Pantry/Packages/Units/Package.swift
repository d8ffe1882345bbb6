// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Units",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Units", targets: ["Units"])],
  targets: [.target(name: "Units")]
)
