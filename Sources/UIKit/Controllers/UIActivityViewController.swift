/// A choice of what to do with some items; a page shows that it would come.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Told of the service, whether it was done, what came back and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  package let activityItems: [Any]
  package let applicationActivities: [UIActivity]
  /// Services that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told when the choice is over; never here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether one service stands out; kept.
  open var allowsProminentActivity = true

  /// Makes one from its parts.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one for what is offered.
  public convenience init(
    activityItemsConfiguration: any UIActivityItemsConfigurationReading
  ) {
    let offered = activityItemsConfiguration
    let items = offered.itemProvidersForActivityItemsConfiguration
    self.init(
      activityItems: items.map { $0.object ?? $0 },
      applicationActivities: (offered as? UIActivityItemsConfiguration)?
        .applicationActivitiesProvider?())
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }
}

/// A service for items; kept, as a page does not offer any.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Where a service stands in the choice.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of a service.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Where the service stands in the choice.
  open class var activityCategory: Category { .action }
  /// The name of the service.
  open var activityType: ActivityType? { nil }
  /// The words of the service.
  open var activityTitle: String? { nil }
  /// The picture of the service.
  open var activityImage: UIImage? { nil }
  /// The screen on which the service asks for more.
  open var activityViewController: UIViewController? { nil }

  public override init() {
    super.init()
  }

  /// Whether the service can do something with items; asked by nothing here.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called by nothing here: no service of a page is chosen.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Called by nothing here: no service of a page is chosen.
  open func perform() {}
  /// Accepted; a page has no choice to close.
  open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivity.ActivityType {
  /// To a device nearby.
  public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
  /// To the pasteboard.
  public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  /// By mail.
  public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
  /// By message.
  public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
  /// On paper.
  public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
  /// To the photos.
  public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  /// To a contact.
  public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
  /// To the reading list.
  public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  /// To the home screen.
  public static let addToHomeScreen = Self(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
  /// To a book of texts.
  public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
  /// To a file of its own.
  public static let markupAsPDF = Self(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
  /// To a person by a link.
  public static let sharePlay = Self(rawValue: "com.apple.UIKit.activity.SharePlay")
  /// To a service of Facebook's.
  public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
  /// To a service of Twitter's.
  public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
}

/// Gives an item for each service; the last three methods are optional, and no page calls any.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
