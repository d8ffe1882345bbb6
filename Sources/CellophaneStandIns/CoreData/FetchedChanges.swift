#if !canImport(ObjectiveC)
  internal import Foundation

  /// What changed between what was found and what is found now.
  struct FetchedChanges {
    struct OfSection {
      var section: FetchedRows.Section
      var index: Int
      var type: NSFetchedResultsChangeType
    }

    struct OfRow {
      var object: Any
      var old: IndexPath?
      var new: IndexPath?
      var type: NSFetchedResultsChangeType
    }

    private(set) var sections: [OfSection] = []
    private(set) var rows: [OfRow] = []
    /// What stayed and has other values.
    private(set) var updated: [AnyObject] = []

    var isEmpty: Bool { sections.isEmpty && rows.isEmpty && updated.isEmpty }

    init(from old: FetchedRows, to new: FetchedRows, _ changed: Set<NSManagedObject>) {
      let (oldNames, newNames) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
      for (index, section) in old.sections.enumerated() where !newNames.contains(section.name) {
        sections.append(OfSection(section: section, index: index, type: .delete))
      }
      for (index, section) in new.sections.enumerated() where !oldNames.contains(section.name) {
        sections.append(OfSection(section: section, index: index, type: .insert))
      }
      for object in old.objects where new.places[ObjectIdentifier(object)] == nil {
        let place = old.places[ObjectIdentifier(object)]
        rows.append(OfRow(object: object, old: place, new: nil, type: .delete))
      }
      let moved = Self.moved(from: old, to: new)
      for object in new.objects {
        let identity = ObjectIdentifier(object)
        let isChanged = (object as? NSManagedObject).map { changed.contains($0) } ?? false
        let (before, after) = (old.places[identity], new.places[identity])
        if before == nil {
          rows.append(OfRow(object: object, old: nil, new: after, type: .insert))
        } else {
          if isChanged { updated.append(object) }
          if moved.contains(identity) {
            rows.append(OfRow(object: object, old: before, new: after, type: .move))
          } else if isChanged {
            rows.append(OfRow(object: object, old: before, new: after, type: .update))
          }
        }
      }
    }

    /// What stands in both, among others or in another section.
    private static func moved(from old: FetchedRows, to new: FetchedRows) -> Set<ObjectIdentifier> {
      func kept(_ rows: FetchedRows, _ other: FetchedRows) -> [ObjectIdentifier] {
        rows.objects.map { ObjectIdentifier($0) }.filter { other.places[$0] != nil }
      }
      var moved: Set<ObjectIdentifier> = []
      for change in kept(new, old).difference(from: kept(old, new)) {
        if case .insert(_, let identity, _) = change { moved.insert(identity) }
      }
      for object in new.objects {
        guard let name = old.sectionName(of: object), name != new.sectionName(of: object) else {
          continue
        }
        moved.insert(ObjectIdentifier(object))
      }
      return moved
    }
  }
#endif
