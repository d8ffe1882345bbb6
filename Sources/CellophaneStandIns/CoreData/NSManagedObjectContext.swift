#if !canImport(ObjectiveC)
  public import Foundation

  /// Where objects are, in memory.
  ///
  /// CoreData: `NSManagedObjectContext`. What is asked for is found among what was put in.
  open class NSManagedObjectContext: NSObject {
    /// Where a context works.
    public struct ConcurrencyType: Hashable, Sendable {
      let number: Int
      /// On a queue of its own.
      public static let privateQueue = ConcurrencyType(number: 1)
      /// On the main queue.
      public static let mainQueue = ConcurrencyType(number: 2)
    }

    /// The context that it saves to; kept.
    open var parent: NSManagedObjectContext?
    /// Its name; kept.
    open var name: String?
    /// What becomes of two changes of one thing; kept.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether it follows others; kept.
    open var automaticallyMergesChangesFromParent = false
    /// Where it is saved; kept.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// What code puts beside it; kept.
    open private(set) var userInfo = NSMutableDictionary()
    /// What was never saved.
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    /// What was removed and not yet saved.
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    /// What was changed and not yet saved.
    open private(set) var updatedObjects: Set<NSManagedObject> = []
    private var all: [NSManagedObject] = []
    private var pending = ContextChanges()
    private var followers: [Follower] = []

    /// A context of a queue.
    public init(concurrencyType ct: ConcurrencyType) {}
    /// A context of a queue.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    /// Everything that is in it.
    open var registeredObjects: Set<NSManagedObject> { Set(all) }
    /// Whether there is something to save.
    open var hasChanges: Bool {
      !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty
    }

    /// Puts an object in.
    open func insert(_ object: NSManagedObject) {
      object.managedObjectContext = self
      object.isInserted = true
      all.append(object)
      insertedObjects.insert(object)
      note { $0.inserted.insert(object) }
    }

    /// An object has another value.
    func change(_ object: NSManagedObject) {
      if !object.isInserted {
        object.isUpdated = true
        updatedObjects.insert(object)
      }
      note { $0.updated.insert(object) }
    }

    /// Takes an object out.
    open func delete(_ object: NSManagedObject) {
      object.prepareForDeletion()
      object.isDeleted = true
      all.removeAll { $0 === object }
      insertedObjects.remove(object)
      updatedObjects.remove(object)
      deletedObjects.insert(object)
      note { $0.deleted.insert(object) }
    }

    /// The objects that a request asks for, in its order.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { found(request) }

    func found<T>(_ request: NSFetchRequest<T>) -> [T] { request.found(in: all) }

    /// How many objects there are of a class or name.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
      try fetch(request).count
    }

    /// Says that all is saved; nothing is written.
    open func save() throws {
      processPendingChanges()
      let (new, changed, old) = (insertedObjects, updatedObjects, deletedObjects)
      for object in new.union(changed) { object.willSave() }
      processPendingChanges()
      (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
      for object in new.union(changed) {
        object.isInserted = false
        object.isUpdated = false
        object.didSave()
      }
      NotificationCenter.default.post(
        name: .NSManagedObjectContextDidSave, object: self,
        userInfo: [
          NSInsertedObjectsKey: new, NSUpdatedObjectsKey: changed, NSDeletedObjectsKey: old,
        ])
    }

    /// Takes back what was put in or taken out and not saved; values stay as they are.
    open func rollback() {
      for object in insertedObjects {
        all.removeAll { $0 === object }
        note { $0.deleted.insert(object) }
      }
      for object in deletedObjects {
        object.isDeleted = false
        all.append(object)
        note { $0.inserted.insert(object) }
      }
      (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    }

    /// Forgets everything.
    open func reset() {
      (all, pending) = ([], ContextChanges())
      (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    }
    /// There is nothing newer.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// There is nothing newer.
    open func refreshAllObjects() {}
    /// There is nothing to follow.
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    /// Tells what has changed: who follows the context, and whoever observes it.
    open func processPendingChanges() {
      guard !pending.isEmpty else { return }
      let changes = pending
      pending = ContextChanges()
      followers.removeAll { $0.follower == nil }
      for follower in followers { follower.follower?.contextDidChange(changes.updated) }
      NotificationCenter.default.post(
        name: .NSManagedObjectContextObjectsDidChange, object: self,
        userInfo: [
          NSInsertedObjectsKey: changes.inserted, NSUpdatedObjectsKey: changes.updated,
          NSDeletedObjectsKey: changes.deleted,
        ])
    }

    /// Notes a change, of which is told when the code that makes it is through.
    private func note(_ change: (inout ContextChanges) -> Void) {
      if pending.isEmpty {
        // The main queue has the context, as the app's code has.
        nonisolated(unsafe) let context = self
        DispatchQueue.main.async { context.processPendingChanges() }
      }
      change(&pending)
    }

    /// Lets somebody hear of changes.
    func follow(_ follower: any FollowsContext) {
      guard !followers.contains(where: { $0.follower === follower }) else { return }
      followers.append(Follower(follower: follower))
    }

    /// Works at once.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Works at once.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Works at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    /// Works at once.
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

    /// The object of an identity, where it is here.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
      all.first { $0.objectID === objectID }
    }

    /// The object of an identity, or an empty one.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
      registeredObject(for: objectID) ?? NSManagedObject()
    }

    /// The object of an identity.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
      guard let object = registeredObject(for: objectID) else {
        throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
      }
      return object
    }

    /// Gives lasting identities; those that are there last.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  }

  /// Which queue a context works on.
  public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

  extension NSManagedObjectContext.ConcurrencyType {
    /// On the main queue.
    public static let mainQueueConcurrencyType = mainQueue
    /// On a queue of its own.
    public static let privateQueueConcurrencyType = privateQueue
  }

  extension NSNotification.Name {
    /// Something was put in, changed or taken out.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
      "NSObjectsChangedInManagingContextNotification")
    /// A context was saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name(
      "NSManagingContextDidSaveChangesNotification")
  }

  /// What was put in, of what a notification tells.
  public let NSInsertedObjectsKey = "inserted"
  /// What was changed, of what a notification tells.
  public let NSUpdatedObjectsKey = "updated"
  /// What was taken out, of what a notification tells.
  public let NSDeletedObjectsKey = "deleted"

  /// What becomes of two changes of one thing; kept, since here is one.
  public final class NSMergePolicy: NSObject, Sendable {
    /// Nothing is saved.
    public static let error = NSMergePolicy()
    /// What is saved already stays.
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    /// What is new stays.
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    /// What is new stays.
    public static let overwrite = NSMergePolicy()
  }

  /// Nothing is saved.
  public let NSErrorMergePolicy = NSMergePolicy.error
  /// What is saved already stays.
  public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
  /// What is new stays.
  public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
  /// What is new stays.
  public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
#endif
