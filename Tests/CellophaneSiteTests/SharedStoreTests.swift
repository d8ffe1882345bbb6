import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

/// What instances of a preview share with each other: static variables.
@Suite struct SharedStoreTests {
  #if os(Linux)
    @Test func eachInstanceBeginsWithoutWhatOthersLeftInAStaticVariable() async throws {
      let folder = try TemporaryFolder()
      let result = try await FixtureSite.sharedStores.build(into: folder)
      let page = try folder.text("Public/previews/groceries.html")
      #expect(page.contains("Launch 1"))
      for name in ["Apples", "Bread", "Cheese"] {
        #expect(page.contains(#"data-tap="delete list/\#(name)""#), "\(name)")
      }
      #expect(result.findings.filter { $0.preview == "groceries" }.map(\.message) == [])
    }

    @Test func whatIsUsedBeforeAnyInstanceIsSharedAndSaid() async throws {
      let folder = try TemporaryFolder()
      let result = try await FixtureSite.sharedStores.build(into: folder)
      #expect(
        result.findings.filter { $0.preview == "errands" }.map(\.rule) == ["not-repeatable"])
    }
  #endif
}
