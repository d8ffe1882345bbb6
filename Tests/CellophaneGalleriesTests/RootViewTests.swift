import Seeding
import Testing

#if Overlay
  /// Screens that leave their list to a view.
  @Suite(.enabled(if: Turn.has("lists in views", .third))) struct RootViewTests {
    @Test func aScreenWhoseViewHasTheListIsAListScreen() throws {
      let app = try AppFolder([
        "App/RootView.swift": """
        import UIKit

        final class RootView: PlainView, UITableViewDataSource {
          private let table = UITableView()

          init() {
            super.init(frame: .zero)
            table.dataSource = self
            table.translatesAutoresizingMaskIntoConstraints = false
            addSubview(table)
            NSLayoutConstraint.activate([
              table.topAnchor.constraint(equalTo: topAnchor),
              table.leadingAnchor.constraint(equalTo: leadingAnchor),
              table.trailingAnchor.constraint(equalTo: trailingAnchor),
              table.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
          }

          required init?(coder: NSCoder) { fatalError() }

          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

          func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Quince"
            return cell
          }
        }
        """,
        "App/PlainView.swift": """
        import UIKit

        class PlainView: UIView {}
        """,
        "App/Screens.swift": """
        import UIKit

        final class QuinceScreen: UIViewController {
          override func loadView() { view = RootView() }
        }
        """,
        "App/Start.swift": """
        import UIKit

        final class StartScreen: UIViewController {
          override func loadView() { view = PlainView() }
        }
        """,
      ])
      let built = try app.run("build", "\(app.path)/App", "--output", "\(app.path)/site")
      #expect(built.code == 0, "\(built.errors)")
      #expect(try app.read("site/previews/quince-screen.html").contains("Quince"))
      #expect(
        built.errors.contains("screens without a list, which are not shown: 1"), "\(built.errors)")
    }
  }
#endif
