import CellophaneRendering
import Foundation
import Testing
import UIKit

extension SecondWindowSuite {
  /// Where a field's text begins and ends, and what stands beside it.
  @MainActor @Suite struct FieldSidesBrowserTests {
    /// A class that keeps its text away from the edges, as many apps have one.
    private final class RoomyField: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 4) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    }

    /// A class that moves the view before its text.
    private final class IconField: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
      }
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(
          by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))
      }
    }

    private final class FieldsController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let padded = UITextField()
        padded.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 0))
        padded.leftViewMode = .always
        let roomy = RoomyField()
        let icon = IconField()
        icon.leftView = UIImageView(image: UIImage(systemName: "envelope"))
        icon.leftView?.frame.size = CGSize(width: 20, height: 18)
        icon.leftViewMode = .always
        let secret = UITextField()
        secret.borderStyle = .roundedRect
        secret.isSecureTextEntry = true
        let eye = UIButton(type: .system)
        eye.setImage(UIImage(systemName: "eye"), for: .normal)
        eye.accessibilityLabel = "Show"
        eye.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        eye.addAction(
          UIAction { [weak secret] _ in secret?.isSecureTextEntry.toggle() }, for: .touchUpInside)
        secret.rightView = eye
        secret.rightViewMode = .always
        let hidden = UITextField()
        hidden.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        let fields = [padded, roomy, icon, secret, hidden]
        for (number, field) in fields.enumerated() {
          field.text = "Field \(number)"
          field.frame = CGRect(x: 40, y: 100 + 60 * number, width: 300, height: 44)
          view.addSubview(field)
        }
      }
    }

    /// How far the text is from the start and the end of each field, in points.
    private static let edges = """
      const isRTL = document.documentElement.dir === 'rtl'
      return [...document.querySelectorAll('.field')].map((field) => {
        const [box, input] = [field, field.querySelector('input')]
          .map((one) => one.getBoundingClientRect())
        const [left, right] = [input.left - box.left, box.right - input.right].map(Math.round)
        return (isRTL ? [right, left] : [left, right]).join(' ')
      })
      """

    @Test func whatStandsBesideAFieldsTextIsSeenThere() async throws {
      let browser = try await Browser.shared.value
      try await browser.open(
        try await renderHTML(of: FieldsController(), look: .iOS26), height: 800)
      let expected: JSON = ["24 0", "16 16", "40 0", "8 48", "0 0"]
      #expect(try await browser.run(Self.edges) == expected)
      let icon = try await browser.run(
        """
        const [box, icon] = [document.querySelectorAll('.field')[2],
          document.querySelector('.field .image')].map((one) => one.getBoundingClientRect())
        const middle = Math.abs(icon.top + icon.height / 2 - box.top - box.height / 2) < 1
        return [icon.left >= box.left + 12, icon.right <= box.left + 32, middle]
        """)
      #expect(icon == [true, true, true])
      _ = try await browser.run("document.documentElement.dir = 'rtl'")
      #expect(try await browser.run(Self.edges) == expected)
    }

    @Test func aButtonBesideTheTextIsOperated() async throws {
      let browser = try await Browser.shared.value
      try await browser.open(
        try await renderHTML(of: FieldsController(), look: .iOS26), height: 800)
      let types = """
        const types = () => document.querySelectorAll('.field input')[3].type
        const before = types()
        document.querySelector('.field button[aria-label="Show"]').click()
        return [before, types()]
        """
      #expect(try await browser.run(types) == ["password", "text"])
    }
  }
}
