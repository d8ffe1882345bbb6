import CellophaneRendering
import Testing
import UIKit

extension SecondWindowSuite {
  /// Where symbols lie in image views.
  @MainActor @Suite struct SymbolModesBrowserTests {
    /// Image views below each other, each in a view of 100 points.
    private final class Modes: UIViewController {
      /// What the image views are sized by; `nil` is the symbols' own size.
      enum Size { case points, part }

      private let size: Size?

      init(_ size: Size?) {
        self.size = size
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        let modes: [UIView.ContentMode] = [.scaleAspectFit, .center, .topLeft, .right, .bottom]
        for (row, mode) in modes.enumerated() {
          let image = UIImageView(image: UIImage(systemName: "star"))
          image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
          image.contentMode = mode
          image.translatesAutoresizingMaskIntoConstraints = false
          let holder = UIView(frame: CGRect(x: 0, y: 100 * row, width: 100, height: 100))
          holder.addSubview(image)
          view.addSubview(holder)
          var constraints = [
            image.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
            image.topAnchor.constraint(equalTo: holder.topAnchor),
          ]
          switch size {
          case .points: constraints.append(image.heightAnchor.constraint(equalToConstant: 60))
          case .part:
            constraints.append(
              image.heightAnchor.constraint(equalTo: holder.heightAnchor, multiplier: 0.6))
          case nil: break
          }
          if size != nil {
            constraints.append(image.widthAnchor.constraint(equalTo: image.heightAnchor))
          }
          NSLayoutConstraint.activate(constraints)
        }
      }
    }

    /// How wide each image view is, and where its symbol lies in it.
    private func boxes(_ size: Modes.Size?) async throws -> JSON {
      let browser = try await Browser.shared.value
      try await browser.open(try await renderHTML(of: Modes(size), look: .iOS26), height: 800)
      return try await browser.run(
        """
        return [...document.querySelectorAll('.view-image > .symbol')].map((symbol) => {
          const [view, box] = [symbol.parentElement, symbol].map((one) => one.getBoundingClientRect())
          return [view.width, box.left - view.left, box.top - view.top, box.width, box.height]
            .map(Math.round)
        })
        """)
    }

    @Test(arguments: [true, false])
    func aViewLargerThanItsSymbolPlacesItByItsMode(isFixed: Bool) async throws {
      #expect(
        try await boxes(isFixed ? .points : .part) == [
          [60, 0, 0, 60, 60], [60, 18, 18, 24, 24], [60, 0, 0, 24, 24], [60, 36, 18, 24, 24],
          [60, 18, 36, 24, 24],
        ])
    }

    @Test func aViewWithoutASizeIsAsLargeAsItsSymbol() async throws {
      #expect(
        try await boxes(nil)
          == [
            [24, 0, 0, 24, 24], [24, 0, 0, 24, 24], [24, 0, 0, 24, 24], [24, 0, 0, 24, 24],
            [24, 0, 0, 24, 24],
          ])
    }
  }
}
