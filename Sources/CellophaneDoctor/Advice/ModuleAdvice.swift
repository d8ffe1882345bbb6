/// What to do about a module that is not here. The article "Other modules" has the reasons.
enum ModuleAdvice {
  static let general =
    "add a product that has the module to the package of previews, or keep what uses it behind"
    + " '#if canImport(…)'"

  static func rewrite(for module: String) -> String {
    let root = String(module.prefix { $0 != "." })
    if root == "UIKit" { return "write 'import UIKit', which has everything that there is" }
    if StandIns.modules.contains(root), root != module {
      return "write 'import \(root)', which has the same, and \(standIn(for: root))"
    }
    if StandIns.modules.contains(root) { return standIn(for: root) }
    if root == "Combine" {
      return "in the package of previews, depend on OpenCombine's product 'OpenCombineShim', and "
        + "give the target \(alias("Combine=OpenCombineShim"))"
    }
    if applesOwn.contains(root) {
      return "only Apple's platforms have it: keep the import and what uses it behind"
        + " '#if canImport(\(root))'"
    }
    return "add a product that has the module '\(root)' to the package of previews, or keep the"
      + " import and what uses it behind '#if canImport(\(root))'"
  }

  /// What to do where a missing name may be a missing module's.
  static let missingFirst = "see to the missing module first; the name may come with it"

  /// What to write where a name of Foundation's network module is missing, which Apple's Foundation
  /// has itself.
  static let networking =
    "write '#if canImport(FoundationNetworking)', 'import FoundationNetworking' and '#endif' below"
    + " the imports"

  static func isNetworking(_ name: String) -> Bool {
    ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCredential", "HTTPCookie"]
      .contains { name.hasPrefix($0) }
  }

  private static func standIn(for module: String) -> String {
    "in the package of previews, depend on the product 'CellophaneStandIns', and give the "
      + "target \(alias("\(module)=\(StandIns.name(for: module))"))"
  }

  private static func alias(_ names: String) -> String {
    "'swiftSettings: [.unsafeFlags([\"-module-alias\", \"\(names)\"])]'"
  }

  private static let applesOwn: Set<String> = [
    "ARKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit", "AudioToolbox",
    "BackgroundTasks", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreImage",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreText", "GameKit", "HealthKit", "Intents",
    "IntentsUI", "LinkPresentation", "Metal", "MetricKit", "ObjectiveC", "PDFKit", "StoreKit",
    "SwiftData", "SwiftUI", "SystemConfiguration", "Vision", "WidgetKit",
  ]

  /// The module of Apple's that a name says, where that is missing here.
  static func known(_ name: String) -> String? {
    if let module = names[name] { return module }
    let found = prefixes.filter { prefix, _ in
      // What follows a prefix is a word of its own.
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return found.max { $0.key.count < $1.key.count }?.value
  }

  /// Whether a name is one as UIKit gives them.
  static func isCalledLikeUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Whether a member that is missing in a type of UIKit's or Foundation's may be a module's.
  static func mayExtend(_ module: String, member: String?) -> Bool {
    if module == "Combine" { return member?.contains("ublisher") == true }
    return !applesOwn.contains(module) && !StandIns.modules.contains(module)
  }

  private static let names = [
    "UIHostingController": "SwiftUI", "UIViewRepresentable": "SwiftUI",
    "UIViewControllerRepresentable": "SwiftUI", "UIHostingConfiguration": "SwiftUI",
    "View": "SwiftUI", "Text": "SwiftUI", "Color": "SwiftUI", "VStack": "SwiftUI",
    "HStack": "SwiftUI", "ZStack": "SwiftUI", "State": "SwiftUI", "Binding": "SwiftUI",
    "Environment": "SwiftUI", "ObservedObject": "SwiftUI", "StateObject": "SwiftUI",
    "AnyCancellable": "Combine", "Published": "Combine", "ObservableObject": "Combine",
    "PassthroughSubject": "Combine", "CurrentValueSubject": "Combine", "AnyPublisher": "Combine",
    "Logger": "os", "OSLog": "os", "os_log": "os", "UTType": "UniformTypeIdentifiers",
  ]

  private static let prefixes = [
    "AS": "AuthenticationServices", "AV": "AVFoundation", "CK": "CloudKit", "CL": "CoreLocation",
    "CN": "Contacts", "CS": "CoreSpotlight", "EK": "EventKit", "IN": "Intents",
    "LA": "LocalAuthentication", "LP": "LinkPresentation", "MF": "MessageUI", "MK": "MapKit",
    "NSEntity": "CoreData", "NSFetch": "CoreData", "NSManaged": "CoreData",
    "NSPersistent": "CoreData", "PH": "Photos", "QL": "QuickLook", "SF": "SafariServices",
    "SK": "StoreKit", "UN": "UserNotifications", "WK": "WebKit",
  ]
}
