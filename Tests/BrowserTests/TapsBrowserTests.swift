import CellophaneRendering
import Foundation
import Testing
import UIKit

extension SecondWindowSuite {
  /// Views that are tapped as a whole.
  @MainActor @Suite struct TapsBrowserTests {
    /// Rows of a card with a button in it: a tap on the card marks it, the button empties it.
    private final class CardsController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        CardCell(number: indexPath.row)
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = "chosen"
      }
    }

    private final class CardCell: UITableViewCell {
      private let label = UILabel()
      private let card = UIView()

      convenience init(number: Int) {
        self.init(style: .default, reuseIdentifier: nil)
        label.text = "Card \(number)"
        label.frame = CGRect(x: 8, y: 8, width: 100, height: 24)
        card.frame = CGRect(x: 16, y: 8, width: 160, height: 60)
        card.addSubview(label)
        card.addGestureRecognizer(
          UITapGestureRecognizer(target: self, action: Selector("mark:", CardCell.mark(_:))))
        contentView.addSubview(card)
        contentView.heightAnchor.constraint(equalToConstant: 76).isActive = true
        guard number == 1 else { return }
        let button = UIButton(type: .system)
        button.setTitle("Clear", for: .normal)
        button.frame = CGRect(x: 100, y: 8, width: 52, height: 44)
        button.addTarget(self, action: Selector("clear", CardCell.clear), for: .touchUpInside)
        card.addSubview(button)
      }

      func mark(_ tap: UITapGestureRecognizer) {
        if label.text?.hasSuffix("marked") == false { label.text? += ", marked" }
      }
      func clear() { label.text = "Nothing" }
    }

    private func open() async throws -> Browser {
      let browser = try await Browser.shared.value
      let page = try await renderHTML(of: CardsController())
      #expect(page.findings == [])
      try await browser.open(page, height: 600)
      return browser
    }

    /// What a tap in the middle of what says something meets.
    private func click(_ words: String, in browser: Browser) async throws {
      try await browser.run(
        """
        const box = [...document.querySelectorAll('.label')]
          .find(label => label.textContent === arguments[0]).getBoundingClientRect()
        document.elementFromPoint(box.x + 4, box.y + box.height / 2).click()
        """, [.string(words)])
    }

    private func says(_ words: String) -> String {
      "[...document.querySelectorAll('.label')].some(label => label.textContent === '\(words)')"
    }

    @Test func aTapOnWordsIsATapOnWhatIsAround() async throws {
      let browser = try await open()
      try await click("Card 0", in: browser)
      #expect(try await browser.becomes(says("Card 0, marked")))
      #expect(try await browser.becomes("!(\(says("chosen")))"))
    }

    @Test func aButtonInItKeepsItsTaps() async throws {
      let browser = try await open()
      try await click("Clear", in: browser)
      #expect(try await browser.becomes(says("Nothing")))
    }

    @Test func theKeyboardReachesItAndItSaysWhatIsThere() async throws {
      let browser = try await open()
      let taps = try await browser.all(".tap")
      #expect(try await taps[0].role() == "button")
      #expect(try await taps[0].name() == "Card 0")
      try await browser.first(".row").focus()
      try await browser.press(.right)
      #expect(try await browser.focused().name() == "Card 0")
      try await browser.press(.enter)
      #expect(try await browser.becomes(says("Card 0, marked")))
      // As after any change of a row.
      #expect(try await browser.becomes("document.activeElement.matches('.row')"))
    }
  }
}
