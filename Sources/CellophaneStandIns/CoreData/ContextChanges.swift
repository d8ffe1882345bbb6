#if !canImport(ObjectiveC)
  /// What was changed in a context and not yet told.
  struct ContextChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
  }

  /// Who hears of changes in a context.
  protocol FollowsContext: AnyObject {
    func contextDidChange(_ updated: Set<NSManagedObject>)
  }

  /// Somebody who hears of changes as long as it is there.
  struct Follower {
    weak var follower: (any FollowsContext)?
  }
#endif
