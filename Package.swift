// swift-tools-version: 6.1
import PackageDescription

/// What every target of the house is built with; examples use an app's settings instead.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of an app that has not moved to Swift 6.
let app: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "Cellophane",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Cellophane", targets: ["Cellophane"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CellophaneTesting", targets: ["CellophaneTesting"]),
    .library(name: "CellophaneRendering", targets: ["CellophaneRendering"]),
    .library(
      name: "CellophaneStandIns",
      targets: [
        "CellophaneOS", "CellophaneOSLog", "CellophaneCoreGraphics", "CellophaneQuartzCore",
        "CellophaneUniformTypeIdentifiers", "CellophaneMessageUI", "CellophaneMobileCoreServices",
        "CellophaneSafariServices", "CellophaneUserNotifications", "CellophaneFoundation",
        "CellophaneSecurity", "CellophaneCryptoKit", "CellophaneCoreData", "CellophaneWebKit",
        "CellophaneSwiftUI", "CellophaneCoreMedia", "CellophaneAVFoundation", "CellophaneAVKit",
        "CellophaneCoreLocation", "CellophaneMapKit", "CellophanePhotos", "CellophanePhotosUI",
        "CellophaneImageIO", "CellophaneEventKit", "CellophaneLocalAuthentication",
        "CellophaneNetwork", "CellophaneQuickLook", "CellophaneAuthenticationServices",
      ]),
    .executable(name: "cellophane", targets: ["CellophaneCommand"]),
  ],
  traits: [
    .trait(
      name: "Overlay",
      description: "'cellophane' rewrites sources of apps for Linux, with swift-syntax.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Fetched for the trait alone.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The line: each target imports only those before it.
    .target(name: "CellophaneLook", swiftSettings: house),
    // Has no code: Swift Testing asks for it wherever a test imports UIKit.
    .target(name: "_Testing_UIKit", swiftSettings: house),
    .target(
      name: "UIKit", dependencies: ["CellophaneLook", "_Testing_UIKit"],
      swiftSettings: house),
    .target(name: "CellophaneDocument", dependencies: ["CellophaneLook"], swiftSettings: house),
    // What a machine's surroundings are made of, in C: other clocks, numbers, locales, texts and
    // shared objects of Foundation's. Whatever links it has them, so that nothing below does.
    .target(name: "CSurroundings"),
    .target(
      name: "CellophaneExploration", dependencies: ["CellophaneDocument"], swiftSettings: house),
    .target(
      name: "CellophanePreview",
      dependencies: [
        "CSurroundings", "CellophaneLook", "UIKit", "CellophaneDocument", "CellophaneExploration",
      ],
      swiftSettings: house),
    .target(
      name: "CellophaneHTML", dependencies: ["CellophaneLook", "CellophaneDocument"],
      swiftSettings: house),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(
      name: "CellophaneValidation", dependencies: ["CLibXML2", "CEmbedded"],
      exclude: ["markup.rng"], swiftSettings: house),
    // The package's files that the binary carries, in C: as arrays of bytes in Swift they cost a
    // sixth of a build.
    .target(
      name: "CEmbedded",
      cSettings: [
        .headerSearchPath("../../Templates"), .headerSearchPath("../CellophaneValidation"),
      ]),
    .target(name: "CellophaneTemplates", dependencies: ["CEmbedded"], swiftSettings: house),
    .target(
      name: "CellophaneRendering",
      dependencies: [
        "CellophaneLook", "UIKit", "CellophaneDocument", "CellophanePreview", "CellophaneHTML",
        "CellophaneValidation", "CellophaneTemplates",
        .product(name: "Mustache", package: "swift-mustache"),
      ], swiftSettings: house),
    // What is common to everything that writes folders.
    .target(name: "CellophaneFiles", swiftSettings: house),
    .target(
      name: "CellophaneSite",
      dependencies: [
        "CSurroundings", "CellophaneFiles", "CellophaneLook", "UIKit", "CellophaneDocument",
        "CellophanePreview", "CellophaneHTML", "CellophaneValidation", "CellophaneTemplates",
        "CellophaneRendering",
        .product(name: "Mustache", package: "swift-mustache"),
      ], swiftSettings: house),
    .target(
      name: "Cellophane",
      dependencies: [
        "CellophaneDocument", "CellophaneFiles", "CellophaneLook", "UIKit", "CellophanePreview",
        "CellophaneSite", "CellophaneValidation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: house),
    .target(name: "CellophaneProjects", dependencies: ["CellophaneFiles"], swiftSettings: house),
    .target(
      name: "CellophaneDoctor", dependencies: ["CellophaneFiles", "CellophaneProjects"],
      swiftSettings: house),
    .target(
      name: "CellophaneGalleries",
      dependencies: [
        "CellophaneFiles", "CellophaneProjects", "CellophaneDoctor", "CellophaneOverlay",
        "CellophaneValidation",
      ],
      swiftSettings: house),
    .target(
      name: "CellophaneOverlay",
      dependencies: [
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Overlay"])),
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Overlay"])),
      ], swiftSettings: house),
    .target(
      name: "CellophaneServing",
      dependencies: [
        "CellophaneFiles", "CellophaneProjects", "CellophaneTemplates", "CellophaneValidation",
        "CellophaneSite",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: house),
    .executableTarget(
      name: "CellophaneCommand",
      dependencies: [
        "CellophaneProjects", "CellophaneDoctor", "CellophaneFiles", "CellophaneGalleries",
        "CellophaneReview", "CellophaneServing", "CellophaneSite", "CellophaneSnapshots",
        "CellophaneValidation",
        // What galleries are made of is built with the command, which links them with it.
        "Cellophane", "CellophaneOS", "CellophaneOSLog", "CellophaneCoreGraphics",
        "CellophaneQuartzCore", "CellophaneUniformTypeIdentifiers", "CellophaneMessageUI",
        "CellophaneMobileCoreServices", "CellophaneSafariServices", "CellophaneUserNotifications",
        "CellophaneFoundation", "CellophaneSecurity", "CellophaneCryptoKit", "CellophaneCoreData",
        "CellophaneWebKit", "CellophaneSwiftUI", "CellophaneCoreMedia", "CellophaneAVFoundation",
        "CellophaneAVKit", "CellophaneCoreLocation", "CellophaneMapKit", "CellophanePhotos",
        "CellophanePhotosUI", "CellophaneImageIO", "CellophaneEventKit",
        "CellophaneLocalAuthentication", "CellophaneNetwork", "CellophaneQuickLook",
        "CellophaneAuthenticationServices",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: house),

    // Beside the line.
    .target(
      name: "CellophaneSnapshots",
      dependencies: [
        "CellophaneFiles", "CellophaneLook", "CellophaneDocument", "CellophanePreview",
        "CellophaneRendering", "CellophaneValidation",
      ],
      swiftSettings: house),
    .target(
      name: "CellophaneReview",
      dependencies: [
        "CellophaneFiles", "CellophanePreview", "CellophaneSite", "CellophaneSnapshots",
        "CellophaneValidation",
      ],
      swiftSettings: house),
    .target(
      name: "CellophaneTesting",
      dependencies: [
        "CellophaneLook", "UIKit", "CellophaneDocument", "CellophanePreview",
        "CellophaneRendering", "CellophaneSnapshots", "CSurroundings",
      ], swiftSettings: house),

    // Stand in for modules of Apple's, under names that nobody takes for theirs: a target that wants
    // one gives it the other name itself.
    .target(name: "CellophaneOS", path: "Sources/CellophaneStandIns/OS", swiftSettings: house),
    .target(
      name: "CellophaneOSLog", dependencies: ["CellophaneOS"],
      path: "Sources/CellophaneStandIns/OSLog", swiftSettings: house),
    .target(
      name: "CellophaneCoreGraphics", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/CoreGraphics", swiftSettings: house),
    .target(
      name: "CellophaneQuartzCore", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/QuartzCore", swiftSettings: house),
    .target(
      name: "CellophaneUniformTypeIdentifiers", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/UniformTypeIdentifiers", swiftSettings: house),
    .target(
      name: "CellophaneMessageUI", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/MessageUI", swiftSettings: house),
    .target(
      name: "CellophaneMobileCoreServices",
      path: "Sources/CellophaneStandIns/MobileCoreServices", swiftSettings: house),
    .target(
      name: "CellophaneSafariServices", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/SafariServices", swiftSettings: house),
    .target(
      name: "CellophaneUserNotifications",
      path: "Sources/CellophaneStandIns/UserNotifications", swiftSettings: house),
    // What Apple's Foundation has and Swift's own lacks.
    .target(
      name: "CellophaneFoundation", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/Foundation",
      swiftSettings: house),
    .target(
      name: "CellophaneSecurity", dependencies: ["CellophaneFoundation"],
      path: "Sources/CellophaneStandIns/Security", swiftSettings: house),
    .target(
      name: "CellophaneCryptoKit", path: "Sources/CellophaneStandIns/CryptoKit",
      swiftSettings: house),
    .target(
      name: "CellophaneCoreData", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/CoreData",
      swiftSettings: house),
    .target(
      name: "CellophaneWebKit", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/WebKit", swiftSettings: house),
    // What a device has and a page has not: nothing is there, and nobody may.
    .target(
      name: "CellophaneCoreMedia",
      path: "Sources/CellophaneStandIns/CoreMedia", swiftSettings: house),
    .target(
      name: "CellophaneAVFoundation", dependencies: ["UIKit", "CellophaneCoreMedia"],
      path: "Sources/CellophaneStandIns/AVFoundation", swiftSettings: house),
    .target(
      name: "CellophaneAVKit", dependencies: ["UIKit", "CellophaneAVFoundation"],
      path: "Sources/CellophaneStandIns/AVKit", swiftSettings: house),
    .target(
      name: "CellophaneCoreLocation",
      path: "Sources/CellophaneStandIns/CoreLocation", swiftSettings: house),
    .target(
      name: "CellophaneMapKit", dependencies: ["UIKit", "CellophaneCoreLocation"],
      path: "Sources/CellophaneStandIns/MapKit", swiftSettings: house),
    .target(
      name: "CellophanePhotos",
      dependencies: ["UIKit", "CellophaneAVFoundation", "CellophaneCoreLocation"],
      path: "Sources/CellophaneStandIns/Photos", swiftSettings: house),
    .target(
      name: "CellophanePhotosUI",
      dependencies: ["UIKit", "CellophanePhotos", "CellophaneUniformTypeIdentifiers"],
      path: "Sources/CellophaneStandIns/PhotosUI", swiftSettings: house),
    .target(
      name: "CellophaneImageIO", dependencies: ["UIKit", "CellophaneFoundation"],
      path: "Sources/CellophaneStandIns/ImageIO", swiftSettings: house),
    .target(
      name: "CellophaneEventKit", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/EventKit", swiftSettings: house),
    .target(
      name: "CellophaneLocalAuthentication", dependencies: ["CellophaneFoundation"],
      path: "Sources/CellophaneStandIns/LocalAuthentication", swiftSettings: house),
    .target(
      name: "CellophaneNetwork",
      path: "Sources/CellophaneStandIns/Network", swiftSettings: house),
    .target(
      name: "CellophaneQuickLook", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/QuickLook", swiftSettings: house),
    .target(
      name: "CellophaneAuthenticationServices", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/AuthenticationServices", swiftSettings: house),
    // Without what views show: sources are rewritten that import it.
    .target(
      name: "CellophaneSwiftUI", dependencies: ["UIKit"],
      path: "Sources/CellophaneStandIns/SwiftUI", swiftSettings: house),

    // Code as an app has it: imports UIKit and nothing of ours.
    .target(name: "Outline", dependencies: ["UIKit"], path: "Examples/Outline", swiftSettings: app),
    .target(name: "Topics", dependencies: ["UIKit"], path: "Examples/Topics", swiftSettings: app),
    .target(name: "Lists", dependencies: ["UIKit"], path: "Examples/Lists", swiftSettings: app),
    .target(
      name: "Sidebar", dependencies: ["UIKit"], path: "Examples/Sidebar",
      resources: [.process("Resources")]),
    .target(
      name: "RayTube", dependencies: ["UIKit"], path: "Examples/RayTube",
      resources: [.process("Resources")], swiftSettings: app),
    .target(name: "Reference", dependencies: ["UIKit"], path: "Examples/Reference"),
    .target(
      name: "Library", dependencies: ["UIKit"], path: "Examples/Library",
      resources: [.process("Resources")], swiftSettings: app),
    .target(
      name: "Mailbox", dependencies: ["UIKit"], path: "Examples/Mailbox",
      resources: [.process("Resources")], swiftSettings: app),
    .target(name: "Market", dependencies: ["UIKit"], path: "Examples/Market", swiftSettings: app),
    .target(
      name: "Messages", dependencies: ["UIKit"], path: "Examples/Messages", swiftSettings: app),
    .target(
      name: "Settings", dependencies: ["UIKit"], path: "Examples/Settings",
      resources: [.process("Resources")]),
    .target(
      name: "Weather", dependencies: ["UIKit"], path: "Examples/Weather",
      resources: [.process("Resources")]),
    .target(
      name: "Files", dependencies: ["UIKit"], path: "Examples/Files",
      resources: [.process("Resources")], swiftSettings: app),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Cellophane", "UIKit", "Outline", "Topics", "Lists", "Sidebar", "RayTube", "Reference",
        "Library", "Mailbox", "Market", "Messages", "Settings", "Weather", "Files",
      ],
      path: "Examples/Gallery"),

    // Timed by `Benchmarks/run`; compiled with everything else, so that they stay current.
    .target(name: "Measuring", path: "Benchmarks/Measuring", swiftSettings: house),
    .executableTarget(
      name: "SnapshotBenchmarks", dependencies: ["Measuring", "Seeding", "UIKit"],
      path: "Benchmarks/SnapshotBenchmarks", swiftSettings: house),
    .executableTarget(
      name: "DifferenceBenchmarks",
      dependencies: ["Measuring", "CellophaneDocument", "CellophaneSnapshots"],
      path: "Benchmarks/DifferenceBenchmarks", swiftSettings: house),
    .executableTarget(
      name: "PageBenchmarks",
      dependencies: [
        "Measuring", "CellophaneDocument", "CellophaneHTML", "CellophaneLook", "CellophanePreview",
        "UIKit",
      ], path: "Benchmarks/PageBenchmarks", swiftSettings: house),
    // What an author would have: the site as `swift run ManyPages build` makes it.
    .executableTarget(
      name: "ManyPages", dependencies: ["Cellophane", "UIKit"], path: "Benchmarks/ManyPages"),

    // Random numbers of tests and benchmarks, by their seeds, and whose turn it is in a run.
    .target(name: "Seeding", path: "Tests/Seeding", swiftSettings: house),
    // Documents with hostile texts, for tests and for a program that runs without end.
    .target(
      name: "Fuzzing",
      dependencies: [
        "CellophaneDocument", "CellophaneLook", "CellophanePreview", "CellophaneRendering",
        "CellophaneValidation", "Lists", "Mailbox", "Outline", "RayTube", "Reference", "Seeding",
        "Settings", "Sidebar", "UIKit",
      ], path: "Tests/Fuzzing", swiftSettings: house),
    .executableTarget(
      name: "DocumentFuzz", dependencies: ["Fuzzing"], path: "Tests/DocumentFuzz",
      swiftSettings: house),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "CellophaneLook", "CellophanePreview", "Seeding"],
      swiftSettings: house),
    .testTarget(
      name: "CellophaneDocumentTests",
      dependencies: ["CellophaneDocument", "CellophaneLook", "Seeding"], swiftSettings: house),
    .testTarget(
      name: "CellophaneExplorationTests",
      dependencies: ["CellophaneExploration", "CellophaneDocument", "CellophaneLook", "Seeding"],
      swiftSettings: house),
    .testTarget(
      name: "CellophanePreviewTests",
      dependencies: [
        "CSurroundings", "CellophanePreview", "CellophaneDocument", "CellophaneHTML",
        "CellophaneLook", "Seeding", "UIKit",
      ], resources: [.process("Resources")], swiftSettings: house),
    .testTarget(
      name: "CellophaneHTMLTests",
      dependencies: [
        "CellophaneHTML", "CellophaneDocument", "CellophaneLook", "CellophaneTemplates",
        "CellophaneTesting",
      ],
      exclude: ["Pages/__Snapshots__"], swiftSettings: house),
    .testTarget(
      name: "CellophaneValidationTests", dependencies: ["CellophaneValidation"],
      swiftSettings: house),
    .testTarget(
      name: "CellophaneSiteTests",
      dependencies: [
        "CellophaneDocument", "CellophaneFiles", "CellophaneLook", "CellophaneSite",
        "CellophanePreview", "CellophaneRendering", "CellophaneValidation", "UIKit", "Seeding",
        "SiteFixtures",
        "SiteFixtureWorker", "CellophaneCommand", "CellophaneTemplates",
      ], exclude: ["Fonts"], swiftSettings: house),
    .target(
      name: "SiteFixtures",
      dependencies: [
        "CellophaneDocument", "CellophaneLook", "CellophanePreview", "CellophaneSite", "UIKit",
      ],
      path: "Tests/SiteFixtures", swiftSettings: house),
    .executableTarget(
      name: "SiteFixtureWorker",
      dependencies: [
        "Cellophane", "CellophaneSite", "CellophaneValidation", "SiteFixtures", "UIKit",
      ],
      path: "Tests/SiteFixtureWorker", swiftSettings: house),
    .testTarget(
      name: "CellophaneSnapshotsTests",
      dependencies: [
        "Cellophane", "CellophaneSnapshots", "CellophaneTesting", "CellophaneDocument",
        "CellophanePreview",
        "CellophaneValidation",
        "UIKit", "Outline", "Topics", "Lists", "RayTube", "Files", "Library", "Messages",
        "Seeding",
        // Built with the tests, which run it.
        "CellophaneCommand",
      ],
      exclude: ["__Snapshots__", "Readme/__Snapshots__"], swiftSettings: house),
    .testTarget(
      name: "CellophaneReviewTests",
      dependencies: [
        "CellophaneFiles", "CellophaneReview", "CellophaneSnapshots", "CellophaneSite",
        "CellophaneDocument", "Seeding",
        // Built with the tests, which run it.
        "CellophaneCommand",
      ], swiftSettings: house),
    .testTarget(
      name: "CellophaneRenderingTests",
      dependencies: [
        "CellophaneRendering", "CellophaneDocument", "CellophaneValidation", "Fuzzing", "UIKit",
      ],
      swiftSettings: house),
    .testTarget(
      name: "CellophaneStandInsTests",
      dependencies: [
        "CellophaneOS", "CellophaneUniformTypeIdentifiers", "CellophaneCryptoKit",
        "CellophaneCoreData", "CellophaneFoundation", "CellophaneCoreMedia",
        "CellophaneAVFoundation", "CellophaneAVKit", "CellophaneCoreLocation", "CellophaneMapKit",
        "CellophanePhotos", "CellophanePhotosUI", "CellophaneImageIO", "CellophaneEventKit",
        "CellophaneLocalAuthentication", "CellophaneNetwork", "CellophaneQuickLook",
        "CellophaneAuthenticationServices", "CellophaneSecurity", "UIKit",
      ], swiftSettings: house),
    .testTarget(
      name: "CellophaneProjectsTests",
      dependencies: ["CellophaneProjects", "CellophaneCommand", "Seeding"],
      swiftSettings: house),
    .testTarget(
      // The command is built with the tests, which run it.
      name: "CellophaneGalleriesTests",
      dependencies: [
        "CellophaneGalleries", "CellophaneProjects", "CellophaneDoctor", "CellophaneCommand",
        "Seeding",
      ],
      swiftSettings: house),
    .testTarget(
      name: "CellophaneServingTests",
      // The command is built with the tests, which run it.
      dependencies: [
        "CellophaneServing", "CellophaneSite", "CellophaneCommand", "Seeding",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: house),
    .testTarget(
      name: "CellophaneDoctorTests",
      // The command and the stand-ins are built with the tests, which use them.
      dependencies: [
        "CellophaneDoctor", "CellophaneProjects", "CellophaneCommand", "UIKit", "CellophaneOS",
        "CellophaneOSLog",
        "CellophaneCoreGraphics", "CellophaneQuartzCore", "CellophaneUniformTypeIdentifiers",
      ],
      swiftSettings: house),
    .testTarget(
      name: "CellophaneOverlayTests",
      // The gallery is built with the tests, which link what it links.
      dependencies: [
        "CellophaneOverlay", "CellophaneGalleries", "CellophaneProjects", "UIKit", "Gallery",
      ], exclude: ["App"],
      swiftSettings: house),
    .executableTarget(
      name: "LargeGallery", dependencies: ["Cellophane", "UIKit"], path: "Tests/LargeGallery"),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        // Built with the tests, which run them.
        "Gallery", "LargeGallery", "CellophaneCommand", "CellophaneSnapshots",
        "CellophaneValidation", "CellophaneRendering", "CellophaneDocument", "CellophaneHTML",
        "CellophaneLook", "CellophanePreview", "CellophaneTemplates", "Fuzzing", "Lists", "Mailbox",
        "Outline", "RayTube", "Reference", "Seeding", "Settings", "Sidebar", "UIKit",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ], swiftSettings: house),
    .testTarget(name: "HouseTests", dependencies: ["Seeding"], swiftSettings: house),
    // A program of an author's that has nothing but `UIKit`, and none of the house's processes.
    .executableTarget(name: "UIKitAlone", dependencies: ["UIKit"], path: "Tests/UIKitAlone"),
    // Code as apps have it, one of each language mode, compiled and run by the tests below.
    .target(
      name: "AppInSwift5", dependencies: ["UIKit"], path: "Tests/SurfaceClients/Swift5",
      swiftSettings: app),
    .target(name: "AppInSwift6", dependencies: ["UIKit"], path: "Tests/SurfaceClients/Swift6"),
    .testTarget(
      name: "SurfaceTests",
      // The products are built with the tests, which read what they declare.
      dependencies: [
        "UIKit", "AppInSwift5", "AppInSwift6", "Cellophane", "CellophaneTesting",
        "UIKitAlone", "Gallery", "CellophaneProjects", "CellophaneOS",
        "CellophaneUniformTypeIdentifiers", "CellophaneMessageUI", "CellophaneMobileCoreServices",
        "CellophaneSafariServices", "CellophaneUserNotifications", "CellophaneFoundation",
        "CellophaneSecurity", "CellophaneCryptoKit", "CellophaneCoreData", "CellophaneWebKit",
        "CellophaneSwiftUI", "CellophaneCoreMedia", "CellophaneAVFoundation", "CellophaneAVKit",
        "CellophaneCoreLocation", "CellophaneMapKit", "CellophanePhotos", "CellophanePhotosUI",
        "CellophaneImageIO", "CellophaneEventKit", "CellophaneLocalAuthentication",
        "CellophaneNetwork", "CellophaneQuickLook", "CellophaneAuthenticationServices",
      ],
      exclude: ["Facts"], swiftSettings: house),
  ]
)
