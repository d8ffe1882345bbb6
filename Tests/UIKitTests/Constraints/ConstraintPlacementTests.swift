import CellophaneLook
import Testing
import UIKit

@MainActor @Suite struct ConstraintPlacementTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func inner(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    return view
  }

  @Test func pinsToEdgesLeaveTheConstants() {
    let view = inner()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
    ])
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 8, width: 264, height: 182))
  }

  @Test func marginsAreKeptByTheGuide() {
    let view = inner()
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let guide = box.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
  }

  @Test func withoutAKeyboardItsGuideLiesAtTheLowerEdge() {
    let view = inner()
    let guide = box.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 152, width: 300, height: 40))
  }

  @Test func sizesAndCentresDecideAFrame() {
    let view = inner()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: box.centerYAnchor, constant: 10),
    ])
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 85, width: 100, height: 50))
  }

  /// In iOS 26 a switch is 63 by 28 points.
  /// Their rules have the same constants.
  @Test func viewsWhoseMultipliersDifferLieDifferently() {
    let widths = [0.5, 0.25, 0.5].map { share in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: share).isActive = true
      box.layoutIfNeeded()
      return view.frame.width
    }
    #expect(widths == [150, 75, 150])
  }

  @Test func theViewThatHugsLeastTakesTheRoom() {
    let firm = inner(UISwitch())
    let loose = inner(UISegmentedControl(items: ["a"]))
    firm.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      firm.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      loose.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      loose.trailingAnchor.constraint(equalTo: firm.leadingAnchor, constant: -9),
      firm.topAnchor.constraint(equalTo: box.topAnchor),
      loose.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    // Others resolve previews of other looks meanwhile.
    Look.iOS26.asking { box.layoutIfNeeded() }
    #expect(firm.frame == CGRect(x: 237, y: 0, width: 63, height: 28))
    #expect(loose.frame == CGRect(x: 0, y: 0, width: 228, height: 32))
  }

  @Test func aBoundKeepsContentsInside() {
    let label = UILabel()
    label.text = String(repeating: "wide ", count: 100)
    let view = inner(label)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -5),
      view.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    box.layoutIfNeeded()
    #expect(view.frame.width == 290)
  }

  @Test func theContentsDecideTheFittingHeight() {
    let view = inner()
    let view2 = inner()
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      view2.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
      view2.heightAnchor.constraint(equalToConstant: 20),
      view2.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
    ])
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 75))
  }

  @Test func readingFromTheRightMirrorsLeadingAndTrailing() {
    box.semanticContentAttribute = .forceRightToLeft
    let view = inner()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 184, y: 0, width: 100, height: 10))
  }

  @Test func aStackSharesItsRoom() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 110, 220])
    #expect(
      stack.arrangedSubviews.map(\.frame.size)
        == Array(
          repeating: CGSize(width: 100, height: 40), count: 3))
  }

  @Test func viewsInsideAViewArePlacedByWhatLiesAroundIt() {
    let circle = inner()
    let (upper, lower) = (UIView(), UIView())
    for part in [upper, lower] {
      part.translatesAutoresizingMaskIntoConstraints = false
      circle.addSubview(part)
      part.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    }
    let height = lower.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
      circle.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      circle.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      upper.topAnchor.constraint(equalTo: box.topAnchor),
      upper.bottomAnchor.constraint(equalTo: lower.topAnchor),
      lower.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      height,
    ])
    box.layoutIfNeeded()
    #expect(circle.frame == CGRect(x: 75, y: 25, width: 150, height: 150))
    #expect(upper.frame == CGRect(x: -75, y: -25, width: 300, height: 150))
    #expect(lower.frame == CGRect(x: -75, y: 125, width: 300, height: 50))
    height.constant = 120
    box.layoutIfNeeded()
    #expect(upper.frame == CGRect(x: -75, y: -25, width: 300, height: 80))
    #expect(lower.frame == CGRect(x: -75, y: 55, width: 300, height: 120))
  }
}
