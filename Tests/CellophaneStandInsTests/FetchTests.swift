#if !canImport(ObjectiveC)
  import CellophaneCoreData
  import CellophaneFoundation
  import Foundation
  import Testing
  import UIKit

  /// What a fetch finds, in which order and sections.
  @Suite(.serialized) @MainActor struct FetchTests {
    final class Task: NSManagedObject {
      var name: String {
        get { managedValue(of: "name") }
        set { setManagedValue(newValue, of: "name") }
      }
      var due: Date? {
        get { managedValue(of: "due") }
        set { setManagedValue(newValue, of: "due") }
      }
      var isDone: Bool {
        get { managedValue(of: "isDone") }
        set { setManagedValue(newValue, of: "isDone") }
      }
      var count: Int32 {
        get { managedValue(of: "count") }
        set { setManagedValue(newValue, of: "count") }
      }
    }

    private let context = NSPersistentContainer(name: "App").viewContext
    private let request = NSFetchRequest<Task>(entityName: "Task")

    @discardableResult private func add(
      _ name: String, due: Double? = nil, isDone: Bool? = nil, count: Int32? = nil
    ) -> Task {
      let task = Task(context: context)
      task.name = name
      task.due = due.map { Date(timeIntervalSince1970: $0) }
      if let isDone { task.isDone = isDone }
      if let count { task.count = count }
      return task
    }

    private func names() throws -> [String] { try context.fetch(request).map(\.name) }

    @Test func objectsComeInTheOrderOfKeysAndKeyPaths() throws {
      add("b", due: 2, isDone: true)
      add("a", due: 2)
      add("c", due: 1)
      add("d")
      request.sortDescriptors = [
        NSSortDescriptor(key: "due", ascending: false),
        NSSortDescriptor(key: "name", ascending: true),
      ]
      #expect(try names() == ["a", "b", "c", "d"])
      request.sortDescriptors = [NSSortDescriptor(keyPath: \Task.due, ascending: true)]
      #expect(try names() == ["d", "c", "b", "a"])
      request.sortDescriptors = [
        NSSortDescriptor(keyPath: \Task.isDone, ascending: false),
        NSSortDescriptor(keyPath: \Task.name, ascending: false),
      ]
      #expect(try names() == ["b", "d", "c", "a"])
      request.fetchOffset = 1
      request.fetchLimit = 2
      #expect(try names() == ["d", "c"])
    }

    @Test func textsComeAsASelectorHasThem() throws {
      for name in ["b10", "B9", "a"] { add(name) }
      let standard = Selector("localizedStandardCompare:")
      request.sortDescriptors = [
        NSSortDescriptor(key: "name", ascending: true, selector: standard)
      ]
      #expect(try names() == ["a", "B9", "b10"])
      request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
      #expect(try names() == ["B9", "a", "b10"])
    }

    @Test(
      arguments: [
        ("name == 'Éa'", ["Éa"]), ("name CONTAINS[cd] 'e'", ["Éa", "be"]),
        ("count > 1 AND count <= 3", ["be"]), ("NOT (count == 2) && isDone == NO", ["Éa", "c"]),
        ("isDone = YES || name BEGINSWITH 'c'", ["be", "c"]), ("due != nil", ["be"]),
        ("count != nil", ["be", "c"]), ("count == 0", ["Éa", "c"]), ("count = NULL", ["Éa"]),
        ("count IN {2, 5}", ["be"]), ("name LIKE '?e'", ["be"]), ("count BETWEEN {1, 2}", ["be"]),
        ("FALSEPREDICATE", []),
      ])
    func objectsFitAConditionOfWords(condition: String, fitting: [String]) throws {
      add("Éa")
      add("be", due: 1, isDone: true, count: 2)
      add("c", count: 0)
      request.predicate = NSPredicate(format: condition)
      #expect(try names() == fitting)
    }

    @Test func valuesStandInTheirPlaces() throws {
      add("one", due: 10, count: 1)
      add("two", due: 20, count: 2)
      request.predicate = NSPredicate(
        format: "%K >= %@ AND count != %d", "due", Date(timeIntervalSince1970: 10), 1)
      #expect(try names() == ["two"])
      request.predicate = NSPredicate(format: "name IN %@", ["one", "three"])
      #expect(try names() == ["one"])
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
        NSPredicate(format: "name ENDSWITH[c] %@", "E"), NSPredicate(format: "count < 1"),
      ])
      request.predicate = both
      #expect(try names() == [])
    }

    @Test func whatIsNotReadFitsEverythingAndIsSaid() throws {
      add("one")
      let issues = RuntimeIssue.collecting {
        request.predicate = NSPredicate(format: "ANY tags.name == 'x'")
        return RuntimeIssue.drain()
      }
      #expect(issues.map(\.rule) == ["condition-not-read"])
      #expect(try names() == ["one"])
    }

    // MARK: Sections and changes

    private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
      var heard: [String] = []

      func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) { heard.append("will") }
      func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) { heard.append("did \(controller.fetchedObjects?.count ?? -1)") }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) {
        let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
        heard.append("\((anObject as? Task)?.name ?? "") \(type) \(places[0]) \(places[1])")
      }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
      ) { heard.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }
    }

    private final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
      var heard: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
      var controllers: [NSObject] = []
      var told = 0

      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
      ) {
        controllers.append(controller)
        heard.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
      }
      func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) { told += 1 }
    }

    private func controller(by key: String?) -> NSFetchedResultsController<Task> {
      request.sortDescriptors = [
        NSSortDescriptor(key: "count", ascending: true),
        NSSortDescriptor(key: "name", ascending: true),
      ]
      return NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: key,
        cacheName: nil)
    }

    @Test func sectionsAreMadeOfAKeysValues() throws {
      for (name, count) in [("c", 2), ("a", 1), ("b", 2)] { add(name, count: Int32(count)) }
      let controller = controller(by: "count")
      try controller.performFetch()
      #expect(controller.sections?.map(\.name) == ["1", "2"])
      #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
      #expect(controller.sectionIndexTitles == ["1", "2"])
      #expect(controller.object(at: IndexPath(item: 1, section: 1)).name == "c")
      #expect(controller.fetchedObjects?.map(\.name) == ["a", "b", "c"])
    }

    @Test func aKeyWithoutValuesMakesOneSectionAndIsSaid() throws {
      add("a")
      let controller = controller(by: "letter")
      let issues = try RuntimeIssue.collecting {
        try controller.performFetch()
        return RuntimeIssue.drain()
      }
      #expect(issues.map(\.rule) == ["not-grouped"])
      #expect(controller.sections?.map(\.numberOfObjects) == [1])
    }

    @Test func aDelegateHearsOfEachChange() throws {
      let (a, b, c) = (add("a", count: 1), add("b", count: 1), add("c", count: 2))
      let controller = controller(by: "count")
      let listener = Listener()
      controller.delegate = listener
      try controller.performFetch()
      context.processPendingChanges()
      #expect(listener.heard == [])
      context.delete(c)
      b.count = 3
      a.name = "A"
      add("d", count: 1)
      try context.save()
      #expect(
        listener.heard == [
          "will", "section 2 delete 1", "section 3 insert 1", "c delete 1.0 -", "A update 0.0 0.0",
          "d insert - 0.1", "b move 0.1 1.0", "did 3",
        ])
    }

    @Test func aDelegateForSnapshotsHearsOfThemAlone() throws {
      let first = add("a")
      let controller = controller(by: nil)
      let listener = SnapshotListener()
      controller.delegate = listener
      try controller.performFetch()
      context.processPendingChanges()
      #expect(listener.heard.map(\.itemIdentifiers) == [[first.objectID]])
      #expect(listener.controllers == [controller])
      let second = add("b")
      first.name = "0"
      context.processPendingChanges()
      #expect(listener.heard.last?.itemIdentifiers == [first.objectID, second.objectID])
      #expect(listener.heard.last?.reloadedItemIdentifiers == [first.objectID])
      #expect(listener.told == 0)
    }
  }
#endif
