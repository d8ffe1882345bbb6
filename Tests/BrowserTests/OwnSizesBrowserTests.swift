import CellophaneRendering
import Foundation
import Testing
import UIKit

extension SecondWindowSuite {
  /// Where views stand in one that says its own size.
  @MainActor @Suite struct OwnSizesBrowserTests {
    /// A control with words in its middle.
    private final class SignControl: UIControl {
      init() {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = "Sign in"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
          label.centerXAnchor.constraint(equalTo: centerXAnchor),
          label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }

      override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 44) }
    }

    private final class SignController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let control = SignControl()
        control.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(control)
        NSLayoutConstraint.activate([
          control.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          control.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          control.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
    }

    @Test func whatConstraintsPlaceIsInItsMiddle() async throws {
      let browser = try await Browser.shared.value
      try await browser.open(
        try await renderHTML(of: SignController(), look: .iOS26), height: 800)
      let answer = try await browser.run(
        """
        const words = document.querySelector('.label').getBoundingClientRect()
        const control = document.querySelector('[style*="--content-height"]').getBoundingClientRect()
        return [Math.abs(words.top + words.bottom - control.top - control.bottom) / 2 <= 0.5,
          control.width === 200, control.height === 44]
        """)
      #expect(answer == [true, true, true])
    }
  }
}
