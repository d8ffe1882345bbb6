import CellophanePreview
import Foundation
import Testing

@testable import CellophanePreview

@Suite struct NamingTests {
  enum Plain { case main, other }
  enum Raw: String { case first = "one" }
  enum Payload {
    case header(String)
    case item(UUID)
    case pair(Int, String)
  }
  struct Named: Identifiable { var id: String }
  struct Random: Identifiable { var id = UUID() }
  struct Numbered: Identifiable, Hashable { var id: Int }
  final class Object: Identifiable {}

  @Test func onlyItemsThatAreIdentifiableHaveAnIdentity() {
    #expect(hasIdentity(Numbered(id: 1)))
    #expect(!hasIdentity(1) && !hasIdentity("Marx") && !hasIdentity(Raw.first))
  }

  @Test func stringsNumbersAndRawValuesNameThemselves() {
    #expect(stableName(of: "Marx") == "Marx")
    #expect(stableName(of: 42) == "42")
    #expect(stableName(of: Raw.first) == "one")
    #expect(stableName(of: AnyHashable("Marx")) == "Marx")
    #expect(stableName(of: AnyHashable(7)) == "7")
  }

  @Test func casesAreNamedByThemselvesAndWhatTheyCarry() {
    #expect(stableName(of: Plain.main) == "main")
    #expect(stableName(of: Payload.header("A")) == "header.A")
    #expect(stableName(of: Payload.pair(2, "B")) == "pair.2.B")
  }

  @Test func identifiableValuesAreNamedByAStableIdentity() {
    #expect(stableName(of: Named(id: "x")) == "x")
  }

  @Test func nothingThatIsAnotherNextTimeIsAName() {
    #expect(stableName(of: UUID()) == nil)
    #expect(stableName(of: Random()) == nil)
    #expect(stableName(of: Object()) == nil)
    #expect(stableName(of: Payload.item(UUID())) == nil)
    #expect(stableName(of: "") == nil)
  }

  @Test func aLongTextIsNamedByItsBeginningAndADigest() {
    var names = RowNames()
    let long = String(repeating: "é", count: 1_000)
    let name = names.name(long, under: nil)
    #expect(name == String(repeating: "é", count: 32) + "…" + name.suffix(16))
    #expect(names.name(long + "!", under: nil) != name)
    #expect(names.name(String(repeating: "a", count: 512), under: nil).count == 512)
  }

  @Test func rowsAreNamedByTheirParentsAndThemselves() {
    var names = RowNames()
    #expect(names.name("Pep", under: nil) == "Pep")
    #expect(names.name("Manny", under: "Pep") == "Pep/Manny")
    #expect(names.name("Manny", under: "Pep") == "Pep/Manny~2")
    #expect(names.name("Manny", under: nil) == "Manny")
  }

  @Test func aPathBelowItsParentsPathStandsForBoth() {
    var names = RowNames()
    #expect(names.name("home", under: nil) == "home")
    #expect(names.name("home/kitchen", under: "home") == "home/kitchen")
    #expect(names.name("home/kitchen/light", under: "home/kitchen") == "home/kitchen/light")
  }

  @Test func titlesBecomeFileNames() {
    #expect(fileName(of: "Pep Boys & Marx Brothers") == "pep-boys-marx-brothers")
    #expect(fileName(of: "Über-Größe 2") == "uber-grosse-2")
    #expect(fileName(of: "listCell") == "list-cell")
    #expect(fileName(of: "  a / b  ") == "a-b")
    #expect(fileName(of: "日本") == "")
    #expect(fileName(of: "don't") == "dont")
  }
}
