#if !canImport(ObjectiveC)
  public import Foundation

  /// An app's objects, which others of a person's devices have too; here only this one has them.
  open class NSPersistentCloudKitContainer: NSPersistentContainer {
    /// Accepted; there is nothing to prepare.
    open func initializeCloudKitSchema() throws {}

    /// Always `true`: an object may be changed.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

    /// Always `true`: an object may be deleted.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  }

  /// Where objects are kept for other devices; kept.
  open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The name of the place.
    public let containerIdentifier: String

    /// A place of a name.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  }

  /// Whether a store remembers what changed.
  public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
  /// Whether a store says that another process has changed it.
  public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationPostOptionKey"

  extension Notification.Name {
    /// Posted when another process changes a store; not here.
    public static let NSPersistentStoreRemoteChange = Notification.Name(
      "NSPersistentStoreRemoteChangeNotification")
    /// Posted when a coordinator has other stores; not here.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
      "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  }
#endif
