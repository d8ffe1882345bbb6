/// Where a distance is known from.
enum GeometrySource: String, CaseIterable, Sendable {
  case images
  case dump
  case prints
  case simulator
  case mac = "Mac"
  case guidelines
  case documentation
  case iPad14 = "iPad 14"
  case iPad26 = "iPad 26"
  case source = "public source"
  case derived
  case carried
  case eye

  /// What the article says of it.
  var description: String {
    switch self {
    case .images:
      "pixels of the reference images of `cashapp/AccessibilitySnapshot` (iOS 17.5, 18.5 and 26.2)"
    case .dump: "the views of a SwiftUI list 300 wide, written out for Sentry (iOS 17 or 18)"
    case .prints: "what UIKit prints of its configurations, in public notes (iOS 14 to 18)"
    case .simulator: "simulators of iOS 26.1, published with `Vercantez/openuikit`"
    case .mac: "UIKit on a Mac (Catalyst, iOS 26), published with `kern0x1b/charon`"
    case .guidelines: "the tables of Apple's Human Interface Guidelines"
    case .documentation: "Apple's documentation and the headers of the SDK"
    case .iPad14: "pixels of pictures of a sidebar on iPadOS 14"
    case .iPad26: "one picture of an app on iPadOS 26"
    case .source: "a public source of how iOS up to 18 draws it"
    case .derived: "worked out from what is measured"
    case .carried: "known of one look, taken for the other"
    case .eye: "chosen by eye"
    }
  }
}
