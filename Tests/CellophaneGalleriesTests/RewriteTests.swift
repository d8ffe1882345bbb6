import Foundation
import Testing

#if Overlay
  /// What is rewritten on the way to the compiler.
  @Suite struct RewriteTests {
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
