import Foundation
import Seeding
import Testing

/// `cellophane build` on apps as they stand.
@Suite(.enabled(if: Turn.has("what builds do", .second))) struct BuildTests {
  @Test func oneFileWithNothingBesideItIsShown() throws {
    let app = try AppFolder(["Cells.swift": AppFolder.screen])
    let built = try app.run(
      "build", "\(app.path)/Cells.swift", "--output", "\(app.path)/Our site", "--quiet")
    #expect(built.code == 0, "\(built.errors)")
    #expect(
      built.errors == """
        building 'Cells', 1 file
        Cells.swift, target Cells: 1 of 1 file is in, 1 preview
          shown: screens 1

        """)
    #expect(try app.read("Our site/previews/rows-view-controller.html").contains("Row 2"))
    let listed = try app.run("list", "\(app.path)/Cells.swift", "--report", "none")
    #expect(
      listed.output
        == "rows-view-controller\tRowsViewController\tScreens\tphone\tCells.swift:3\n")
  }

  @Test func nothingIsWrittenBesideTheStateAndTheStateIsIgnored() throws {
    let app = try AppFolder(["App/Rows.swift": AppFolder.screen, "App/README.md": "An app"])
    let before = app.files()
    let built = try app.run("build", "\(app.path)/App", "--report", "none")
    #expect(built.code == 0, "\(built.errors)")
    #expect(app.files().filter { !$0.hasPrefix("App/.cellophane/") } == before)
    #expect(try app.read("App/.cellophane/.gitignore") == "*\n")
    #expect(try app.read("App/.cellophane/App/site/index.html").contains("RowsViewController"))
  }

  @Test func theAppFindsItsFilesInItsBundle() throws {
    let app = try AppFolder([
      "App/Data/rows.txt": "from a file",
      "App/Rows.swift": AppFolder.screen.replacing(
        "\"Row \\(indexPath.row)\"",
        with: "try! String(contentsOf: Bundle.main.resourceURL!.appendingPathComponent("
          + "\"rows.txt\"), encoding: .utf8)"),
    ])
    let words = ["build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none"]
    let built = try app.run(words)
    #expect(built.code == 0, "\(built.errors)")
    #expect(try app.read("site/previews/rows-view-controller.html").contains("from a file"))
    // What the app has no more is there no more.
    try FileManager.default.removeItem(atPath: "\(app.path)/App/Data/rows.txt")
    _ = try app.run(words)
    #expect(throws: (any Error).self) { try app.read("App/.cellophane/App/gallery/rows.txt") }
  }

  @Test func aLogoutForgetsItsDefaults() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen.replacing(
        "cell.textLabel?.text = \"Row \\(indexPath.row)\"",
        with: """
          let defaults = UserDefaults.standard
          defaults.set("abc", forKey: "token")
          defaults.set(nil, forKey: "token")
          defaults.set(URL(string: "https://example.com/a"), forKey: "home")
          cell.textLabel?.text = "\\(defaults.string(forKey: "token") ?? "none") "
            + "\\(defaults.url(forKey: "home")?.host ?? "nowhere")"
          """)
    ])
    let built = try app.run(
      "build", "\(app.path)/App", "--output", "\(app.path)/site", "--report", "none")
    #expect(built.code == 0, "\(built.errors)")
    #expect(try app.read("site/previews/rows-view-controller.html").contains("none example.com"))
  }

  @Test func theStateMayLieElsewhere() throws {
    let app = try AppFolder(["App/Rows.swift": AppFolder.screen])
    let built = try app.run(
      "build", "\(app.path)/App", "--scratch", "\(app.path)/.cellophane there", "--report", "none")
    #expect(built.code == 0, "\(built.errors)")
    #expect(app.files() == ["App/Rows.swift"])
  }

  @Test func whatCannotCompileIsLeftOutWithWhatNeedsItCausesFirst() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen,
      "App/Store.swift":
        "import ARKit\n\nclass Store: ARSession {\n}\n",
      "App/StoreScreen.swift":
        "import UIKit\n\nclass StoreScreen: StoreBase<Store> {\n}\n"
        + "class StoreBase<Kept>: UITableViewController {\n}\n",
      "App/Unused.swift": "import ARKit\nimport UIKit\n\nlet unused = 1\n",
      "App/AppDelegate.swift":
        "import UIKit\n\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
    ])
    let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(
      built.errors.components(separatedBy: "\n").dropLast(3).joined(separator: "\n") == """
        building 'App', 5 files
        App, target App: 4 of 5 files are in, 1 of them without some lines, 1 preview
          shown: screens 1
          files that import only what is here and the app's own: 3 of 3 (100.0 %) in, \
        2 of them whole

        App: 4 of 5 files are in; out, by cause:
          no such module 'ARKit': 1 file
            App/Store.swift:1:1
            instead: only Apple's platforms have it: keep the import and what uses it behind \
        '#if canImport(ARKit)'

        App: 1 file without some lines, which do nothing here; by cause:
          no such module 'ARKit': 1 place
            App/StoreScreen.swift:3-4: cannot find type 'Store' in scope

        list screens that are out, since they do not compile: 1
          App/StoreScreen.swift:3: StoreScreen: no such module 'ARKit'

        the app as it launches is not shown: nothing in its code sets the root view controller of a \
        window
        """)
  }

  @Test func aScreenIsShownWithoutTheLinesThatCannotCompile() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen.replacing(
        "final class RowsViewController: UITableViewController {",
        with: """
          import ARKit

          final class RowsViewController: UITableViewController {
            private var session: ARSession?

            override func viewDidLoad() {
              super.viewDidLoad()
              let anchor = ARAnchor(name: "rows")
              session?.add(anchor)
              title = "Three of them"
            }

            func distance() -> Double {
              if session == nil { return 0 }
              return 1
            }

            func tell() {
              print(distance())
            }
          """),
      "App/Empty.swift": """
      import ARKit
      import UIKit

      final class EmptyViewController: UITableViewController {
        private let source = ARSource()

        override func viewDidLoad() {
          tableView.dataSource = source
        }
      }
      """,
    ])
    let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(
      built.errors.components(separatedBy: "\n").dropLast(3).joined(separator: "\n") == """
        building 'App', 2 files
        App, target App: 2 of 2 files are in, 2 of them without some lines, 1 preview
          shown: screens 1

        App: 2 files without some lines, which do nothing here; by cause:
          no such module 'ARKit': 7 places
            App/Empty.swift:5: cannot find 'ARSource' in scope
            App/Empty.swift:8: cannot find 'source' in scope
            and 5 more

        not shown, since what fills the list is left out: 1
          App/Empty.swift:4: EmptyViewController: without line 8: cannot find 'source' in scope
        """)
    let page = try app.read("site/previews/rows-view-controller.html")
    #expect(page.contains("Row 2") && page.contains("Three of them"))
  }

  @Test func aChangeIsBuiltByTheNextRun() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen,
      "App/Words.swift": "let word = \"first\"\nclass Broken: Missing {}\n",
    ])
    #expect(try app.run("build", "\(app.path)/App", "--report", "none").code == 0)
    try app.write("let word = \"second\"\n", to: "App/Words.swift")
    try app.write(
      AppFolder.screen.replacing("\"Row ", with: "\"\\(word) "), to: "App/Rows.swift")
    let second = try app.run("build", "\(app.path)/App")
    #expect(second.errors.contains("App, target App: 2 of 2 files are in, 1 preview\n"))
    let page = ".cellophane/App/site/previews/rows-view-controller.html"
    #expect(try app.read("App/\(page)").contains("second 2"))
    try app.write("let word: Gone = \"third\"\n", to: "App/Words.swift")
    try app.write("class Rows: Gone {}\n", to: "App/Rows.swift")
    let third = try app.run("build", "\(app.path)/App")
    #expect(third.code == 1)
    #expect(
      third.errors.contains(
        "error: no file of 'App' compiles here; what stands in the way is above"))
  }

  @Test func aRunThatWasInterruptedIsDoneAgain() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen, "App/Words.swift": "let word = 1\n",
    ])
    #expect(try app.run("build", "\(app.path)/App", "--report", "none").code == 0)
    let module = "App/.cellophane/App/module-App"
    try app.write("{\"choice\": ", to: "\(module)/choice.json")
    try FileManager.default.removeItem(
      atPath: "\(app.path)/App/.cellophane/App/modules/App.swiftmodule")
    try app.write("half", to: "App/.cellophane/App/gallery/Gallery.linked")
    let again = try app.run("build", "\(app.path)/App", "--report", "none")
    #expect(again.code == 0, "\(again.errors)")
  }

  @Test func namesOfAssetsAreMembers() throws {
    let color = """
      {"colors": [{"color": {"color-space": "srgb", "components": {"alpha": "1", "blue": "0x33",
      "green": "0x22", "red": "0x11"}}, "idiom": "universal"}], "info": {"version": 1}}
      """
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen.replacing(
        "cell.textLabel?.text",
        with: "cell.contentView.backgroundColor = .shelfEdge\n"
          + "    cell.tintColor = UIColor(resource: .Icons.leaf)\n    cell.textLabel?.text"),
      "App/Media.xcassets/Shelf Edge Color.colorset/Contents.json": color,
      "App/Media.xcassets/Icons/Contents.json":
        "{\"info\": {}, \"properties\": {\"provides-namespace\": true}}",
      "App/Media.xcassets/Icons/Leaf.colorset/Contents.json": color,
    ])
    let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(built.errors.contains("App, target App: 1 of 1 file is in, 1 preview\n"))
    #expect(try app.read("site/previews/rows-view-controller.html").contains("#112233"))
  }

  @Test func classesOfADataModelAreThere() throws {
    let app = try AppFolder([
      "App/Rows.swift": "import CoreData\n"
        + AppFolder.screen.replacing(
          "cell.textLabel?.text",
          with: """
            let place = Bundle.main.url(forResource: "Model", withExtension: "momd")!
                let model = NSManagedObjectModel(contentsOf: place)!
                let context = NSPersistentContainer(name: "Model", managedObjectModel: model)
                  .viewContext
                let book = Book(context: context)
                book.title = "A long shelf"
                cell.detailTextLabel?.text = (try? context.fetch(Book.fetchRequest()))?.first?.title
                cell.accessibilityLabel = cell.detailTextLabel?.text ?? book.title
                cell.textLabel?.text
            """),
      "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
      <entity name="Book" representedClassName="Book" codeGenerationType="class">
        <attribute name="title" attributeType="String"/>
      </entity>
      """,
    ])
    let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    #expect(built.errors.contains("App, target App: 1 of 1 file is in, 1 preview\n"))
    #expect(try app.read("site/previews/rows-view-controller.html").contains("A long shelf"))
  }

  @Test func previewsOfOnesOwnComeFirst() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen.replacing(
        "final class RowsViewController: UITableViewController {",
        with: "final class RowsViewController: UITableViewController {\n  let word: Word<String>\n"
          + "  init(word: Word<String>, isShort: Bool = false) {\n    self.word = word\n"
          + "    super.init(style: .plain)\n  }\n"
          + "  required init?(coder: NSCoder) { nil }\n"
      ).replacing("\"Row ", with: "\"\\(word.text) ")
        + "\n\nstruct Word<Text> { var text: Text }",
      "Mine/Previews.swift": """
      import Cellophane
      @testable import App

      @PreviewBuilder var previews: [AnyPreview] {
        Preview("Words") { RowsViewController(word: Word(text: "mine")) }
      }
      """,
      "Mine/Wrong.swift": "import Cellophane\n\nvar previews: [AnyPreview] { [nowhere] }\n",
    ])
    let alone = try app.run("build", "\(app.path)/App")
    #expect(alone.code == 1)
    #expect(
      alone.errors.contains(
        "not shown, since making it needs something: 1\n"
          + "  App/Rows.swift:3: Preview(\"RowsViewController\") "
          + "{ RowsViewController(word: <#Word<String>#>) }\n"))
    let built = try app.run(
      "build", "\(app.path)/App", "--previews", "\(app.path)/Mine/Previews.swift", "--output",
      "\(app.path)/site")
    #expect(built.code == 0, "\(built.errors)")
    let words = try? app.read("site/previews/words.html")
    #expect(words?.contains("mine 2") == true, "\(built.output)\(built.errors)")
    let wrong = try app.run(
      "build", "\(app.path)/App", "--previews", "\(app.path)/Mine/Wrong.swift", "--report", "none")
    #expect(wrong.code == 1)
    #expect(
      wrong.errors.contains(
        "Mine/Wrong.swift: error: the previews do not compile\n"
          + "Mine/Wrong.swift:3:31: error: cannot find 'nowhere' in scope\n"))
  }

  @Test func whatApplesFoundationHasItselfIsImported() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen,
      "App/Load.swift":
        "import Foundation\n\nfunc load(_ request: URLRequest) -> URLSession { .shared }\n",
    ])
    let built = try app.run("build", "\(app.path)/App")
    #expect(built.errors.contains("App, target App: 2 of 2 files are in, 1 preview\n"))
  }

  #if Overlay
    @Test func whatHeadersDeclareIsThereForSwift() throws {
      let project = """
        // !$*UTF8*$!
        { rootObject = P; objects = {
          P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_VERSION = 5.0; SWIFT_OBJC_BRIDGING_HEADER = "App/Bridge.h"; }; };
          G = {isa = PBXGroup; children = (F1, F2, F3, ); path = App; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = App; buildPhases = (S, );
            productType = "com.apple.product-type.application"; };
          S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, ); };
          B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = F3; };
          F1 = {isa = PBXFileReference; path = Rows.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Note.m; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Kept.swift; sourceTree = "<group>"; };
        }; }
        """
      let app = try AppFolder([
        "App.xcodeproj/project.pbxproj": project,
        "App/Bridge.h": "#import \"Note.h\"\n",
        "App/Note.h": """
        #import <Elsewhere/Elsewhere.h>
        extern NSString *const kNoteTitle;
        @interface Note : ElsewhereObject
        @property (nonatomic, copy) NSString *title;
        @property (nonatomic, strong) ElsewhereThing *thing;
        - (NSString *)lineWithPrefix:(NSString *)prefix;
        @end
        """,
        "App/Note.m": "#import \"Note.h\"\nNSString *const kNoteTitle = @\"Notes\";\n",
        "App/Kept.swift": """
        import CoreData
        class Kept: NSManagedObject {
          @NSManaged var word: String
        }
        """,
        "App/Rows.swift": AppFolder.screen.replacing(
          "cell.textLabel?.text = \"Row \\(indexPath.row)\"",
          with: """
            let note = Note()
            note.title = kNoteTitle
            let kept = Kept(context: NSPersistentContainer(name: "App").viewContext)
            kept.word = note.line(withPrefix: "") ?? "none"
            cell.textLabel?.text = note.title + " " + kept.word
            """
        ).replacing("import UIKit", with: "import CoreData\nimport UIKit"),
      ])
      let built = try app.run(
        "build", "\(app.path)/App.xcodeproj", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains("target App: 2 of 2 files are in, 1 preview\n"), "\(built.errors)")
      #expect(try app.read("site/previews/rows-view-controller.html").contains("Notes none"))
      #expect(
        built.errors.contains(
          "App/Note.h:1: is read as Swift: what is written in Objective-C does nothing here"))
      #expect(
        built.errors.contains(
          "App/Note.h:5: is left out, since it names what is not here: 'var `thing`: ElsewhereThing!"
        ), "\(built.errors)")
    }
  #endif

  @Test func aPackageThatDoesNotResolveIsSaidAndTheRestIsShown() throws {
    let app = try AppFolder([
      "App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "http://127.0.0.1:9/Kit", from: "1.0.0")],
        targets: [
          .target(name: "Screens", dependencies: [.product(name: "Kit", package: "Kit")])
        ])
      """,
      "App/Sources/Screens/Rows.swift": AppFolder.screen,
      "App/Sources/Screens/Other.swift": "import Kit\n\nlet other = KitThing()\n",
    ])
    let built = try app.run("build", "\(app.path)/App")
    #expect(built.code == 0, "\(built.errors)")
    #expect(built.errors.contains("target Screens: 1 of 2 files are in, 1 preview\n"))
    #expect(
      built.errors.contains(
        "http://127.0.0.1:9/Kit: warning: the package cannot be taken, and what imports its modules is"
          + " left out: "), "\(built.errors)")
  }

  @Test func dataRacesAreNotLookedForWhereMoreCompilesWithout() throws {
    let app = try AppFolder([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Screens")])
      """,
      "App/Sources/Screens/Rows.swift": AppFolder.screen,
      "App/Sources/Screens/Shared.swift": "var shared = [1]\nlet pattern = /[a-z]+/\n",
    ])
    let built = try app.run("build", "\(app.path)/App")
    #expect(
      built.errors.contains("App, target Screens: 2 of 2 files are in, 1 preview\n"),
      "\(built.errors)")
    #expect(
      built.errors.contains(
        "'Screens' is compiled in Swift 5 mode, in which more of it compiles here: data races are "
          + "not looked for\n"))
  }

  @Test func aProjectWhosePagesAreRightIsSaidToBe() throws {
    let app = try AppFolder(["App/Rows.swift": AppFolder.screen])
    let checked = try app.run("validate", "\(app.path)/App", "--report", "none")
    #expect(checked.code == 0, "\(checked.errors)")
    #expect(checked.errors.hasPrefix("building 'App', 1 file\nApp: "), "\(checked.errors)")
    #expect(checked.errors.hasSuffix(" pages, nothing wrong\n"), "\(checked.errors)")
  }

  @Test func snapshotsOfAProjectAreThoseBesideIt() throws {
    let app = try AppFolder(["App/App.xcodeproj/project.pbxproj": ""])
    let asked = try app.run("snapshots", "\(app.path)/App/App.xcodeproj")
    #expect(asked.code == 0)
    #expect(asked.errors == "nothing is pending\n")
  }

  @Test func whatIsNotThereIsAWrongCall() throws {
    let app = try AppFolder([:])
    let built = try app.run("build", "\(app.path)/Gone.xcodeproj")
    #expect(built.code == 2)
    #expect(
      built.errors == "Gone.xcodeproj: error: there is nothing; name a project ('.xcodeproj'), a "
        + "package, a folder or a Swift file\n")
  }
}
