import CellophaneRendering
import Foundation
import Testing
import UIKit

extension SecondWindowSuite {
  /// Where words stand in labels that a stack makes higher.
  @MainActor @Suite struct StackLabelsBrowserTests {
    private final class FormController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let (label, field) = (UILabel(), UITextField())
        label.text = "Name"
        field.placeholder = "Your name"
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label, field])
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          stack.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
    }

    @Test func theyStandInTheMiddle() async throws {
      let browser = try await Browser.shared.value
      try await browser.open(
        try await renderHTML(of: FormController(), look: .iOS26), height: 800)
      let answer = try await browser.run(
        """
        const box = (name) => document.querySelector(name).getBoundingClientRect()
        const [stack, label] = [box('.stack'), box('.stack > .label')]
        return Math.abs(label.top + label.bottom - stack.top - stack.bottom) / 2
        """)
      let away = try #require(answer.number)
      #expect(away <= 0.5)
    }
  }
}
