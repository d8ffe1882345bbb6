import Foundation
import Seeding
import Testing

#if Overlay
  /// What is said of an app's list screens: on their pages, and in the end.
  @Suite(.enabled(if: Turn.has("list screens of apps", .first))) struct ListScreenTests {
    private static func screen(_ name: String, touch: String = "", line: String = "") -> String {
      AppFolder.screen.replacing("RowsViewController", with: name).replacing(
        "class \(name): UITableViewController {",
        with: """
          class \(name): UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              \(line)
            }

            override func tableView(
              _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
            ) {
              \(touch)
            }

          """)
    }

    @Test func aPageSaysWhatOfItsFilesAndCellsIsLeftOut() throws {
      let app = try AppFolder([
        "App/Rows.swift": "import ARKit\n"
          + Self.screen("RowsViewController", line: "ARSession().run()")
          .replacing(
            "UITableViewCell(style: .default, reuseIdentifier: nil)",
            with: "RowCell(style: .default, reuseIdentifier: nil)"),
        "App/RowCell.swift": """
        import ARKit
        import UIKit

        final class RowCell: UITableViewCell {
          func place() {
            let anchor = ARAnchor(name: "row")
            print(anchor)
          }
        }
        """,
      ])
      let built = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none",
        "--format", "json")
      #expect(built.code == 0, "\(built.errors)")
      let page = try app.read("site/pages/rows-view-controller.html")
      #expect(page.contains("a place of 'Rows.swift' is left out and does nothing, line 7: "))
      #expect(page.contains("2 places of 'RowCell.swift' are left out and do nothing, "))
      #expect(page.contains("the first in line 6: no such module 'ARKit'"))
      let answer = try JSONDecoder().decode(Answer.self, from: Data(built.output.utf8))
      #expect(
        answer.screens == Answer.Screens(eligible: 1, shown: 1, partial: 1, failed: 0))
      #expect(answer.findings.map(\.rule).contains("lines-left-out"))
    }

    @Test func aScreenThatNeedsArgumentsIsShownWithWhatTheAppOffers() throws {
      let needing = { (name: String, model: String) in
        Self.screen(name, line: "title = model.title").replacing(
          "UITableViewController {\n",
          with: """
            UITableViewController {
              private let model: \(model)
              init(model: \(model)) {
                self.model = model
                super.init(style: .plain)
              }
              required init?(coder: NSCoder) { nil }

            """)
      }
      let app = try AppFolder([
        "App/Models.swift": """
        struct ShelfModel { var title: String }
        struct TrapModel { var title: String { fatalError("nobody knows") } }
        """,
        "App/Set.swift": Self.screen("SetViewController", line: "title = model.title + guide.word")
          .replacing(
            "UITableViewController {\n",
            with: """
              UITableViewController {
                var model: ShelfModel!
                weak var guide: Guide!

              """)
          + "\n\nfinal class Guide { let word: String; init(word: String) { self.word = word } }",
        "App/Shelf.swift": needing("ShelfViewController", "ShelfModel"),
        "App/Trap.swift": needing("TrapViewController", "TrapModel"),
      ])
      let built = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--format", "json")
      #expect(built.code == 0, "\(built.errors)")
      #expect(built.errors.contains("  shown: screens with made up arguments 3\n"))
      let page = try app.read("site/pages/shelf-view-controller.html")
      #expect(page.contains("'ShelfViewController(model: ShelfModel(title: &quot;title&quot;))'"))
      #expect(try app.read("site/previews/shelf-view-controller.html").contains(">title</h1>"))
      #expect(try app.read("site/previews/set-view-controller.html").contains(">titleword</h1>"))
      let answer = try JSONDecoder().decode(Answer.self, from: Data(built.output.utf8))
      #expect(answer.screens == Answer.Screens(eligible: 0, shown: 0, partial: 0, failed: 0))
      #expect(
        answer.findings.map(\.rule).sorted()
          == ["arguments-made-up", "arguments-made-up", "preview-failed"])
      #expect(built.output.contains("'TrapViewController(model: TrapModel())'"))
    }

    @Test func aScreenWithAListOfTheAppsOwnClassIsAListScreen() throws {
      let app = try AppFolder([
        "App/List.swift": """
        import UIKit

        final class List: UITableView, UITableViewDataSource {
          var words: [String] = []

          func show(_ words: [String]) {
            self.words = words
            dataSource = self
            reloadData()
          }

          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            words.count
          }

          func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = words[indexPath.row]
            return cell
          }
        }
        """,
        "App/Screens.swift": """
        import UIKit

        class ListScreen: UIViewController {
          let list = List()

          override func loadView() { view = list }
        }

        final class FruitScreen: ListScreen {
          override func viewDidLoad() {
            super.viewDidLoad()
            list.show(["Apple", "Pear"])
          }
        }
        """,
        "App/Start.swift": """
        import UIKit

        final class StartScreen: UIViewController {
          func start() { show(FruitScreen(), sender: nil) }
        }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(try app.read("site/previews/fruit-screen.html").contains("Pear"))
      #expect(
        built.errors.contains("screens without a list, which are not shown: 1"), "\(built.errors)")
    }

    @Test func aTouchThatStopsFailsAStrictBuildAlone() throws {
      let app = try AppFolder([
        // One row, since what stops takes a second to say where.
        "App/Rows.swift": Self.screen("RowsViewController", touch: "fatalError(\"not yet\")")
          .replacing("    3\n", with: "    1\n"),
        "Mine/Previews.swift": """
        import Cellophane
        @testable import App

        @PreviewBuilder var previews: [AnyPreview] {
          Preview("Mine") { RowsViewController() }
        }
        """,
      ])
      let built = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none")
      #expect(built.code == 0, "\(built.errors)")
      #expect(built.errors.contains("App/Rows.swift:3: warning: row"), "\(built.errors)")
      #expect(built.errors.contains("not yet"))
      let strict = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none", "--strict")
      #expect(strict.code == 1)
      // A preview that somebody wrote is meant to work.
      let own = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none",
        "--previews", "\(app.path)/Mine/Previews.swift")
      #expect(own.code == 1)
      #expect(own.errors.contains("Mine/Previews.swift:5: error: row"), "\(own.errors)")
    }

    @Test func theAppsDelegateIsMadeForCodeThatAsksForIt() throws {
      let app = try AppFolder([
        "App/AppDelegate.swift": """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          static let shared = UIApplication.shared.delegate as! AppDelegate
          let store = ["flour", "salt", "milk"]

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool { fatalError("nobody starts the app") }
        }
        """,
        "App/Rows.swift": AppFolder.screen.replacing(
          "\"Row \\(indexPath.row)\"", with: "AppDelegate.shared.store[indexPath.row]"),
      ])
      let built = try app.run(
        "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none")
      #expect(built.code == 0, "\(built.errors)")
      #expect(try app.read("site/previews/rows-view-controller.html").contains("milk"))
    }

    @Test func whatIsSetBeforeAScreenIsShownIsMadeOrNamed() throws {
      let app = try AppFolder([
        "App/Models.swift": """
        final class Pantry {
          let name = "flour"
        }

        final class Shop {
          static let shared = Shop(name: "mill")
          let name: String
          init(name: String) { self.name = name }
        }

        // Nobody conforms to it.
        protocol Kind {}

        struct Item {
          var name: String
          var kind: any Kind
        }
        """,
        "App/Made.swift": Self.screen("MadeViewController", line: "title = shop.name").replacing(
          "  override func viewDidLoad",
          with: "  var pantry: Pantry!\n  weak var shop: Shop!\n\n  override func viewDidLoad"
        ).replacing("\"Row \\(indexPath.row)\"", with: "pantry.name"),
        "App/Waits.swift": Self.screen("WaitsViewController", line: "title = item.name").replacing(
          "  override func viewDidLoad", with: "  var item: Item!\n\n  override func viewDidLoad"),
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      let page = try app.read("site/previews/made-view-controller.html")
      #expect(page.contains("flour") && page.contains("mill"))
      #expect(built.code == 1)
      #expect(
        built.errors.contains(
          "'item' is set before 'WaitsViewController' is shown, by nobody here; write"
            + " 'Preview(\"WaitsViewController\") { let screen = WaitsViewController(); screen.item ="
            + " <#Item#>; return screen }' in a file of previews"), "\(built.errors)")
      #expect(
        built.errors.hasSuffix(
          "list screens that need neither a storyboard nor arguments: 1 of 1 shown (100.0 %); 1 more"
            + " waits for what is set before\n"), "\(built.errors)")
    }

    @Test func howManyListScreensAreShownIsSaidInTheEnd() throws {
      let app = try AppFolder([
        "App/Good.swift": Self.screen("GoodViewController"),
        "App/Stops.swift": Self.screen("StopsViewController", line: "fatalError(\"too early\")"),
        "App/Gone.swift": Self.screen("GoneViewController").replacing(
          "import UIKit\n", with: "import ARKit\nimport UIKit\n"
        ).replacing(
          "GoneViewController: UITableViewController", with: "GoneViewController: ARList"),
        "App/List.swift": "import ARKit\nimport UIKit\n\n"
          + "@ARActor class ARList: UITableViewController {}\n",
        "App/Needs.swift": Self.screen("NeedsViewController").replacing(
          "override func viewDidLoad",
          with: "init(name: String) { super.init(style: .plain) }\n"
            + "required init?(coder: NSCoder) { nil }\noverride func viewDidLoad"),
        // What fills its list is out too, and it is no more to be shown for that.
        "App/Empty.swift": """
        import ARKit
        import UIKit

        final class EmptyViewController: UITableViewController {
          private let source: ARSource

          init(style: UITableView.Style = .plain, source: ARSource) {
            self.source = source
            super.init(style: style)
          }

          override func viewDidLoad() {
            tableView.dataSource = source
          }
        }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 1)
      #expect(
        built.errors.hasSuffix(
          "list screens that need neither a storyboard nor arguments: 1 of 4 shown (25.0 %); "
            + "1 has an error page\n"), "\(built.errors)")
      #expect(
        built.errors.contains(
          """
          list screens that are out, since they do not compile: 2
            App/Gone.swift:4: GoneViewController: cannot find type 'ARList' in scope
            App/List.swift:4: ARList: no such module 'ARKit'

          """), "\(built.errors)")
    }

    @Test func whatIsAPartOfAStoryboardIsListedAsWaiting() throws {
      let app = try AppFolder([
        "App/Good.swift": Self.screen("GoodViewController"),
        "App/Part.swift": Self.screen("PartViewController").replacing(
          "{\n", with: "{\n  @IBOutlet var label: UILabel!\n", maxReplacements: 1),
        "App/NameCell.swift": """
        import UIKit

        final class NameCell: UITableViewCell {
          @IBOutlet private var name: UILabel!
        }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          """
          waiting for outlets or cells of a storyboard or nib: 2
            App/NameCell.swift:3: NameCell
            App/Part.swift:3: PartViewController

          """), "\(built.errors)")
      #expect(built.errors.contains("  shown: screens 1\n"), "\(built.errors)")
    }

    @Test func aScreenThatAsksForANibLaterDoesNotCount() throws {
      let app = try AppFolder([
        "App/Good.swift": Self.screen("GoodViewController"),
        "App/Late.swift": Self.screen("LateViewController", line: "Rows.register(in: tableView)")
          .replacing(
            "let cell = UITableViewCell(style: .default, reuseIdentifier: nil)",
            with: "let cell = tableView.dequeueReusableCell("
              + "withIdentifier: \"row\", for: indexPath)"),
        "App/Rows.swift": """
        import UIKit

        enum Rows {
          @MainActor static func register(in table: UITableView) {
            table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
          }
        }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 1)
      #expect(
        built.errors.hasSuffix(
          "list screens that need neither a storyboard nor arguments: 1 of 1 shown (100.0 %); "
            + "1 more waits for a nib\n"), "\(built.errors)")
    }

    /// What the command says to programs.
    private struct Answer: Decodable {
      struct Screens: Decodable, Equatable { var eligible, shown, partial, failed: Int }
      struct Finding: Decodable { var rule: String }
      var screens: Screens?
      var findings: [Finding]
    }
  }
#endif
