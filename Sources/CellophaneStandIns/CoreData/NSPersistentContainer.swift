#if !canImport(ObjectiveC)
  public import Foundation

  /// What a kind of object is called.
  open class NSEntityDescription: NSObject {
    /// Its name.
    open var name: String?
    /// The name of its class.
    open var managedObjectClassName: String!

    /// A kind without a name.
    public override init() {}

    convenience init(name: String) {
      self.init()
      self.name = name
      managedObjectClassName = name
    }

    /// The kind of a name.
    open class func entity(
      forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { NSEntityDescription(name: entityName) }

    /// Makes an object of a name.
    ///
    /// CoreData: its class is the one that a model says. Here it is the class of that name in the
    /// module that asks, and without one the object has no class of its own.
    @discardableResult open class func insertNewObject(
      forEntityName entityName: String, into context: NSManagedObjectContext,
      from asking: String = #fileID
    ) -> NSManagedObject {
      let module = asking.prefix { $0 != "/" }
      guard let type = NSClassFromString("\(module).\(entityName)") as? NSManagedObject.Type else {
        return NSManagedObject(
          entity: NSEntityDescription(name: entityName), insertInto: context)
      }
      return type.init(entity: type.entity(), insertInto: context)
    }
  }

  /// What objects an app has; it is not read.
  open class NSManagedObjectModel: NSObject {
    /// A model of nothing.
    public override init() {}
    /// A model of nothing.
    public init?(contentsOf url: URL) {}
    /// A model of nothing.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
      NSManagedObjectModel()
    }
    /// None.
    open var entities: [NSEntityDescription] = []
    /// None.
    open var entitiesByName: [String: NSEntityDescription] { [:] }
  }

  /// A file that objects are kept in; there is none.
  open class NSPersistentStore: NSObject {}

  /// Where objects are kept; nowhere.
  open class NSPersistentStoreCoordinator: NSObject {
    /// What objects there are; kept.
    public let managedObjectModel: NSManagedObjectModel
    /// None.
    open var persistentStores: [NSPersistentStore] { [] }

    /// Keeps nothing.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Opens nothing.
    @discardableResult open func addPersistentStore(
      ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
      options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }

    /// Accepted; nothing is open.
    open func remove(_ store: NSPersistentStore) throws {}

    /// Finds nothing.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
  }

  /// How a store is opened; kept.
  open class NSPersistentStoreDescription: NSObject {
    /// Where it lies.
    open var url: URL?
    /// What it is.
    open var type = NSSQLiteStoreType
    /// Whether it is opened later.
    open var shouldAddStoreAsynchronously = false
    /// Whether an older one is made a newer one.
    open var shouldMigrateStoreAutomatically = true
    /// Whether it is told how.
    open var shouldInferMappingModelAutomatically = true

    /// Where other devices find it; kept.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// Whether nothing in it can change; kept.
    open var isReadOnly = false
    /// The part of a model that it keeps; kept.
    open var configuration: String?

    /// A store that lies nowhere.
    public override init() {}
    /// A store that lies somewhere.
    public init(url: URL) { self.url = url }
    /// Kept nowhere.
    open func setOption(_ option: NSObject?, forKey key: String) {}
  }

  /// Objects in files.
  public let NSSQLiteStoreType = "SQLite"
  /// Objects in memory.
  public let NSInMemoryStoreType = "InMemory"
  /// Whether an older store is made a newer one.
  public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
  /// Whether it is told how.
  public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"

  /// An app's objects: none at first, and gone with the app.
  open class NSPersistentContainer: NSObject {
    /// Its name.
    public let name: String
    /// The context of the main queue.
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueue)
    /// What objects there are; not read.
    public let managedObjectModel: NSManagedObjectModel
    /// Where they are kept; nowhere.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// How stores are opened; kept.
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    /// Objects of a model in the app.
    public convenience init(name: String) {
      self.init(name: name, managedObjectModel: NSManagedObjectModel())
    }

    /// Objects of a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
      self.name = name
      managedObjectModel = model
      persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    }

    /// Says that everything is open.
    open func loadPersistentStores(
      completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
      for description in persistentStoreDescriptions { block(description, nil) }
    }

    /// Another context, with the same objects: the main one.
    open func newBackgroundContext() -> NSManagedObjectContext { viewContext }

    /// Works at once.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
      block(viewContext)
    }

    /// A folder that nothing is written to.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
  }
#endif
