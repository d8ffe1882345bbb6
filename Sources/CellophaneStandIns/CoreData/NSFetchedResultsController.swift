#if !canImport(ObjectiveC)
  public import Foundation
  internal import UIKit

  /// The rows that a request finds, in sections.
  ///
  /// CoreData: `NSFetchedResultsController`. A controller with a delegate follows what is changed in its
  /// context, as soon as that is saved or the code that changed it is through.
  open class NSFetchedResultsController<ResultType>: NSObject {
    /// What is asked for.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Where it is asked for.
    public let managedObjectContext: NSManagedObjectContext
    /// The key of whose values sections are made; objects are sorted by it first.
    public let sectionNameKeyPath: String?
    /// Where sections are kept; kept.
    public let cacheName: String?
    /// Who hears of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// What was found; `nil` before it was asked for.
    open var fetchedObjects: [ResultType]? {
      rows?.objects.compactMap { $0 as? ResultType }
    }

    var rows: FetchedRows?
    /// Whether the delegate has not said that it hears of each change.
    var hearsSnapshots = true
    /// The controller that this one stands for, whose objects have a type.
    private var original: NSObject?

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

    /// Asks, and follows changes from now on.
    open func performFetch() throws {
      managedObjectContext.processPendingChanges()
      rows = FetchedRows(try managedObjectContext.fetch(fetchRequest), by: sectionNameKeyPath)
      managedObjectContext.follow(self)
      tellSnapshot([])
    }

    /// The sections, with what was found.
    open var sections: [any NSFetchedResultsSectionInfo]? {
      rows?.sections.map { section in
        FetchedSection(section, indexTitle: indexTitle(of: section.name))
      }
    }

    /// The words of an index, one for each section; none without sections.
    open var sectionIndexTitles: [String] {
      sectionNameKeyPath == nil ? [] : (sections ?? []).compactMap(\.indexTitle)
    }

    /// The word of an index for a section.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
      indexTitle(of: sectionName)
    }

    /// The section that a word of an index leads to.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
      sectionIndexTitles.firstIndex(of: title) ?? sectionIndex
    }

    /// The object of a row.
    open func object(at indexPath: IndexPath) -> ResultType {
      guard let object = rows?.object(at: indexPath) as? ResultType else {
        raise("there is no row at \(indexPath)")
      }
      return object
    }

    /// The row of an object.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
      rows?.places[ObjectIdentifier(object as AnyObject)]
    }

    /// Nothing is kept.
    open class func deleteCache(withName name: String?) {}

    /// The same for the controller that a delegate is given.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? NSObject else { return false }
      return root === ((other as? any StandsForController)?.root ?? other)
    }
    open override var hash: Int { ObjectIdentifier(root).hashValue }

    private func indexTitle(of name: String) -> String? {
      guard let delegate else { return name.first.map { $0.uppercased() } }
      return delegate.controller(untyped(), sectionIndexTitleForSectionName: name)
    }
  }

  /// A controller that may stand for another.
  private protocol StandsForController {
    var root: NSObject { get }
  }

  extension NSFetchedResultsController: StandsForController {
    fileprivate var root: NSObject { original ?? self }
  }

  // MARK: Telling

  extension NSFetchedResultsController: FollowsContext {
    /// The controller as delegates are given it: in Objective-C its objects have no type.
    fileprivate func untyped() -> NSFetchedResultsController<any NSFetchRequestResult> {
      if let untyped = self as? NSFetchedResultsController<any NSFetchRequestResult> {
        return untyped
      }
      let request = NSFetchRequest<any NSFetchRequestResult>()
      request.entityName = fetchRequest.entityName
      request.predicate = fetchRequest.predicate
      request.sortDescriptors = fetchRequest.sortDescriptors
      let untyped = NSFetchedResultsController<any NSFetchRequestResult>(
        fetchRequest: request, managedObjectContext: managedObjectContext,
        sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
      untyped.rows = rows
      untyped.original = self
      return untyped
    }

    /// - Returns: Whether the delegate wants to be told each change.
    @discardableResult private func tellSnapshot(_ updated: [AnyObject]) -> Bool {
      guard let delegate, let rows else { return false }
      let controller = untyped()
      controller.hearsSnapshots = true
      delegate.controller(controller, didChangeContentWith: rows.snapshot(reloading: updated))
      return !controller.hearsSnapshots
    }

    func contextDidChange(_ updated: Set<NSManagedObject>) {
      guard let delegate, let old = rows else { return }
      let found = managedObjectContext.found(fetchRequest)
      let rows = FetchedRows(found, by: sectionNameKeyPath)
      let changes = FetchedChanges(from: old, to: rows, updated)
      guard !changes.isEmpty else { return }
      self.rows = rows
      guard tellSnapshot(changes.updated) else { return }
      let controller = untyped()
      controller.rows = old
      delegate.controllerWillChangeContent(controller)
      controller.rows = rows
      for change in changes.sections {
        delegate.controller(
          controller, didChange: FetchedSection(change.section, indexTitle: nil),
          atSectionIndex: change.index, for: change.type)
      }
      for change in changes.rows {
        delegate.controller(
          controller, didChange: change.object, at: change.old, for: change.type,
          newIndexPath: change.new)
      }
      delegate.controllerDidChangeContent(controller)
    }
  }
#endif
