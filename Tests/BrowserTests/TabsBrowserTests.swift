import CellophaneRendering
import Testing
import UIKit

extension SecondWindowSuite {
  /// What stands behind a tab bar.
  @MainActor @Suite struct TabsBrowserTests {
    /// A button at the lower edge of what is safe.
    private final class StartController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Begin"
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -20),
          button.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
          button.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
    }

    private static func tabs() -> UITabBarController {
      let (tabs, start) = (UITabBarController(), StartController())
      start.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 0)
      tabs.viewControllers = [start, UIViewController()]
      return tabs
    }

    @Test(arguments: [Look.iOS26, .iOS18]) func whatHangsOnTheSafeAreaStandsAboveIt(
      look: Look
    ) async throws {
      let browser = try await Browser.shared.value
      try await browser.open(try await renderHTML(of: Self.tabs(), look: look), height: 800)
      let gap = try await browser.run(
        """
        const button = document.querySelector('.tab-panel[data-shown] .button').getBoundingClientRect()
        const bar = document.querySelector('.tab-bar').getBoundingClientRect()
        return bar.top - button.bottom
        """)
      #expect((gap.number ?? 0) >= 20)
    }
  }
}
