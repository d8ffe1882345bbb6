import Seeding
import Testing

#if Overlay
  /// What stays of declarations that others need, where their bodies cannot compile.
  @Suite(.enabled(if: Turn.has("declarations that are kept", .third))) struct KeptDeclarationTests {
    private static let store = """
      import Foundation
      import Database

      protocol Store: AnyObject {
        var count: Int { get }
        init(seed: Int)
        func word(_ number: Int) -> String
        func save() -> Bool
        func close()
        subscript(number: Int) -> Int { get }
      }

      final class RealStore: Store {
        private let handle: Int
        var count: Int { 3 }

        init(seed: Int) {
          handle = Connection(seed).handle
        }

        func word(_ number: Int) -> String {
          if number > 2 { return stored(number) }
          return "Word \\(number)"
        }

        private func stored(_ number: Int) -> String {
          Connection.shared.word(number)
        }

        func save() -> Bool { Connection.shared.save() }
        func close() { Connection.shared.close() }
        subscript(number: Int) -> Int { Connection.shared.number(number) }
      }

      final class FixedStore: Store {
        let count = 2
        init(seed: Int) {}
        func word(_ number: Int) -> String { "Fixed \\(number)" }
        func save() -> Bool { Connection.shared.save() }
        func close() {}
        subscript(number: Int) -> Int { number }
      }
      """

    private static func screen(_ number: String) -> String {
      AppFolder.screen
        .replacing(
          "final class RowsViewController: UITableViewController {",
          with: "final class RowsViewController: UITableViewController {\n"
            + "  let store: Store = FixedStore(seed: 1)\n"
        )
        .replacing("\"Row \\(indexPath.row)\"", with: number)
    }

    @Test func aTypeStandsWithoutTheBodiesThatCannotCompile() throws {
      let app = try AppFolder([
        "App/Store.swift": Self.store, "App/Rows.swift": Self.screen("store.word(indexPath.row)"),
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          """
          App: 1 file without some lines: 1 place does nothing here, and code that gets to the \
          other 5 stops; by cause:
            no such module 'Database': 6 places
              App/Store.swift:17-19: return from initializer without initializing all stored \
          properties (stops)
              App/Store.swift:26-28: cannot find 'Connection' in scope (stops)
              and 4 more

          """), "\(built.errors)")
      #expect(try app.read("site/previews/rows-view-controller.html").contains("Fixed 1"))
    }

    @Test func codeThatGetsToSuchABodyStopsWithTheCause() throws {
      let app = try AppFolder([
        "App/Store.swift": Self.store,
        "App/Rows.swift": Self.screen("store.save() ? \"saved\" : \"open\""),
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 1)
      #expect(
        built.errors.contains(
          "App/Rows.swift:3: error: 'save()' is left out, since line 39 does not compile here: "
            + "no such module 'Database' (at App/Store.swift:39 in 'FixedStore.save()', "
            + "called at App/Rows.swift:14) (preview 'rows-view-controller') [preview-failed]"),
        "\(built.errors)")
    }

    @Test func aFunctionThatThrowsDoesSoWithTheCause() throws {
      let app = try AppFolder([
        "App/Store.swift": """
        import Database

        protocol Words {
          func word() throws -> String
        }

        struct Store: Words {
          func word() throws -> String { try Connection.shared.word(1) }
        }
        """,
        "App/Rows.swift": AppFolder.screen.replacing(
          "\"Row \\(indexPath.row)\"",
          with:
            "{ do { return try (Store() as Words).word() } catch { return error.localizedDescription } }()"
        ),
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains("App/Store.swift:8: cannot find 'Connection' in scope (throws)"),
        "\(built.errors)")
      let page = try app.read("site/previews/rows-view-controller.html")
      #expect(
        page.contains(
          "'word()' is left out, since line 8 does not compile here: no such module 'Database'"),
        "\(built.errors)")
    }

    @Test func aClassStandsThatNobodyCanMake() throws {
      let app = try AppFolder([
        "App/Log.swift": """
        import Database

        final class Log {
          private let connection: Int

          init(_ connection: Connection) {
            self.connection = connection.number
          }

          static func open() -> Log { Log(Connection()) }

          func write(_ line: String) {
            print(line, connection)
          }
        }
        """,
        "App/Rows.swift": AppFolder.screen.replacing(
          "final class RowsViewController: UITableViewController {",
          with: """
            final class RowsViewController: UITableViewController {
              var log: Log?

              override func viewDidLoad() {
                super.viewDidLoad()
                log = Log(3)
                log?.write("loaded")
                title = "Three rows"
              }

            """),
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          """
          App: 2 files without some lines, which do nothing here; by cause:
            no such module 'Database': 3 places
              App/Log.swift:6-8: cannot find type 'Connection' in scope
              App/Log.swift:10: cannot find 'Connection' in scope
              and 1 more

          """), "\(built.errors)")
      #expect(try app.read("site/previews/rows-view-controller.html").contains("Three rows"))
    }
  }
#endif
