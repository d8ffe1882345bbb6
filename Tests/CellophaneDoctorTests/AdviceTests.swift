import CellophaneDoctor
import Foundation
import Testing

/// Each piece of advice that the doctor gives, followed: what it is given for does not compile, and
/// what it says does.
@Suite struct AdviceTests {
  /// A file in which the doctor finds an obstacle, and the file as its advice has it.
  private struct Example {
    var before: String
    var after: String
    /// What stands beside the first.
    var others: [String: String] = [:]
  }

  /// The answers of a compiler that crashes are none that a file can bring about.
  private static let examples: [ObstacleKind: Example] = [
    .module: Example(
      before: "import ARKit\n", after: "#if canImport(ARKit)\nimport ARKit\n#endif\n"),
    .import: Example(
      before: "struct Day { var date: Date }\n",
      after: "import UIKit\nstruct Day { var date: Date }\n",
      others: ["Other.swift": "import UIKit\n"]),
    .header: Example(
      before: "let note = Note()\n",
      after: "final class Note {}\n#if os(iOS)\nlet note = Note()\n#endif\n",
      others: ["Note.h": "@interface Note : NSObject\n@end\n"]),
    .condition: Example(
      before: "let sum = count + 1\n#if targetEnvironment(simulator)\nlet count = 1\n#endif\n",
      after: "#if targetEnvironment(simulator)\nlet sum = count + 1\nlet count = 1\n#endif\n"),
    .preview: Example(
      before: "import UIKit\n#Preview { UIViewController() }\n",
      after: """
        import CellophanePreview
        import UIKit
        #if os(iOS)
        #Preview { UIViewController() }
        #endif
        final class RowsViewController: UIViewController {}
        @MainActor var previews: [AnyPreview] {
          [AnyPreview(Preview("Rows") { RowsViewController() })]
        }
        """),
    .entryPoint: Example(
      before: """
        import UIKit
        @main final class App: UIResponder, UIApplicationDelegate {}
        """,
      after: "import UIKit\n"),
    .asset: Example(
      before: "import UIKit\nlet color = UIColor.accent\nlet image = UIImage(resource: .star)\n",
      after: """
        import UIKit
        let color = UIColor(named: "Accent")
        let image = UIImage(named: "Star")
        """,
      others: [
        "Media.xcassets/Accent.colorset/Contents.json": "{}",
        "Media.xcassets/Star.imageset/Contents.json": "{}",
      ]),
    .selector: Example(
      before: """
        import UIKit
        final class Screen: UIViewController {
          let button = UIButton()
          override func viewDidLoad() {
            button.addTarget(self, action: #selector(save), for: .touchUpInside)
          }
          func save() {}
        }
        """,
      after: """
        import UIKit
        final class Screen: UIViewController {
          let button = UIButton()
          var token: NSObjectProtocol?
          override func viewDidLoad() {
            button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
            navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in })
            token = NotificationCenter.default.addObserver(
              forName: Notification.Name("saved"), object: nil, queue: .main, using: { _ in })
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false, block: { _ in })
            #if os(iOS)
            button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(save)))
            #endif
          }
          func save() {}
        }
        """),
    .objc: Example(
      before: """
        import UIKit
        @objc protocol Chooser { @objc optional func choose() }
        @objcMembers final class Screen: UIViewController {
          dynamic var count = 0
          @objc func save() {}
          let path = #keyPath(frame)
          let done = #selector(save)
        }
        """,
      after: """
        import UIKit
        protocol Chooser { func choose() }
        extension Chooser { func choose() {} }
        final class Screen: UIViewController {
          var count = 0
          func save() {}
          let path: KeyPath<UIView, CGRect> = \\.frame
        }
        """),
    .outlet: Example(
      before: """
        import UIKit
        final class Screen: UIViewController { @IBOutlet private var label: UILabel! }
        """,
      after: """
        import UIKit
        final class Screen: UIViewController {
          private let label = UILabel()
          init() { super.init(nibName: nil, bundle: nil); view.addSubview(label) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
          override func viewDidLoad() { view.addSubview(label) }
        }
        """),
    .nib: Example(
      before: "import UIKit\nfunc unwind(_ source: UIStoryboardUnwindSegueSource) {}\n",
      after: """
        import UIKit
        final class Cell: UICollectionViewCell {}
        final class List: UICollectionViewController {
          let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
          override func viewDidLoad() {
            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
          }
        }
        """),
    .override: Example(
      before: """
        import UIKit
        final class Screen: UIViewController {}
        extension Screen { override func viewDidLoad() {} }
        """,
      after:
        "import UIKit\nfinal class Screen: UIViewController { override func viewDidLoad() {} }\n"),
    .optionalCall: Example(
      before: """
        import UIKit
        @MainActor func choose(_ path: IndexPath, in list: UITableView) {
          list.delegate?.tableView?(list, didSelectRowAt: path)
        }
        """,
      after: """
        import UIKit
        @MainActor func choose(
          _ path: IndexPath, in list: UICollectionView, for delegate: UICollectionViewDelegate
        ) {
          (delegate as? ListController)?.collectionView(list, didSelectItemAt: path)
        }
        final class ListController: UICollectionViewController {
          override func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
          ) {}
        }
        """),
    .initializer: Example(
      before: """
        import UIKit
        @MainActor func show(_ screen: UIViewController.Type) -> UIViewController {
          screen.init(nibName: nil, bundle: nil)
        }
        """,
      after: """
        import UIKit
        final class ItemController: UIViewController {}
        @MainActor let screens: [() -> UIViewController] = [{ ItemController() }]
        @MainActor func show(_ type: UIViewController.Type) -> UIViewController { type.made() }
        """),
    .bridging: Example(
      before: """
        import UIKit
        func long(_ text: String) -> NSString { text }
        func short(_ name: NSString) -> String { name }
        func count(_ number: NSNumber) -> Int { number as Int }
        """,
      after: """
        import UIKit
        func long(_ text: String) -> NSString { text as NSString }
        func short(_ name: NSString) -> String { name as String }
        func count(_ number: NSNumber) -> Int { number.intValue }
        """),
    .isolation: Example(
      before:
        "@MainActor final class Store { var count = 0 }\nfunc count(_ store: Store) -> Int { store.count }\n",
      after:
        "@MainActor final class Store { var count = 0 }\n@MainActor func count(_ store: Store) -> Int { store.count }\n"
    ),
    .type: Example(
      before: "import UIKit\nlet scene: UIFantasyScene? = nil\n",
      after: "import UIKit\n#if os(iOS)\nlet scene: UIFantasyScene? = nil\n#endif\n"),
    .member: Example(
      before: "import UIKit\nlet color = UIColor.systemDream\n",
      after: "import UIKit\n#if os(iOS)\nlet color = UIColor.systemDream\n#endif\n"),
    .other: Example(
      before: "import UIKit\nlet width: CGFloat = \"wide\"\n",
      after: "import UIKit\n#if os(iOS)\nlet width: CGFloat = \"wide\"\n#endif\n"),
  ]

  private static let kinds = ObstacleKind.allCases.filter { $0 != .crash }

  private func diagnosis(_ files: [String: String]) throws -> Diagnosis {
    let sources = try Sources(files)
    let module = try BuiltModule(executable: CommandLine.arguments[0])
    let options = DoctorOptions(
      module: module, swiftVersion: "6", importPaths: [module.folder],
      environment: ProcessInfo.processInfo.environment)
    return try Doctor(options: options).diagnose(
      Set(files.keys.compactMap { $0.split(separator: "/").first }).sorted().map {
        "\(sources.path)/\($0)"
      })
  }

  @Test func whatItIsGivenForDoesNotCompile() throws {
    var files: [String: String] = [:]
    for kind in Self.kinds {
      let example = try #require(Self.examples[kind])
      files["\(kind)/A.swift"] = example.before
      for (name, text) in example.others { files["\(kind)/\(name)"] = text }
    }
    let found = try diagnosis(files)
    for folder in found.folders {
      let kinds = folder.obstacles.map { "\($0.kind)" }
      #expect(kinds.contains(folder.module), "\(folder.obstacles.map(\.message))")
    }
    #expect(found.folders.count == Self.kinds.count)
  }

  @Test func whatItSaysCompiles() throws {
    let files = Dictionary(
      uniqueKeysWithValues: Self.kinds.map { ("\($0)/A.swift", Self.examples[$0]?.after ?? "") })
    let found = try diagnosis(files)
    for folder in found.folders {
      #expect(folder.obstacles.map(\.message) == [], "\(folder.module)")
    }
    #expect(found.fileCount == Self.kinds.count)
  }

  @Test(arguments: kinds) func theExampleFollowsIt(kind: ObstacleKind) throws {
    let example = try #require(Self.examples[kind])
    for code in kind.rewrite.matches(of: /(?:^|[ (])'([^']+)'/).map({ String($0.1) }) {
      // What is to be removed stands before.
      #expect(
        Self.follows(code, example.after) || Self.follows(code, example.before),
        "nothing shows \(code)")
    }
  }

  /// Whether a text has a piece of code, or calls what it names with its labels.
  private static func follows(_ code: String, _ text: String) -> Bool {
    let code = code.replacing("…", with: "")
    if text.contains(code.hasSuffix("()") ? code : code.trimming(")")) { return true }
    var rest = text[...]
    for word in code.split(whereSeparator: { "(:)".contains($0) }) {
      guard let found = rest.firstRange(of: word) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// Modules of Apple's that have a stand-in: the flags that the advice names are all that is needed.
  @Test func theStandInsThatItNamesAreThere() throws {
    let modules = [
      "CoreData", "CoreGraphics", "CryptoKit", "MessageUI", "MobileCoreServices", "OSLog",
      "QuartzCore", "SafariServices", "Security", "UniformTypeIdentifiers", "UserNotifications",
      "WebKit", "os",
    ]
    let text = modules.map { "import \($0)\n" }.joined()
    let sources = try Sources(["App/A.swift": text])
    let advice = try sources.diagnosis(["App"]).folders[0].obstacles.map(\.rewrite)
    let aliases = advice.compactMap { $0.firstMatch(of: /"-module-alias", "([^"]+)"/)?.1 }
    #expect(aliases.count == modules.count)
    let found = try sources.diagnosis(["App"], aliases: aliases.map(String.init))
    #expect(found.folders[0].obstacles.map(\.message) == [])
  }
}

extension String {
  fileprivate func trimming(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }
}
