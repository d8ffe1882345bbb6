#if !canImport(ObjectiveC)
  public import Foundation
  internal import UIKit

  /// Asks for objects.
  open class NSFetchRequest<ResultType>: NSObject {
    /// What is asked for.
    open var entityName: String?
    /// A condition; kept, and not looked at.
    open var predicate: NSPredicate?
    /// An order; kept, and not looked at.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0 for all.
    open var fetchLimit = 0
    /// How many are passed over; kept.
    open var fetchOffset = 0
    /// How many at once; kept.
    open var fetchBatchSize = 0
    /// Whether values are to come; kept.
    open var returnsObjectsAsFaults = true
    /// Whether what was not saved counts; it does.
    open var includesPendingChanges = true
    /// Whether values are read; kept.
    open var includesPropertyValues = true
    /// What is read besides; kept.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Which values are read; kept.
    open var propertiesToFetch: [Any]?
    /// Whether what is alike counts once; kept.
    open var returnsDistinctResults = false

    /// Asks for everything.
    public override init() {}
    /// Asks for what has a name.
    public convenience init(entityName: String) {
      self.init()
      self.entityName = entityName
    }
  }

  /// How a row changed.
  public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1, delete, move, update
  }

  /// A section of rows.
  public protocol NSFetchedResultsSectionInfo {
    /// What it is called.
    var name: String { get }
    /// The word of an index for it.
    var indexTitle: String? { get }
    /// How many rows it has.
    var numberOfObjects: Int { get }
    /// Its rows.
    var objects: [Any]? { get }
  }

  /// Hears of changes; none come.
  public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Rows will change.
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Rows have changed.
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// A row changes.
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// A section changes.
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType)
  }

  extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    /// Does nothing.
    public func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    /// Does nothing.
    public func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {}
  }

  /// The rows that a request finds, in one section.
  ///
  /// CoreData: `NSFetchedResultsController`. Sections by a key are not made.
  open class NSFetchedResultsController<ResultType>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
      var name = ""
      var indexTitle: String?
      var objects: [Any]?
      var numberOfObjects: Int { objects?.count ?? 0 }
    }

    /// What is asked for.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Where it is asked for.
    public let managedObjectContext: NSManagedObjectContext
    /// What sections are made of; kept.
    public let sectionNameKeyPath: String?
    /// Where sections are kept; kept.
    public let cacheName: String?
    /// Who hears of changes; none come.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// What was found; `nil` before it was asked for.
    open private(set) var fetchedObjects: [ResultType]?

    /// A controller of a request.
    public init(
      fetchRequest: NSFetchRequest<ResultType>,
      managedObjectContext context: NSManagedObjectContext,
      sectionNameKeyPath: String?, cacheName name: String?
    ) {
      self.fetchRequest = fetchRequest
      managedObjectContext = context
      self.sectionNameKeyPath = sectionNameKeyPath
      cacheName = name
    }

    /// Asks.
    open func performFetch() throws {
      fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    }

    /// One, with what was found.
    open var sections: [any NSFetchedResultsSectionInfo]? {
      fetchedObjects.map { [Section(objects: $0)] }
    }

    /// The words of an index; there are none.
    open var sectionIndexTitles: [String] { [] }

    /// The object of a row.
    open func object(at indexPath: IndexPath) -> ResultType {
      guard let found = fetchedObjects, found.indices.contains(indexPath[1]) else {
        raise("there is no row at \(indexPath)")
      }
      return found[indexPath[1]]
    }

    /// The row of an object.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
      fetchedObjects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }.map {
        IndexPath(indexes: [0, $0])
      }
    }

    /// Nothing is kept.
    open class func deleteCache(withName name: String?) {}
  }
#endif
