#if Overlay
import CellophaneOverlay
import Testing

/// `#selector` with the method that it names.
@Suite struct SelectorTests {
  private func selector(
    _ written: String, in members: String = "", type: String = "class List: Base"
  )
    -> String
  {
    let text = rewritten(
      """
      import UIKit
      \(type) {
        \(members)
        func make() { _ = #selector(\(written)) }
      }
      """)
    let line = text.split(separator: "\n").last { $0.contains("func make()") } ?? ""
    return line.split(separator: "_ = ").last.map { String($0.dropLast(2)) } ?? ""
  }

  @Test func aBareNameIsOfTheTypeAroundIt() {
    #expect(
      selector("tapped", in: "func tapped(_ sender: Any) {}")
        == "Selector(\"tapped:\", List.tapped(_:))")
    #expect(selector("reload", in: "func reload() {}") == "Selector(\"reload\", List.reload)")
    #expect(selector("self.tapped(_:)") == "Selector(\"tapped:\", List.tapped(_:))")
    // It comes from elsewhere: the method tells the colons when it runs.
    #expect(selector("inherited") == "Selector(\"inherited\", List.inherited)")
  }

  @Test func labelsAreWordsOfTheName() {
    #expect(
      selector("turned(sender:with:)")
        == "Selector(\"turnedWithSender:with:\", List.turned(sender:with:))")
    #expect(selector("move(to:)") == "Selector(\"moveTo:\", List.move(to:))")
    #expect(
      selector("tapped", in: "@objc(didTap:) func tapped(_ sender: Any) {}")
        == "Selector(\"didTap:\", List.tapped(_:))")
    #expect(selector("open(_:_:)") == "Selector(\"open::\", List.open(_:_:))")
  }

  @Test func anotherTypesMethodIsTakenFromIt() {
    #expect(
      selector("UIResponder.resignFirstResponder")
        == "Selector(\"resignFirstResponder\", UIResponder.resignFirstResponder)")
    #expect(selector("store.save") == "Selector(\"save\", type(of: store).save)")
    #expect(selector("Outer.Inner.go") == "Selector(\"go\", Outer.Inner.go)")
  }

  @Test func aSignatureTellsOverloadsApart() {
    #expect(
      selector("tapped as () -> Void", type: "class List: UIView")
        == "Selector(\"tapped\", List.tapped as (List) -> @MainActor () -> Void)")
    #expect(
      selector("Row.tapped as (Row) -> (Any) -> Void")
        == "Selector(\"tapped\", Row.tapped as (Row) -> (Any) -> Void)")
  }

  @Test func aProtocolsMethodIsCalledOnWhateverHasIt() {
    #expect(
      selector("UIResponderStandardEditActions.copy(_:)")
        == "Selector(\"copy:\", of: (any UIResponderStandardEditActions).self, { $0.copy($1) })")
    #expect(
      rewritten(
        "import UIKit\nprotocol Shown { func show(in view: UIView) }\n"
          + "let a = #selector(Shown.show(in:))"
      ).hasSuffix("Selector(\"showIn:\", of: (any Shown).self, { $0.show(in: $1) })"))
  }

  @Test func aPropertyIsReadOrWritten() {
    #expect(
      selector("getter: Note.date") == "Selector(\"date\", of: Note.self, { $0.date })")
    #expect(
      selector("setter: title") == "Selector(\"setTitle:\", of: List.self, { $0.title = $1 })")
  }

  @Test func inAnExtensionItIsOfWhatIsExtended() {
    #expect(
      selector("tapped", type: "extension Outer.List") == "Selector(\"tapped\", Outer.List.tapped)")
  }

  @Test func aNameFindsTheMethodOfTheTypeAroundIt() {
    #expect(
      rewritten(
        """
        import UIKit
        class Base: UIView { func tapped(_ sender: Any) {} }
        class List: Base {
          func reload() {}
          let a = [Selector("tapped:"), Selector(("reload")), Selector("other"), Selector(name)]
        }
        """) == """
          import UIKit
          class Base: UIView { func tapped(_ sender: Any) {} }
          class List: Base {
            func reload() {}
            let a = [Selector("tapped:", List.tapped(_:)), Selector("reload", List.reload), \
          Selector("other"), Selector(name)]
          }
          """)
  }

  @Test func aFileWithoutUIKitGetsIt() {
    #expect(
      rewritten("import Foundation\nlet a = #selector(Store.save)\n")
        == "import UIKit; import Foundation\nlet a = Selector(\"save\", Store.save)\n")
  }
}
#endif
