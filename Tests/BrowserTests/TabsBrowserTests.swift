import CellophaneRendering
import Foundation
import Testing
import UIKit

extension SecondWindowSuite {
  /// What stands behind a tab bar.
  @MainActor @Suite struct TabsBrowserTests {
    /// A button at the lower edge of what is safe, and a label in the middle of the view.
    private final class StartController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let (button, label) = (UIButton(configuration: .filled()), UILabel())
        button.configuration?.title = "Begin"
        label.text = "Middle"
        for inner in [button, label] {
          inner.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(inner)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -20),
          button.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
          button.heightAnchor.constraint(equalToConstant: 50),
          label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }

    /// Fifty lines to scroll through, over all of the view or inside what is safe.
    private final class LinesController: UIViewController {
      private let isSafe: Bool

      init(isSafe: Bool) {
        self.isSafe = isSafe
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { fatalError("made in code only") }

      override func viewDidLoad() {
        super.viewDidLoad()
        let (scroller, stack) = (UIScrollView(), UIStackView())
        stack.axis = .vertical
        for number in 1...50 {
          let label = UILabel()
          label.text = "Line \(number)"
          label.heightAnchor.constraint(equalToConstant: 30).isActive = true
          stack.addArrangedSubview(label)
        }
        for inner in [scroller, stack] { inner.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroller)
        scroller.addSubview(stack)
        let content = scroller.contentLayoutGuide
        let end = isSafe ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
        NSLayoutConstraint.activate([
          scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          scroller.topAnchor.constraint(equalTo: view.topAnchor),
          scroller.bottomAnchor.constraint(equalTo: end),
          stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          stack.topAnchor.constraint(equalTo: content.topAnchor),
          stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          stack.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
        ])
      }
    }

    /// A table below a line of text.
    private final class TableController: UIViewController, UITableViewDataSource {
      override func viewDidLoad() {
        super.viewDidLoad()
        let (label, table) = (UILabel(), UITableView())
        label.text = "Rows"
        table.dataSource = self
        for inner in [label, table] {
          inner.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(inner)
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          inner.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor),
          table.topAnchor.constraint(equalTo: label.bottomAnchor),
          table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
      }
    }

    private static func tabs(_ start: () -> UIViewController) -> UITabBarController {
      let (tabs, start) = (UITabBarController(), start())
      start.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 0)
      tabs.viewControllers = [start, UIViewController()]
      return tabs
    }

    /// A number that a script answers on a page as high as a phone, scrolled to its end.
    private func answer(
      _ start: @escaping @MainActor () -> UIViewController, in look: Look, _ script: String
    ) async throws -> Double {
      let browser = try await Browser.shared.value
      try await browser.open(
        try await renderHTML(of: Self.tabs(start), look: look), height: 800)
      let answer = try await browser.run(
        """
        scrollTo(0, document.documentElement.scrollHeight)
        const box = (name) => [...document.querySelectorAll('.tab-panel[data-shown] ' + name)]
          .at(-1).getBoundingClientRect()
        const bar = document.querySelector('.tab-bar').getBoundingClientRect()
        \(script)
        """)
      return try #require(answer.number)
    }

    @Test(arguments: [Look.iOS26, .iOS18]) func whatHangsOnTheSafeAreaStandsAboveIt(
      look: Look
    ) async throws {
      let gap = try await answer(
        { StartController() }, in: look, "return bar.top - box('.button').bottom")
      #expect(gap == 20)
    }

    @Test(arguments: [(Look.iOS26, 0.0), (.iOS18, 49.5)])
    func whatHangsOnTheViewDoesNot(look: Look, belowTheView: Double) async throws {
      let below = try await answer(
        { StartController() }, in: look,
        """
        const label = box('.view > .view > .label')
        return innerHeight - label.top - label.bottom
        """)
      #expect(abs(below - belowTheView) <= 0.5)
    }

    @Test(arguments: [Look.iOS26, .iOS18], [true, false])
    func whatScrollsEndsAboveIt(look: Look, isSafe: Bool) async throws {
      let gap = try await answer(
        { LinesController(isSafe: isSafe) }, in: look, "return bar.top - box('.stack').bottom")
      #expect(gap == 0)
    }

    @Test(arguments: [(Look.iOS26, 20.0), (.iOS18, 0.0)])
    func itFloatsAsHighWhileThereIsMore(look: Look, gap: Double) async throws {
      let found = try await answer(
        { LinesController(isSafe: false) }, in: look,
        """
        scrollTo(0, 0)
        return innerHeight - document.querySelector('.tab-bar').getBoundingClientRect().bottom
        """)
      #expect(found == gap)
    }

    @Test(arguments: [Look.iOS26, .iOS18])
    func aTableInAViewEndsAboveIt(look: Look) async throws {
      let gap = try await answer(
        { TableController() }, in: look, "return bar.top - box('.row').bottom")
      #expect(abs(gap) <= 1)
    }

    @Test(arguments: [Look.iOS26, .iOS18])
    func aToolbarStandsAboveIt(look: Look) async throws {
      func tools() -> UIViewController {
        let start = StartController()
        start.toolbarItems = [
          UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        ]
        let navigation = UINavigationController(rootViewController: start)
        navigation.isToolbarHidden = false
        return navigation
      }
      let gap = try await answer(tools, in: look, "return bar.top - box('.toolbar').bottom")
      #expect(gap == (look == .iOS26 ? 12 : 0))
      let above = try await answer(
        tools, in: look, "return box('.toolbar').top - box('.button').bottom")
      #expect(above == 20)
    }
  }
}
