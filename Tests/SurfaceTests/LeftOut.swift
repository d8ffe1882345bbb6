/// What UIKit has and this module has not, each with its reason.
///
/// The list is exact: a member that is missing without standing here fails the test, and so does
/// one that stands here and exists.
enum LeftOut {
  /// Why something is left out.
  struct Entry: Sendable {
    var type: String
    var name: String
    var reason: String
  }

  /// Members of the family whose whole surface is held.
  static let members = [
    Entry(
      type: "NSDirectionalEdgeInsets", name: "init(_:)",
      reason: "takes SwiftUI's EdgeInsets, and there is no SwiftUI here"),
    Entry(
      type: "UIColor", name: "init(_:)",
      reason: "takes SwiftUI's Color, and there is no SwiftUI here"),
    Entry(
      type: "UIColor", name: "init(patternImage:)",
      reason: "a colour is four numbers wherever a page has one; a view's picture is a UIImageView"),
  ]

  /// Plain UIKit that apps use.
  static let usage = [
    Entry(type: "", name: "UIHostingController", reason: "is SwiftUI's, which is not on Linux"),
    Entry(type: "", name: "UIViewRepresentable", reason: "is SwiftUI's, which is not on Linux"),
    Entry(
      type: "", name: "UIViewControllerRepresentable",
      reason: "is SwiftUI's, which is not on Linux"),
    Entry(
      type: "", name: "NSKeyValueObservation",
      reason: "needs Objective-C's observation; didSet and Combine's publishers do the same on all"),
    Entry(type: "", name: "UICloudSharingController", reason: "is CloudKit's"),
    Entry(type: "", name: "UICloudSharingControllerDelegate", reason: "is CloudKit's"),
  ]
}
