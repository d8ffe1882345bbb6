#if !canImport(ObjectiveC)
  internal import Foundation
  internal import UIKit

  /// What was found, in sections.
  struct FetchedRows {
    struct Section {
      var name: String
      var objects: [AnyObject]
    }

    private(set) var sections: [Section] = []
    /// Where each object stands.
    private(set) var places: [ObjectIdentifier: IndexPath] = [:]

    /// - Parameter key: Of whose values sections are made; `nil` makes one.
    init(_ found: [Any], by key: String?) {
      let objects = found.map { $0 as AnyObject }
      guard let key else {
        sections = [Section(name: "", objects: objects)]
        place()
        return
      }
      var numbers: [String: Int] = [:]
      var isNamed = false
      for object in objects {
        let value = (object as? any ValuesByKey)?.keptValue(ofPath: key)
        isNamed = isNamed || value != nil
        let name = value.map { "\($0)" } ?? ""
        if let number = numbers[name] {
          sections[number].objects.append(object)
        } else {
          numbers[name] = sections.count
          sections.append(Section(name: name, objects: [object]))
        }
      }
      if !objects.isEmpty, !isNamed {
        RuntimeIssue.record(
          "not-grouped",
          "no fetched object has a value of '\(key)', so that all are in one section; make it a "
            + "property with '@NSManaged'")
      }
      place()
    }

    private mutating func place() {
      for (section, inside) in sections.enumerated() {
        for (row, object) in inside.objects.enumerated() {
          places[ObjectIdentifier(object)] = IndexPath(indexes: [section, row])
        }
      }
    }

    var objects: [AnyObject] { sections.flatMap(\.objects) }

    func object(at place: IndexPath) -> AnyObject? {
      guard place.count == 2, sections.indices.contains(place[0]),
        sections[place[0]].objects.indices.contains(place[1])
      else { return nil }
      return sections[place[0]].objects[place[1]]
    }

    func sectionName(of object: AnyObject) -> String? {
      places[ObjectIdentifier(object)].map { sections[$0[0]].name }
    }

    /// The sections' names with the objects' identities.
    func snapshot(reloading updated: [AnyObject]) -> NSDiffableDataSourceSnapshotReference {
      func identity(_ object: AnyObject) -> AnyHashable? {
        (object as? NSManagedObject)?.objectID
      }
      let snapshot = NSDiffableDataSourceSnapshotReference()
      snapshot.appendSections(withIdentifiers: sections.map(\.name))
      for section in sections {
        snapshot.appendItems(
          withIdentifiers: section.objects.compactMap(identity),
          intoSectionWithIdentifier: section.name)
      }
      snapshot.reloadItems(withIdentifiers: updated.compactMap(identity))
      return snapshot
    }
  }

  /// A section as delegates and data sources are given it.
  struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    let objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }

    init(_ section: FetchedRows.Section, indexTitle: String?) {
      name = section.name
      self.indexTitle = indexTitle
      objects = section.objects
    }
  }
#endif
