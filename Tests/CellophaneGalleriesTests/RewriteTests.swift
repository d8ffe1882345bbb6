import Foundation
import Seeding
import Testing

#if Overlay
  /// What is rewritten on the way to the compiler.
  @Suite(.enabled(if: Turn.has("rewritten sources", .fourth))) struct RewriteTests {
    private static let screen = """
      import UIKit

      final class CountController: UITableViewController {
        private let button = UIButton(type: .system)
        weak var delegate: CountDelegate?
        private var count = 0

        @objc private func add() {
          count += 1
          button.setTitle("Count \\(count)", for: .normal)
          delegate?.counted?(count)
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          button.setTitle("Count 0", for: .normal)
          button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
          button.addTarget(self, action: #selector(add), for: .touchUpInside)
          tableView.tableHeaderView = button
        }
      }

      #Preview("Counting") { CountController(style: .plain) }
      """

    private static let optional =
      "import UIKit\n\n@objc protocol CountDelegate: AnyObject {\n"
      + "  @objc optional func counted(_ count: Int)\n}\n"

    @Test func selectorsActAndPreviewsComeFirst() throws {
      let app = try AppFolder(["App/Count.swift": Self.screen, "App/Delegate.swift": Self.optional])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          "App, target App: 2 of 2 files are in, 2 previews\n  shown: previews 1, screens 1\n"))
      // What a tap does is known to the page.
      #expect(try app.read("site/previews/counting.html").contains("Count 1"))
      let listed = try app.run("list", "\(app.path)/App", "--report", "none")
      #expect(
        listed.output.hasPrefix("counting\tCounting\tPreviews\tphone\tApp/Count.swift:23\n"),
        "\(listed.output)")
    }

    private static let menu = """
      import UIKit

      struct Entry {
        var title: String
        var screen: UIViewController.Type
      }

      final class MenuController: UITableViewController {
        private let entries = [Entry(title: "Colours", screen: ColourController.self)]

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          entries.count
        }

        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let kind: UITableViewCell.Type = EntryCell.self
          let cell = kind.init(style: .value1, reuseIdentifier: "Entry")
          cell.textLabel?.text = entries[indexPath.row].title
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(entries[indexPath.row].screen.init(), sender: nil)
        }
      }

      final class EntryCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          detailTextLabel?.text = "made"
        }

        required init?(coder: NSCoder) { nil }
      }

      final class ColourController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Red, green, blue"
        }
      }
      """

    @Test func aClassMakesAnInstanceOfItself() throws {
      let app = try AppFolder([
        "App/Rows.swift": AppFolder.screen.replacing(
          "UITableViewCell(style: .default, reuseIdentifier: nil)", with: "NoteCell.make()"
        ).replacing(
          "final class RowsViewController: UITableViewController {",
          with: """
            final class RowsViewController: UITableViewController {
              override func viewDidLoad() {
                super.viewDidLoad()
                tableView.tableFooterView = NoteLabel.make(saying: "That is all")
              }

            """),
        "App/Making.swift": """
        import UIKit

        class BaseCell: UITableViewCell {
          static func make() -> Self {
            Self(style: .value1, reuseIdentifier: nil)
          }
        }

        class NoteCell: BaseCell {
          override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            detailTextLabel?.text = "of a note"
          }

          required init?(coder: NSCoder) { nil }
        }

        class BaseLabel: UILabel {
          class func make(saying text: String) -> Self {
            let label = Self()
            label.text = text
            label.finish()
            return label
          }

          func finish() {}
        }

        class NoteLabel: BaseLabel {
          override func finish() {
            text = (text ?? "") + ", for today"
            sizeToFit()
          }
        }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(!built.errors.contains("without some lines"), "\(built.errors)")
      let page = try app.read("site/previews/rows-view-controller.html")
      #expect(page.contains("of a note"))
      #expect(page.contains("That is all, for today"))
    }

    @Test func aClassThatIsKnownOnlyWhenTheCodeRunsIsMade() throws {
      let app = try AppFolder(["App/Menu.swift": Self.menu])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(!built.errors.contains("without some lines"), "\(built.errors)")
      let page = try app.read("site/previews/menu-controller.html")
      #expect(page.contains("Colours"))
      #expect(page.contains("made"))
      #expect(page.contains("Red, green, blue"))
      // What was chosen is remembered, and holds where a line comes before it.
      try app.write("// A menu\n" + Self.menu, to: "App/Menu.swift")
      let second = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(second.code == 0, "\(second.errors)")
      #expect(try app.read("site/previews/menu-controller.html").contains("Red, green, blue"))
    }

    @Test func whatCannotBeMadeIsLeftOutWithTheCompilersFirstWords() throws {
      let app = try AppFolder([
        "App/Menu.swift": Self.menu,
        "App/Words.swift": """
        import Foundation

        class Words {
          init(count: Int) {}
        }

        func words(_ type: Words.Type) -> Words { type.init(count: 1) }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(
        built.errors.contains(
          "constructing an object of class type 'Words' with a metatype value must use a 'required'"
        ),
        "\(built.errors)")
    }

    @Test func aRewriteThatChangedIsCompiledAgainThoughItsSourceDidNot() throws {
      let app = try AppFolder(["App/Count.swift": Self.screen, "App/Delegate.swift": Self.optional])
      let first = try app.run("build", "\(app.path)/App")
      #expect(first.errors.contains("App, target App: 2 of 2 files are in"), "\(first.errors)")
      // The call's question mark is wrong now, and nobody writes the caller's file.
      try app.write(
        Self.optional.replacing("  @objc optional func", with: "  func"), to: "App/Delegate.swift")
      let second = try app.run("build", "\(app.path)/App")
      #expect(second.errors.contains("App, target App: 1 of 2 files are in"), "\(second.errors)")
      #expect(second.errors.contains("App/Count.swift:11:22"), "\(second.errors)")
    }
  }
#endif
