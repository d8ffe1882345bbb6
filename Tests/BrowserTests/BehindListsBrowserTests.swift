import CellophaneRendering
import Testing
import UIKit

extension SecondWindowSuite {
  /// What stands behind rows, or in their place.
  @MainActor @Suite struct BehindListsBrowserTests {
    private final class Rows: UITableViewController {
      private let count: Int

      init(_ count: Int, behind: UIView) {
        self.count = count
        super.init(style: .plain)
        tableView.backgroundView = behind
      }

      required init?(coder: NSCoder) { nil }

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { count }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    private static func label() -> UILabel {
      let label = UILabel()
      label.text = "Nothing yet.\nAdd one."
      label.numberOfLines = 0
      return label
    }

    private static func spinner() -> UIActivityIndicatorView {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      return spinner
    }

    /// How far the middle of what is behind is from the top, and how high it is.
    private func middle(
      _ make: @autoclosure @escaping @MainActor @Sendable () -> UIViewController
    ) async throws -> JSON {
      let browser = try await Browser.shared.value
      try await browser.open(try await renderHTML(of: make(), look: .iOS26), height: 800)
      return try await browser.run(
        """
        const one = document.querySelector('.empty-view > *')
        one.style.animation = 'none'
        const box = one.getBoundingClientRect()
        return [box.top + box.height / 2, box.height].map(Math.round)
        """)
    }

    @Test(arguments: [0, 3, 40])
    func aLabelAndASpinnerStandInTheMiddle(rows: Int) async throws {
      let label = try await middle(Rows(rows, behind: Self.label()))
      #expect(label == [400, 41], "\(label)")
      let spinner = try await middle(Rows(rows, behind: Self.spinner()))
      #expect(spinner == [400, 37], "\(spinner)")
    }
  }
}
