#if !canImport(ObjectiveC)
  import CellophaneFoundation
  import Foundation
  import FoundationNetworking
  import Testing

  private protocol Requesting {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse)
  }

  extension URLSession: Requesting {}

  /// What Objective-C's runtime and Apple's Foundation have besides.
  @Suite(.serialized) struct LackingTests {
    private final class Owner {}
    private final class Value {}

    private nonisolated(unsafe) static var first: UInt8 = 0
    private nonisolated(unsafe) static var second: UInt8 = 0

    @Test func whatIsAssociatedIsKeptWithItsObjectUnderItsKey() {
      let owner = Owner()
      objc_setAssociatedObject(owner, &Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, &Self.second, 2, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &Self.first) as? String == "one")
      #expect(objc_getAssociatedObject(owner, &Self.second) as? Int == 2)
      #expect(objc_getAssociatedObject(Owner(), &Self.first) == nil)
      objc_setAssociatedObject(owner, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &Self.first) == nil)
    }

    @Test func namesOfDaysAndMonthsMayBeUnwrapped() throws {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      #expect(formatter.shortWeekdaySymbols![0] == "Sun")
      #expect((formatter.monthSymbols ?? [])[2] == "March")
      guard let days = formatter.weekdaySymbols else { return }
      #expect(days.last == "Saturday")
      #expect(formatter.shortMonthSymbols?.first == "Jan")
      let months = formatter.monthSymbols
      #expect(months.count == 12)
    }

    @Test func aBlockIsAnObjectAndBecomesABlockAgain() throws {
      typealias Block = (String) -> Int
      let block: Block = { $0.count }
      let object: AnyObject = unsafeBitCast(block, to: AnyObject.self)
      let owner = Owner()
      objc_setAssociatedObject(owner, &Self.first, object, .OBJC_ASSOCIATION_COPY)
      let kept: AnyObject? = objc_getAssociatedObject(owner, &Self.first) as AnyObject?
      #expect(unsafeBitCast(kept, to: Block.self)("four") == 4)
      #expect(unsafeBitCast(try #require(kept), to: Block.self)("to") == 2)
      #expect(unsafeBitCast(1.0, to: UInt64.self) == 0x3FF0_0000_0000_0000)
    }

    @Test func aSessionIsOfAProtocolThatAsksForRequestsAlone() async throws {
      let session: any Requesting = URLSession.shared
      await #expect(throws: URLError.self) {
        _ = try await session.data(for: URLRequest(url: URL(fileURLWithPath: "/no such file")))
      }
    }

    @Test func aTransformerIsFoundByItsName() {
      final class Doubled: ValueTransformer {
        override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
      }
      let name = NSValueTransformerName("Doubled")
      #expect(ValueTransformer(forName: name) == nil)
      ValueTransformer.setValueTransformer(Doubled(), forName: name)
      #expect(ValueTransformer(forName: name)?.transformedValue(4) as? Int == 8)
      ValueTransformer.setValueTransformer(nil, forName: name)
      #expect(ValueTransformer.valueTransformerNames() == [])
    }

    @Test func itGoesAfterItsObject() {
      weak var value: Value?
      do {
        let owner = Owner()
        let own = Value()
        value = own
        objc_setAssociatedObject(owner, &Self.first, own, .OBJC_ASSOCIATION_RETAIN)
      }
      objc_setAssociatedObject(Owner(), &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
      #expect(value == nil)
    }

    @Test func aBookmarkLeadsBackToItsFile() throws {
      let file = URL(fileURLWithPath: "/tmp/a file.txt")
      var isStale = true
      let found = try URL(
        resolvingBookmarkData: file.bookmarkData(), bookmarkDataIsStale: &isStale)
      #expect(found == file)
      #expect(!isStale)
    }

    @Test func secondsHaveParts() {
      #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000)
      #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
    }

    @Test func foldersHaveNames() {
      #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    }

    @Test func whatAConditionIsGivenIsAnArgument() throws {
      let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
      #expect(
        String(format: "id %@", id as any CVarArg) == "id 00000000-0000-0000-0000-00000000000A")
      #expect(
        String(format: "%@", Date(timeIntervalSince1970: 0) as any CVarArg)
          == "1970-01-01 00:00:00 +0000")
      let predicate = NSPredicate(format: "id == %@", id as any CVarArg)
      #expect(predicate.evaluate(with: ["id": id]))
    }

    @Test func arraysAndAddressesAreArguments() throws {
      #expect(String(format: "%@", [3, 4] as any CVarArg) == "(\n    3,\n    4\n)")
      #expect(String(format: "%@", ["a": 1] as any CVarArg) == "{\n    a = 1;\n}")
      let address = try #require(URL(string: "https://example.org/a"))
      #expect(String(format: "%@", address as any CVarArg) == "https://example.org/a")
      let predicate = NSPredicate(format: "name IN %@", ["Ada", "Ben"] as any CVarArg)
      #expect(predicate.evaluate(with: ["name": "Ben"]))
      #expect(!predicate.evaluate(with: ["name": "Cleo"]))
    }
  }
#endif
