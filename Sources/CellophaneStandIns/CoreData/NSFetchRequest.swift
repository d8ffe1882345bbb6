#if !canImport(ObjectiveC)
  public import Foundation

  /// Asks for objects.
  open class NSFetchRequest<ResultType>: NSObject {
    /// What is asked for.
    open var entityName: String?
    /// A condition that objects fit.
    open var predicate: NSPredicate?
    /// An order, the first before the others.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0 for all.
    open var fetchLimit = 0
    /// How many are passed over.
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

  extension NSFetchRequest {
    /// What of some objects is asked for, in its order.
    func found(in all: [NSManagedObject]) -> [ResultType] {
      var found = all.filter { object in
        (entityName == nil || object.entity.name == entityName)
          && (predicate?.evaluate(with: object) ?? true)
      }
      if let orders = sortDescriptors, !orders.isEmpty {
        found = found.enumerated().sorted { one, other in
          for order in orders {
            switch order.compare(one.element, to: other.element) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
          }
          return one.offset < other.offset
        }.map(\.element)
      }
      let results = found.dropFirst(fetchOffset).compactMap { $0 as? ResultType }
      return fetchLimit > 0 ? Array(results.prefix(fetchLimit)) : results
    }
  }
#endif
