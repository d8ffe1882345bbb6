// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bookshelf",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Bookshelf", targets: ["BookCells", "ShelfScreens"])],
  targets: [
    .target(
      name: "BookCells", resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "ShelfScreens", dependencies: ["BookCells"]),
  ]
)
