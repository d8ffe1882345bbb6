#if !canImport(ObjectiveC)
  public import Foundation
  public import UIKit

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

  /// Hears of changes, in one of two ways: of each, or of a snapshot.
  public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Rows will change.
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Rows have changed.
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Rows have changed, and stand as in a snapshot of their sections' names and their identities.
    ///
    /// Whoever has this method hears of the first rows too, and is not told each change.
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    /// The word of an index for a section.
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      sectionIndexTitleForSectionName sectionName: String
    ) -> String?
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
    /// Lets each change be told.
    public func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { controller.hearsSnapshots = false }
    /// The first letter.
    public func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { $0.uppercased() } }
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
#endif
