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

  @Test func aRatioFollowsTheLengthThatIsSaid() {
    let picture = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 300, height: 300)).image { _ in })
    picture.widthAnchor.constraint(equalTo: picture.heightAnchor).isActive = true
    picture.widthAnchor.constraint(equalToConstant: 240).isActive = true
    let sign = UIView()
    sign.heightAnchor.constraint(equalTo: sign.widthAnchor, multiplier: 2).isActive = true
    sign.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let stack = row([picture, sign], width: 400, height: 290)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 240, height: 240))
    #expect(sign.frame == CGRect(x: 0, y: 240, width: 25, height: 50))
  }

  @Test func whatIsTurnedKeepsItsSizeAndCoversMore() {
    let turned = UIView()
    turned.widthAnchor.constraint(equalToConstant: 40).isActive = true
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 1, y: 2)
    let stack = row([turned, UIView()], height: 20)
    stack.layoutIfNeeded()
    #expect(turned.bounds.size == CGSize(width: 40, height: 20))
    #expect(turned.center == CGPoint(x: 20, y: 10))
    let frame = turned.frame
    #expect(abs(frame.minX) < 0.001 && abs(frame.minY + 10) < 0.001)
    #expect(abs(frame.width - 40) < 0.001 && abs(frame.height - 40) < 0.001)
    turned.frame = CGRect(x: 100, y: 0, width: 60, height: 30)
    #expect(abs(turned.bounds.width - 30) < 0.001 && abs(turned.bounds.height - 30) < 0.001)
    #expect(turned.center == CGPoint(x: 130, y: 15))
  }
}
