import Testing

@testable import UIKit

@Suite @MainActor struct ConstraintPlaceTests {
  private let outer = UIView()
  private let label = UILabel()

  init() {
    outer.addSubview(label)
  }

  @Test func aConstraintKnowsTheLineThatMadeIt() {
    let made = [
      label.topAnchor.constraint(equalTo: outer.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 8),
      NSLayoutConstraint(
        item: label, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .left,
        multiplier: 1, constant: 0),
    ]
    #expect(
      made.map { $0.place?.file }
        == Array(repeating: "UIKitTests/ConstraintPlaceTests.swift", count: 3))
    #expect(made.map { $0.place?.line } == [15, 16, 17])
  }

  @Test func referencesThatAreNoCallsKeepUIKitsNames() {
    let equal:
      (NSLayoutYAxisAnchor) -> (NSLayoutAnchor<NSLayoutYAxisAnchor>, CGFloat)
        -> NSLayoutConstraint = { $0.constraint(equalTo:constant:) }
    let made = equal(label.topAnchor)(outer.topAnchor, 3)
    #expect(made.constant == 3)
    #expect(made.place == nil)
  }

  private func pin<Anchor: AnyObject>(
    _ anchor: NSLayoutAnchor<Anchor>, to other: NSLayoutAnchor<Anchor>
  ) -> NSLayoutConstraint {
    anchor.constraint(equalTo: other, constant: 4)
  }

  @Test func genericCodeMakesConstraints() {
    #expect(pin(label.leadingAnchor, to: outer.leadingAnchor).place?.line == 39)
    #expect(pin(label.widthAnchor, to: outer.widthAnchor).constant == 4)
  }

  @Test func aConstraintSaysWhatItRelates() {
    let guide = outer.layoutMarginsGuide
    let weak = label.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5)
    weak.priority = .defaultHigh
    #expect(
      [
        label.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor, constant: 8),
        label.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor, constant: -4.5),
        label.heightAnchor.constraint(equalToConstant: 44), weak,
      ].map(\.words) == [
        "UILabel.leading ≥ UIView.layoutMarginsGuide.leading + 8",
        "UILabel.bottom ≤ UIView.bottom − 4.5", "UILabel.height = 44",
        "UILabel.width = UIView.width × 0.5 @750",
      ])
  }

  @Test func aVisualFormatDrawsAChain() {
    let icon = UIImageView()
    outer.addSubview(icon)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[icon(24)]-[label(>=40@500)]-(>=gap)-|",
      options: .alignAllCenterY, metrics: ["gap": 12], views: ["icon": icon, "label": label])
    #expect(
      made.map(\.words) == [
        "UIImageView.width = 24", "UILabel.width ≥ 40 @500",
        "UIImageView.leading = UIView.leading + 16", "UILabel.leading = UIImageView.trailing + 8",
        "UIView.trailing ≥ UILabel.trailing + 12", "UILabel.centerY = UIImageView.centerY",
      ])
    #expect(made.map { $0.place?.line } == Array(repeating: made[0].place?.line, count: 6))
  }

  @Test func baselinesComeFromFonts() {
    label.font = .systemFont(ofSize: 20)
    #expect(label.firstBaselineInset == label.font.ascender)
    #expect(label.lastBaselineInset == -label.font.descender)
    #expect(UIImageView().firstBaselineInset == nil)
    let stack = UIStackView(arrangedSubviews: [UIImageView(), label])
    stack.axis = .vertical
    #expect(stack.firstBaselineInset == nil)
    #expect(stack.lastBaselineInset == -label.font.descender)
  }

  @Test func aButtonStandsOnItsTitlesLineAndASymbolAroundCapitals() throws {
    let button = UIButton(type: .system)
    #expect(button.firstBaselineInset == nil)
    button.setTitle("See All", for: .normal)
    let font = try #require(button.titleLabel?.font)
    let room = (button.intrinsicContentSize.height - font.lineHeight) / 2
    #expect(abs((button.firstBaselineInset ?? 0) - room - font.ascender) < 0.5)
    #expect(abs((button.lastBaselineInset ?? 0) - room + font.descender) < 0.5)

    let image = UIImageView(image: UIImage(systemName: "paperclip"))
    image.preferredSymbolConfiguration = .init(pointSize: 20)
    let height = image.intrinsicContentSize.height
    let capitals = UIFont.systemFont(ofSize: 20).capHeight
    #expect(image.firstBaselineInset == (height + capitals) / 2)
    #expect(image.lastBaselineInset == (height - capitals) / 2)
  }

  @Test(arguments: [1, 0]) func aLineInTheMiddleTakesItsBaselineAlong(lines: Int) {
    let small = UILabel()
    (label.text, small.text) = ("Name", "Ada")
    (label.numberOfLines, small.font) = (lines, .systemFont(ofSize: 12))
    outer.addSubview(small)
    for view in [label, small] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: outer.topAnchor),
      label.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    outer.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    outer.layoutIfNeeded()
    let room = lines == 1 ? (60 - label.intrinsicContentSize.height) / 2 : 0
    let apart = label.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - room - apart) < 0.1)
  }

  @Test func whereNoKeyboardIsItsGuideIsNearTheBottomAlone() {
    let guide = outer.keyboardLayoutGuide
    #expect(guide === outer.keyboardLayoutGuide)
    guide.followsUndockedKeyboard = true
    let near = outer.widthAnchor.constraint(equalToConstant: 10)
    let away = outer.heightAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenNearEdge: .top)
    #expect(near.isActive && !away.isActive)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    #expect(away.isActive)
    #expect(guide.constraintsActive(whenAwayFrom: .top) == [away])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive)
  }
}
