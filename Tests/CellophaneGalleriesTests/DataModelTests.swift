@testable import CellophaneGalleries
import Foundation
import Testing

/// The classes that Xcode writes for a data model.
@Suite struct DataModelTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Shelf" representedClassName="Shelf" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String"/>
            <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
            <attribute name="weight" attributeType="Double"/>
            <attribute name="made" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="books" toMany="YES" destinationEntity="Volume"/>
        </entity>
        <entity name="Volume" representedClassName=".Book" codeGenerationType="category">
            <relationship name="shelf" maxCount="1" destinationEntity="Shelf"/>
        </entity>
        <entity name="Atlas" representedClassName="App.Atlas" parentEntity="Volume"
            codeGenerationType="class"/>
        <entity name="Own" representedClassName="Own"/>
    </model>
    """

  @Test func aModelHasItsClasses() throws {
    let app = try AppFolder(["Model.xcdatamodel/contents": Self.model])
    #expect(
      DataModel(["\(app.path)/Model.xcdatamodel"]).source == """
        import CoreData
        import Foundation

        public class Shelf: NSManagedObject {}

        extension Shelf {
          public class func fetchRequest() -> NSFetchRequest<Shelf> {
            NSFetchRequest<Shelf>(entityName: "Shelf")
          }
          public var title: String? { get { managedValue(of: "title") } set { setManagedValue(newValue, of: "title") } }
          public var count: Int32 { get { managedValue(of: "count") } set { setManagedValue(newValue, of: "count") } }
          public var weight: NSNumber? { get { managedValue(of: "weight") } set { setManagedValue(newValue, of: "weight") } }
          public var made: Date? { get { managedValue(of: "made") } set { setManagedValue(newValue, of: "made") } }
          public var books: NSSet? { get { managedValue(of: "books") } set { setManagedValue(newValue, of: "books") } }
          public func addToBooks(_ value: Book) { addToBooks(NSSet(object: value)) }
          public func removeFromBooks(_ value: Book) { removeFromBooks(NSSet(object: value)) }
          public func addToBooks(_ values: NSSet) { books = NSSet(array: (books?.allObjects ?? []) + values.allObjects) }
          public func removeFromBooks(_ values: NSSet) { books = NSSet(array: (books?.allObjects ?? []).filter { !values.contains($0) }) }
        }

        extension Book {
          public class func fetchRequest() -> NSFetchRequest<Book> {
            NSFetchRequest<Book>(entityName: "Volume")
          }
          public var shelf: Shelf? { get { managedValue(of: "shelf") } set { setManagedValue(newValue, of: "shelf") } }
        }

        public class Atlas: Book {}

        extension Atlas {
          public class func fetchRequest() -> NSFetchRequest<Atlas> {
            NSFetchRequest<Atlas>(entityName: "Atlas")
          }
        }

        """)
  }

  @Test func theNamedVersionCounts() throws {
    let app = try AppFolder([
      "Model.xcdatamodeld/.xccurrentversion":
        "<dict><key>_XCCurrentVersionName</key><string>Model 2.xcdatamodel</string></dict>",
      "Model.xcdatamodeld/Model.xcdatamodel/contents":
        #"<entity name="Old" representedClassName="Old" codeGenerationType="class">"#,
      "Model.xcdatamodeld/Model 2.xcdatamodel/contents":
        #"<entity name="New" representedClassName="New" codeGenerationType="class">"#,
    ])
    #expect(DataModel(["\(app.path)/Model.xcdatamodeld"]).entities.map(\.name) == ["New"])
    #expect(DataModel([]).source == nil)
  }
}
