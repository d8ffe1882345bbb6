/// What a responder offers to share.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// Items to share, with what is said about them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject,
  UIActivityItemsConfigurationReading
{
  /// A way in which items are offered.
  public struct Interaction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To share.
    public static let share = Interaction(rawValue: "share")
    /// To copy.
    public static let copy = Interaction(rawValue: "copy")
  }

  /// What can be said about items.
  public struct MetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Their title.
    public static let title = MetadataKey(rawValue: "title")
    /// The text of a message with them.
    public static let messageBody = MetadataKey(rawValue: "messageBody")
    /// Who offers them.
    public static let linkPresentationMetadata = MetadataKey(rawValue: "linkPresentationMetadata")
    /// A marker of their collaboration.
    public static let collaborationModeRestrictions = MetadataKey(
      rawValue: "collaborationModeRestrictions")
  }

  /// What is handed over.
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// What is shared in this app alone; kept.
  open var localObject: Any?
  /// How items are offered; kept.
  open var supportedInteractions: [Interaction] = [.share, .copy]
  /// Says something about all; not asked.
  open var metadataProvider: ((MetadataKey) -> Any?)?
  /// Says something about one; not asked.
  open var perItemMetadataProvider: ((Int, MetadataKey) -> Any?)?
  /// Gives a picture of one; not asked.
  open var previewProvider: ((Int, MetadataKey, CGSize) -> NSItemProvider?)?
  /// Gives services of the app's own.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// Offers objects.
  public init(objects: [Any]) {
    itemProvidersForActivityItemsConfiguration = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Offers what providers hand over.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }
}
