/// What to do about a module that is not here. The article "Other modules" has the reasons.
enum ModuleAdvice {
  static let general =
    "add a product that has the module to the package of previews, or keep what uses it behind"
    + " '#if canImport(…)'"

  static func rewrite(for module: String) -> String {
    let root = String(module.prefix { $0 != "." })
    if root == "UIKit" { return "write 'import UIKit', which has everything that there is" }
    if root == "Combine" {
      return "depend on OpenCombine in the package of previews, with 'moduleAliases: "
        + "[\"OpenCombine\": \"Combine\"]'"
    }
    if applesOwn.contains(root) {
      return "only Apple's platforms have it: keep the import and what uses it behind"
        + " '#if canImport(\(root))'"
    }
    return "add a product that has the module '\(root)' to the package of previews, or keep the"
      + " import and what uses it behind '#if canImport(\(root))'"
  }

  private static let applesOwn: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "AppKit", "AuthenticationServices", "CloudKit",
    "Contacts", "ContactsUI", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreText",
    "EventKit", "LinkPresentation", "MapKit", "MessageUI", "Metal", "OSLog", "ObjectiveC",
    "PDFKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "StoreKit",
    "SwiftData", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit",
    "WidgetKit", "os",
  ]
}
