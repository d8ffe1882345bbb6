import Testing
import UIKit

/// Where the views of a stack lie.
@MainActor @Suite struct StackArrangementTests {
  private func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func row(_ views: [UIView], width: CGFloat = 300, height: CGFloat = 60) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test func rowsBeginWhereTextIsReadFrom() {
    let views = [label("First"), label("Second")]
    let stack = row(views)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views[0].frame.maxX == 300)
    #expect(views[1].frame.minX == 0)
  }

  @Test func textsStandOnOneLine() {
    let views = [label("Small", 12), label("Large", 30)]
    let stack = row(views)
    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    let lines = views.map { $0.frame.minY + $0.font.ascender }
    #expect(abs(lines[0] - lines[1]) < 0.001)
  }

  @Test func aTextThatHasLessRoomHasMoreLines() {
    let long = label("Words that do not fit into what the other view leaves of the row")
    long.numberOfLines = 0
    let icon = UIView()
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    let stack = row([icon, long], width: 160)
    let wanted = stack.systemLayoutSizeFitting(
      CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wanted.height > 80)
    stack.layoutIfNeeded()
    #expect(icon.frame.width == 24)
    #expect(long.frame.width == 136)
  }
}
