#if !canImport(ObjectiveC)
  import CellophaneCoreData
  import Foundation
  import Testing

  final class ShelvedNote: NSManagedObject {
    // As Xcode writes it.
    class func fetchRequest() -> NSFetchRequest<ShelvedNote> {
      NSFetchRequest<ShelvedNote>(entityName: "ShelvedNote")
    }
  }

  /// Objects that lie in memory.
  @Suite struct CoreDataTests {
    private final class Note: NSManagedObject {
      var title: String {
        get { managedValue(of: "title") }
        set { setManagedValue(newValue, of: "title") }
      }
      var author: String? {
        get { managedValue(of: "author") }
        set { setManagedValue(newValue, of: "author") }
      }
      var tags: Set<String> {
        get { managedValue(of: "tags") }
        set { setManagedValue(newValue, of: "tags") }
      }
    }

    @Test func aPropertyThatWasNotGivenIsNothingOfItsType() {
      let note = Note()
      #expect(note.title == "")
      #expect(note.author == nil)
      #expect(note.tags == [])
      note.author = "A"
      note.tags = ["b"]
      #expect(note.author == "A")
      #expect(note.tags == ["b"])
    }

    @Test func anObjectThatIsMadeByANameHasTheClassOfTheName() throws {
      let context = NSPersistentContainer(name: "App").viewContext
      let made = NSEntityDescription.insertNewObject(forEntityName: "ShelvedNote", into: context)
      #expect(made is ShelvedNote)
      let request = ShelvedNote.fetchRequest()
      #expect(try context.fetch(request) == [made])
      let other = NSEntityDescription.insertNewObject(forEntityName: "Unknown", into: context)
      #expect(type(of: other) == NSManagedObject.self)
      #expect(other.entity.name == "Unknown")
    }

    @Test func aFetchFindsWhatWasPutIn() throws {
      let context = NSPersistentContainer(name: "App").viewContext
      let note = Note(context: context)
      _ = Note(context: context)
      let request = NSFetchRequest<Note>(entityName: "Note")
      let controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
        cacheName: nil)
      #expect(controller.sections == nil)
      try controller.performFetch()
      #expect(controller.sections?.map(\.numberOfObjects) == [2])
      #expect(controller.indexPath(forObject: note) == IndexPath(indexes: [0, 0]))
      context.delete(note)
      #expect(try context.count(for: request) == 1)
      #expect(context.hasChanges)
      try context.save()
      #expect(!context.hasChanges)
    }

    @Test func aContainerOfOtherDevicesHasItsOwnObjects() throws {
      let container = NSPersistentCloudKitContainer(name: "App")
      let description = container.persistentStoreDescriptions[0]
      description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
      description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
        containerIdentifier: "iCloud.app")
      var opened = 0
      container.loadPersistentStores { found, error in
        opened += found === description && error == nil ? 1 : 0
      }
      #expect(opened == 1)
      container.viewContext.userInfo["author"] = "A"
      #expect(container.viewContext.userInfo["author"] as? String == "A")
      let note = Note(context: container.viewContext)
      note.title = "Quince"
      let request = NSFetchRequest<Note>(entityName: "Note")
      #expect(try container.viewContext.fetch(request).map(\.title) == ["Quince"])
      #expect(container.canUpdateRecord(forManagedObjectWith: note.objectID))
    }
  }
#endif
