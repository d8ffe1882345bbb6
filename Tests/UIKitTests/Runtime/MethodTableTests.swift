import Testing
import UIKit

@Suite(.serialized) @MainActor struct MethodTableTests {
  private class Plain: UIView {}
  private class Touched: UIView {
    let kept = [1, 2, 3]
    func other() {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { other() }
  }
  private final class Generic<Value>: UIButton {
    var value: Value?
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
  }
  private final class Sized: UISwitch {
    override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 2) }
  }

  @Test func aClassHasTheMethodsThatItOverrides() {
    #expect(UncalledMethods.overridden(by: Plain.self) == [])
    #expect(UncalledMethods.overridden(by: UIView.self) == [])
    #expect(UncalledMethods.overridden(by: UITextField.self) == [])
    #expect(
      UncalledMethods.overridden(by: Touched.self)
        == ["touchesBegan(_:with:)", "touchesEnded(_:with:)"])
    #expect(
      UncalledMethods.overridden(by: Generic<Int>.self) == ["imageRect(forContentRect:)"])
  }

  @Test func ownSizesAreTold() {
    #expect(UncalledMethods.overridesContentSize(Sized.self))
    #expect(!UncalledMethods.overridesContentSize(UISwitch.self))
    #expect(!UncalledMethods.overridesContentSize(Touched.self))
  }
}
