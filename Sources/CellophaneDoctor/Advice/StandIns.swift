/// Modules of Apple's for which this package has a stand-in.
package enum StandIns {
  /// By Apple's names.
  package static let modules: Set<String> = [
    "AVFoundation", "AVKit", "AuthenticationServices", "CoreData", "CoreGraphics", "CoreLocation",
    "CoreMedia", "CryptoKit", "EventKit", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI",
    "MobileCoreServices", "Network", "OSLog", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
    "SafariServices", "Security", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os",
  ]

  /// What the stand-in for a module is called itself.
  package static func name(for module: String) -> String {
    module == "os" ? "CellophaneOS" : "Cellophane\(module)"
  }
}
