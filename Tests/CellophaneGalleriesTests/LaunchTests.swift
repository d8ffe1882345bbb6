import Foundation
import Seeding
import Testing

@testable import CellophaneDoctor
@testable import CellophaneGalleries
@testable import CellophaneProjects

#if Overlay
  /// The app as it launches, by its own delegates.
  @Suite(.enabled(if: Turn.has("launches of apps", .second))) struct LaunchTests {
    private static let split = """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var title = ""
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          title = "Launched rows"
          return true
        }
      }

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let rows = RowsViewController()
          rows.title = (UIApplication.shared.delegate as? AppDelegate)?.title
          let detail = UIViewController()
          detail.title = "Nothing chosen"
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(rows, for: .primary)
          split.setViewController(detail, for: .secondary)
          window = UIWindow(windowScene: scene)
          window?.rootViewController = split
          window?.makeKeyAndVisible()
        }
      }
      """

    @Test func theAppAsItLaunchesComesFirst() throws {
      let app = try AppFolder([
        "App/Delegates.swift": Self.split, "App/Rows.swift": AppFolder.screen,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(built.errors.contains("  shown: app 1, screens 1\n"))
      let phone = try app.read("site/previews/launch.html")
      #expect(phone.contains(">Launched rows</h1>") && phone.contains("Row 2"))
      #expect(phone.contains("split-view") == false)
      let pad = try app.read("site/previews/launch-pad.html")
      #expect(pad.contains(">Launched rows</h1>") && pad.contains(">Nothing chosen</h1>"))
      let index = try app.read("site/index.html")
      let order = ["launch", "rows-view-controller"].map { index.range(of: "pages/\($0).html") }
      let first = try #require(order[0]), second = try #require(order[1])
      #expect(first.lowerBound < second.lowerBound)
    }

    @Test func aScreenThatReliesOnTheLaunchIsShownAfterIt() throws {
      let app = try AppFolder([
        "App/Delegate.swift": """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          static var words: [String]!
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            Self.words = ["Salt"]
            return true
          }
        }
        """,
        "App/Rows.swift": AppFolder.screen.replacing(
          "cell.textLabel?.text = ", with: "cell.textLabel?.text = AppDelegate.words[0] + "),
        "App/Abstract.swift": """
        import UIKit

        class AbstractRows: RowsViewController2 {
          required init?(coder: NSCoder) { fatalError("not from an archive") }
          init() { super.init(style: .plain) }
          func makeRows() -> [String] { fatalError("override this") }
          override func viewDidLoad() { title = makeRows().first }
        }
        class RowsViewController2: UITableViewController {}
        final class WordRows: AbstractRows {
          override func makeRows() -> [String] { ["Word"] }
        }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site", "-v")
      #expect(built.code == 0, "\(built.errors)")
      #expect(try app.read("site/previews/rows-view-controller.html").contains("Salt"))
      let remark = "note: it is shown in an app that has launched, since it stops without that: "
      #expect(built.errors.contains(remark), "\(built.errors)")
      #expect(!built.errors.contains("override this"))
      #expect(!app.files().contains("site/previews/abstract-rows.html"))
      #expect(try app.read("site/previews/word-rows.html").contains(">Word</h1>"))
    }

    @Test func aSplitViewIsShownOnAPadToo() throws {
      let app = try AppFolder([
        "App/Columns.swift": """
        import UIKit

        class PlainSplitViewController: UISplitViewController {}

        final class ColumnsViewController: PlainSplitViewController {
          private let rows: UITableViewController = RowsViewController()

          override func viewDidLoad() {
            super.viewDidLoad()
            rows.title = "All rows"
            let detail = UIViewController()
            detail.title = "Nothing chosen"
            setViewController(rows, for: .primary)
            setViewController(detail, for: .secondary)
          }

          init() { super.init(style: .doubleColumn) }
          required init?(coder: NSCoder) { nil }
        }
        """, "App/Rows.swift": AppFolder.screen,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      let pad = try app.read("site/previews/columns-view-controller-pad.html")
      #expect(pad.contains(">All rows</h1>") && pad.contains(">Nothing chosen</h1>"))
      #expect(try app.read("site/previews/columns-view-controller.html").contains("Row 2"))
      #expect(
        !FileManager.default.fileExists(
          atPath: "\(app.path)/site/previews/rows-view-controller-pad.html"))
    }

    @Test func aLaunchThatStopsIsAWarningAndCostsNothingElse() throws {
      let app = try AppFolder([
        "App/Delegates.swift": Self.split.replacing(
          "guard let scene = scene as? UIWindowScene else { return }",
          with:
            "guard let scene = scene as? UIWindowScene else { return }\n    precondition(title.isEmpty)"
        ).replacing(
          "var window: UIWindow?\n",
          with: "var window: UIWindow?\n  var title: String { fatalError(\"no account\") }\n"),
        "App/Rows.swift": AppFolder.screen,
      ])
      let built = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none")
      #expect(built.code == 0, "\(built.errors)")
      #expect(built.errors.contains("warning: no account (at "), "\(built.errors)")
      #expect(built.errors.contains("(preview 'launch') [preview-failed]"), "\(built.errors)")
      #expect(try app.read("site/previews/launch.html").contains("no account"))
      #expect(try app.read("site/previews/rows-view-controller.html").contains("Row 2"))
    }

    @Test func anAppThatShowsNoWindowIsToldWhy() throws {
      let app = try AppFolder([
        "App/Delegates.swift": Self.split.replacing("    window?.makeKeyAndVisible()\n", with: ""),
        "App/Rows.swift": AppFolder.screen,
      ])
      let built = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          "App/Delegates.swift:14: warning: the app launches with a window that is never shown; call"
            + " 'makeKeyAndVisible()'"), "\(built.errors)")
    }

    @Test func aLaunchThatIsAllThereIsAndStopsFails() throws {
      let app = try AppFolder([
        "App/Delegates.swift": """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            return true
          }
        }
        """
      ])
      let built = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none")
      #expect(built.code == 1, "\(built.errors)")
      #expect(
        built.errors.contains(
          "warning: the app launches with a window that is never shown; call 'makeKeyAndVisible()'"),
        "\(built.errors)")
      #expect(
        built.errors.contains("error: nothing is shown: every preview has an error page"),
        "\(built.errors)")
      #expect(try app.read("site/previews/launch.html").contains("never shown"))
      // As one of a site's parts it is no failure; as all that the parts have it is.
      let part = try app.run(
        "build", "\(app.path)/App", "--shard", "1/1", "--output", "\(app.path)/part", "--report",
        "none")
      #expect(part.code == 0, "\(part.errors)")
      let merged = try app.run(
        "merge", "\(app.path)/App", "\(app.path)/part", "--output", "\(app.path)/merged",
        "--report", "none")
      #expect(merged.code == 1, "\(merged.errors)")
      #expect(
        merged.errors.contains("error: nothing is shown: every preview has an error page"),
        "\(merged.errors)")
    }

    // MARK: - What is known before

    /// What is known of an app's start.
    private func start(
      _ text: String, information: [String: Any]? = nil, isIn: Bool = true,
      omissions: [Omission] = []
    ) throws -> AppStart {
      var target = InventoryTarget(
        name: "App", module: "App", kind: .application, files: InventoryFiles())
      target.information = try information.map {
        String(
          decoding: try PropertyListSerialization.data(
            fromPropertyList: $0, format: .xml, options: 0), as: UTF8.self)
      }
      var built = BuiltTarget.empty(target, leftOut: [])
      built.texts = [("App.swift", Array(text.utf8))]
      built.classes = DeclaredClass.all(in: built.texts)
      built.omissions = omissions
      var start = AppStart(of: [built], InterfaceFiles([target]))
      start.leaveOut(in: [built]) { _ in isIn }
      return start
    }

    @Test func theDelegateOfTheListComesFirst() throws {
      let text = Self.split + "\nfinal class MainSceneDelegate: SceneDelegate {}\n"
      #expect(try start(text).scenes.map(\.name) == ["SceneDelegate", "MainSceneDelegate"])
      let named = try start(
        text,
        information: [
          "UIApplicationSceneManifest": [
            "UISceneConfigurations": [
              "UIWindowSceneSessionRoleApplication": [
                ["UISceneDelegateClassName": "App.MainSceneDelegate"]
              ]
            ]
          ]
        ])
      #expect(named.scenes.map(\.name) == ["MainSceneDelegate", "SceneDelegate"])
      #expect(named.isShown && named.note == nil && named.hasColumns)
    }

    @Test func whatKeepsAnAppFromBeingSeenIsSaid() throws {
      let said = "the app as it launches is not shown: "
      let empty = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
      #expect(
        try start(empty, information: ["UIMainStoryboardFile": "Main"]).note
          == said
          + "its first screen is in the storyboard 'Main', which is not there or begins nowhere")
      #expect(
        try start(empty).note
          == said + "nothing in its code sets the root view controller of a window")
      #expect(
        try start("@main struct Notes: App {}\n" + empty).note
          == said + "it is an app of SwiftUI's, whose scenes are not drawn")
      #expect(
        try start(Self.split, isIn: false).note
          == said + "'SceneDelegate' is not in: it cannot be made without arguments")
      let lost = Omission(
        path: "App.swift", line: 17, lastLine: 32, type: "SceneDelegate", member: nil,
        message: "cannot find 'Router' in scope", cause: "cannot find 'Router' in scope")
      #expect(
        try start(Self.split, omissions: [lost]).note
          == said + "'SceneDelegate' is not in: line 17: cannot find 'Router' in scope")
      // Screens without an app.
      #expect(try start("class RowsViewController: UITableViewController {}").note == nil)
    }
  }
#endif
