import CoreData

final class HistoryStore {
  let container = NSPersistentContainer(name: "History")

  func entries() throws -> [NSManagedObject] {
    try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Entry"))
  }
}
