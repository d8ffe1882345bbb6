// swift-tools-version: 6.1
import PackageDescription

// Cellophane is the clone around this example, and a package is known by its folder's name. A
// package of your own writes the path and the name: "../Cellophane" and "Cellophane".
let clone = Context.packageDirectory.split(separator: "/").dropLast(3).map(String.init)
let cellophane = clone.last ?? ""

// The sources say `import UIKit`; the module has a name that no other package takes for Apple's.
let uiKit = Target.Dependency.product(
  name: "UIKit", package: cellophane, moduleAliases: ["UIKit": "CellophaneUIKit"])

// A module of Apple's that the sources import, and what stands in for it.
let standIns = SwiftSetting.unsafeFlags(["-module-alias", "os=CellophaneOS"])

let package = Package(
  name: "Previews",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  // Nobody uses the product: the package manager passes the alias on to targets that are in one.
  products: [.library(name: "Shown", targets: ["BookCells", "ShelfScreens"])],
  dependencies: [.package(path: "/" + clone.joined(separator: "/"))],
  targets: [
    // The folders of these two are symbolic links to the app's.
    .target(
      name: "BookCells", dependencies: [uiKit], resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ShelfScreens",
      dependencies: [
        "BookCells", uiKit, .product(name: "CellophaneStandIns", package: cellophane),
      ],
      swiftSettings: [standIns]),

    .executableTarget(
      name: "Gallery",
      dependencies: [
        "BookCells", "ShelfScreens", .product(name: "Cellophane", package: cellophane),
      ]),
    .testTarget(
      name: "ShelfTests",
      dependencies: [
        "BookCells", "Gallery", "ShelfScreens", uiKit,
        .product(name: "CellophaneTesting", package: cellophane),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
