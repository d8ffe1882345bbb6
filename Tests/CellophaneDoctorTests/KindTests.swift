import CellophaneDoctor
import Testing

/// Each kind of obstacle: where the compiler finds it, and what is said to do.
@Suite struct KindTests {
  @Test func aFileThatImportsUIKitCompiles() throws {
    let sources = try Sources(["Cells/A.swift": "import UIKit\nfinal class Row: UIView {}\n"])
    #expect(try sources.report("Cells") == "Cells: 1 of 1 file compiles, in Swift 5 mode")
  }

  @Test func aSelectorBecomesAClosure() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      final class Screen: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(save), for: .touchUpInside)
        }
        func save() {}
      }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        #selector: 1 place in 1 file
          Cells/A.swift:5:36: '#selector' can only be used with the Objective-C runtime
          instead: use a closure: 'addAction(UIAction { [weak self] _ in self?.save() }, \
        for: .touchUpInside)' for 'addTarget', 'UIBarButtonItem(primaryAction:)' for a target and \
        action, 'addObserver(forName:object:queue:using:)' for notifications, \
        'Timer.scheduledTimer(withTimeInterval:repeats:block:)' for timers; keep gesture \
        recognizers behind '#if os(iOS)'
        """)
  }

  @Test func whatObjectiveCNeedsIsRemoved() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      @objc protocol Chooser { @objc optional func choose() }
      final class Screen: UIViewController {
        @objc private func save() {}
        let path = #keyPath(UIView.frame)
      }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        @objc: 5 places in 1 file
          Cells/A.swift:2:2: Objective-C interoperability is disabled
          Cells/A.swift:2:27: '@objc' can only be used with members of classes, '@objc' protocols, \
        and concrete extensions of classes
          Cells/A.swift:2:32: 'optional' can only be applied to members of an '@objc' protocol
          Cells/A.swift:4:4: Objective-C interoperability is disabled
          Cells/A.swift:5:14: '#keyPath' can only be used with the Objective-C runtime
          instead: remove '@objc', '@objcMembers' and 'dynamic', which nothing needs once \
        '#selector' is gone; give a protocol's optional methods a default in an extension; write \
        '\\.frame' for '#keyPath(frame)'
        """)
  }

  @Test func anOutletIsMadeInCode() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      final class Screen: UIViewController {
        @IBOutlet private var label: UILabel!
      }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        outlet: 1 place in 1 file
          Cells/A.swift:3:3: '@IBOutlet' property cannot have non-'@objc' class type 'UILabel'
          instead: make the view in code: 'private let label = UILabel()', added in 'init' or \
        'viewDidLoad'
        """)
  }

  @Test func aSegueOfAStoryboardIsANib() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      func unwind(_ source: UIStoryboardUnwindSegueSource) {
      }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        nib: 1 place in 1 file
          Cells/A.swift:2:23: cannot find type 'UIStoryboardUnwindSegueSource' in scope
          instead: make the view in code, and register its class: \
        'register(Cell.self, forCellWithReuseIdentifier:)' or a 'CellRegistration'
        """)
  }

  @Test func anOverrideInAnExtensionMovesIntoTheClass() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      final class Screen: UIViewController {}
      extension Screen {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        override in an extension: 1 place in 1 file
          Cells/A.swift:4:17: instance method 'viewDidLoad()' declared in 'UIViewController' cannot \
        be overridden from extension
          instead: move the override into the body of the class
        """)
  }

  @Test func anOptionalMethodIsCalledOnAClass() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      @MainActor func choose(_ path: IndexPath, in list: UITableView) {
        list.delegate?.tableView?(list, didSelectRowAt: path)
      }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        call of an optional protocol method: 1 place in 1 file
          Cells/A.swift:3:27: cannot use optional chaining on non-optional value of type \
        '@MainActor (UITableView, IndexPath) -> ()'
          instead: call it on your own class, where it is not optional: \
        '(delegate as? ListController)?.collectionView(list, didSelectItemAt: path)'
        """)
  }

  @Test func namesThatAreNotHereStayInTheApp() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      func show(_ scene: UIFantasyScene, in view: UIView) {
        _ = view.fantasies
      }
      final class Row: UIView {
        override func dreamSubviews() {}
      }
      """
    ])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        missing type or function: 1 place in 1 file
          Cells/A.swift:2:20: cannot find type 'UIFantasyScene' in scope
          instead: keep what uses it behind '#if os(iOS)'; if it is your own, name the folder that \
        declares it too

        missing member: 2 places in 1 file
          Cells/A.swift:3:12: value of type 'UIView' has no member 'fantasies'
          Cells/A.swift:6:17: method does not override any method from its superclass
          instead: keep what uses it behind '#if os(iOS)'; if it is your own, name the folder that \
        declares it too
        """)
  }

  @Test func whatHasNoKindIsSaidInTheCompilersWords() throws {
    let sources = try Sources(["Cells/A.swift": "import UIKit\nlet width: CGFloat = \"wide\"\n"])
    #expect(
      try sources.report("Cells") == """
        Cells: 0 of 1 file compiles, in Swift 5 mode

        other: 1 place in 1 file
          Cells/A.swift:2:22: cannot convert value of type 'String' to specified type 'CGFloat'
          instead: write it so that both compilers take it, or keep it behind '#if os(iOS)'
        """)
  }

  /// The rewrites, as a file that follows them.
  @Test func theRewritesCompile() throws {
    let sources = try Sources([
      "Cells/A.swift": """
      import UIKit
      protocol Chooser { func choose() }
      extension Chooser { func choose() {} }
      final class ListController: UICollectionViewController {
        private let label = UILabel()
        private let button = UIButton()
        private var token: NSObjectProtocol?
        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
          token = NotificationCenter.default.addObserver(
            forName: Notification.Name("saved"), object: nil, queue: .main) { _ in }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
          collectionView.register(
            UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          (collectionView.delegate as? ListController)?.collectionView(
            collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
          #if os(iOS)
            view.addGestureRecognizer(
              UITapGestureRecognizer(target: self, action: #selector(save)))
          #endif
        }
        override func collectionView(
          _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) {}
        func save() {}
        let path = \\UIView.frame
      }
      """
    ])
    #expect(try sources.report("Cells") == "Cells: 1 of 1 file compiles, in Swift 5 mode")
  }
}
