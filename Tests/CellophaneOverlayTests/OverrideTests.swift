#if Overlay
@testable import CellophaneOverlay
import Testing

/// What an extension overrides.
@Suite struct OverrideTests {
  @Test func whatNoActorIsAskedForStaysSo() {
    #expect(
      rewritten([
        "List.swift": "import UIKit\nclass List: UIViewController {\n}\n",
        "List+Words.swift": """
        import UIKit
        extension List {
          override public var debugDescription: String { "a list" }
        }
        """,
      ])["List+Words.swift"] == """
        import UIKit
        extension List {
          nonisolated public var debugDescriptionInList: String { "a list" }
        }
        """)
  }

  @Test func aPublicExtensionsOverrideIsPublicInTheClass() {
    let files = rewritten([
      "List.swift": "import UIKit\npublic class List: UIViewController {\n}\n",
      "List+Life.swift": """
      import UIKit
      public extension List {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """,
    ])
    #expect(
      files["List.swift"]
        == "import UIKit\npublic class List: UIViewController {\n"
        + " public override func viewDidLoad() { viewDidLoadInList() } }\n")
  }

  @Test func anOverrideInAnExtensionIsForwardedByTheClass() {
    #expect(
      rewritten([
        "List.swift": "import UIKit\nclass List: UIViewController {\n  var a = 1\n}\n",
        "List+Life.swift": """
        import UIKit
        extension List {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
          }
          public override var prefersStatusBarHidden: Bool { true }
          override var isEditing: Bool {
            didSet { reload(oldValue) }
          }
        }
        """,
      ]) == [
        "List.swift": """
        import UIKit
        class List: UIViewController {
          var a = 1
         override func viewWillAppear(_ animated: Bool) { viewWillAppearInList(animated) }; \
        public override var prefersStatusBarHidden: Bool { prefersStatusBarHiddenInList }; \
        override var isEditing: Bool { didSet { isEditingInList(oldValue) } } }

        """,
        "List+Life.swift": """
        import UIKit
        extension List {
                   func viewWillAppearInList(_ animated: Bool) {
            super.viewWillAppear(animated)
          }
          public          var prefersStatusBarHiddenInList: Bool { true }
                   func isEditingInList(_ oldValue: Bool) {
            do     { reload(oldValue) }
          }
        }
        """,
      ])
  }

  @Test func whatASubclassOverridesIsForwardedToo() {
    #expect(
      rewritten(
        """
        class Base: UIViewController {}
        extension Base { @objc func setUp() {}; func other() {} }
        final class List: Base { override func setUp() {} }
        """) == """
          class Base: UIViewController { func setUp() { setUpInBase() } }
          extension Base {       func setUpInBase() {}; func other() {} }
          final class List: Base { override func setUp() {} }
          """)
  }

  @Test func anOverrideOfSomebodyElsesClassIsALimit() {
    let overlay = SourceOverlay(
      sources: [("A.swift", "extension UIView {\n  override func layoutSubviews() {}\n}")],
      conditions: [])
    #expect(
      overlay.rewritten() == [
        RewrittenSource(
          path: "A.swift", text: nil,
          limits: [
            .init(
              line: 2,
              message: "an extension of 'UIView' overrides something, which only its class can")
          ])
      ])
  }

  @Test func anOverrideUnderAConditionIsALimitToo() {
    let overlay = SourceOverlay(
      sources: [
        (
          "A.swift",
          "extension UIView {\n#if DEBUG\n  override func layoutSubviews() {}\n#endif\n}"
        )
      ],
      conditions: ["DEBUG"])
    #expect(overlay.rewritten()[0].limits.map(\.line) == [3])
  }
}
#endif
