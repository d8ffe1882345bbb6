#if Overlay
@testable import CellophaneOverlay
import Testing

/// Words that only Objective-C and Apple's tools read.
@Suite struct AttributeTests {
  @Test func attributesOfObjectiveCAreBlankAndColumnsStay() {
    #expect(
      rewritten(
        """
        import UIKit
        @objcMembers class Row: Base {
          @objc dynamic var title = ""
          @IBOutlet private weak var label: UILabel!
          @objc(didTap:) func tap(_ sender: Any) {}
          @IBAction func save(_ sender: UIButton) {}
        }
        """) == """
          import UIKit
                       class Row: Base {
                          var title = ""
                      private weak var label: UILabel!
                           func tap(_ sender: Any) {}
                      func save(_ sender: UIButton) {}
          }
          """)
  }

  @Test func aBlockIsAClosureAndAFunctionOfCStays() {
    #expect(
      rewritten(
        "typealias Done = @convention(block) (Int) -> Void\n"
          + "let call: @convention(c) (Int) -> Void = { _ in }\n")
        == "typealias Done =                    (Int) -> Void\n"
        + "let call: @convention(c) (Int) -> Void = { _ in }\n")
  }

  @Test(arguments: ["main", "UIApplicationMain"])
  func anEntryPointIsBlank(attribute: String) {
    #expect(
      rewritten("@\(attribute)\nclass AppDelegate: UIResponder {}\n")
        == String(repeating: " ", count: attribute.count + 1)
        + "\nclass AppDelegate: UIResponder {}\n")
  }

  @Test func aSubmoduleIsItsModule() {
    #expect(
      rewritten(
        "import UIKit.UIGestureRecognizerSubclass\nimport os.log\nimport class UIKit.UIView\n"
          + "import Own.Part\nimport SwiftUICore\n")
        == "import UIKit                            \nimport os    \nimport class UIKit.UIView\n"
        + "import Own.Part\nimport SwiftUI    \n")
  }

  @Test func aFileWithoutThemStaysAsItIs() {
    let overlay = SourceOverlay(
      sources: [("A.swift", "@MainActor final class Row { @available(*, deprecated) var a = 1 }")],
      conditions: [])
    #expect(overlay.rewritten() == [RewrittenSource(path: "A.swift", text: nil)])
  }

  @Test func codeThatIsNotCompiledStaysAsItIs() {
    let text = """
      #if os(macOS)
      @objc class Row {}
      #elseif DEBUG && canImport(UIKit)
      @objc class Line {}
      #else
      @objc class Other {}
      #endif
      """
    #expect(
      rewritten(text, conditions: ["DEBUG"])
        == text.replacing("@objc class Line", with: "      class Line"))
    #expect(rewritten(text) == text.replacing("@objc class Other", with: "      class Other"))
  }

  @Test func aKeyPathIsItsName() {
    #expect(
      rewritten("let a = #keyPath(Row.layer.frame), b = #keyPath(title), c = 1")
        == "let a = \"layer.frame\"            , b = \"title\"        , c = 1")
  }

  @Test func whatObservesByKeyPathIsNobodysToOverride() {
    #expect(
      rewritten(
        """
        class Base: UIViewController {
          open override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {}
          override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
          override func viewDidLoad() {}
        }
        extension Base {
          override func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
        }
        """) == """
          class Base: UIViewController {
                 private  func observeValue(
              forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
              context: UnsafeMutableRawPointer?
            ) {}
            private  class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
            override func viewDidLoad() {}
          }
          extension Base {
            private  func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
          }
          """)
  }
}
#endif
