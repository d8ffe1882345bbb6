import Testing
import UIKit

/// Who takes what is left, and who gives way.
@MainActor @Suite struct SlackTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// A view whose contents ask for a size.
  private final class Sized: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { size }
  }

  private func add<Part: UIView>(_ part: Part, to view: UIView? = nil) -> Part {
    part.translatesAutoresizingMaskIntoConstraints = false
    (view ?? box).addSubview(part)
    return part
  }

  private func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = Sized()
    view.size = CGSize(width: width, height: height)
    return add(view)
  }

  /// One after the other from edge to edge.
  private func chain(_ views: [UIView], gap: CGFloat = 0) {
    views[0].leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    views[views.count - 1].trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    for (former, latter) in zip(views, views.dropFirst()) {
      latter.leadingAnchor.constraint(equalTo: former.trailingAnchor, constant: gap).isActive = true
    }
  }

  private func pile(_ views: [UIView]) {
    for view in views {
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    }
    views[0].topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    views[views.count - 1].bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    for (former, latter) in zip(views, views.dropFirst()) {
      latter.topAnchor.constraint(equalTo: former.bottomAnchor).isActive = true
    }
  }

  @Test func aListUnderASearchBarTakesTheRest() {
    let bar = add(UISearchBar())
    let list = add(UITableView())
    pile([bar, list])
    box.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 56))
    #expect(list.frame == CGRect(x: 0, y: 56, width: 300, height: 144))
  }

  @Test func anImageViewWithoutAPictureTakesTheRest() {
    let image = add(UIImageView())
    let bar = add(UISearchBar())
    pile([image, bar])
    box.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 0, y: 0, width: 300, height: 144))
    #expect(bar.frame.minY == 144)
  }

  @Test func whatHugsLessGrowsWhereverItStands() {
    let (first, second) = (sized(40, 10), sized(50, 10))
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    chain([first, second], gap: 10)
    box.layoutIfNeeded()
    #expect(first.frame.width == 40)
    #expect(second.frame.minX == 50)
    #expect(second.frame.width == 250)
  }

  @Test func whatResistsLessShrinks() {
    let (first, second) = (sized(200, 10), sized(220, 10))
    first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    chain([first, second], gap: 10)
    box.layoutIfNeeded()
    #expect(first.frame.width == 200)
    #expect(second.frame.width == 90)
  }

  @Test func aConstraintBetweenHuggingAndResistanceStretchesAndDoesNotCut() {
    let view = sized(80, 10)
    view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    width.priority = UILayoutPriority(500)
    width.isActive = true
    box.layoutIfNeeded()
    #expect(view.frame.width == 120)
    width.constant = 30
    box.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test func viewsHangOnOneInTheMiddle() {
    let (middle, below) = (sized(60, 40), sized(50, 20))
    NSLayoutConstraint.activate([
      middle.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      below.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 8),
      below.centerXAnchor.constraint(equalTo: middle.centerXAnchor),
    ])
    box.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 120, y: 80, width: 60, height: 40))
    #expect(below.frame == CGRect(x: 125, y: 128, width: 50, height: 20))
  }

  @Test func contentsOfAViewCountWhereItIsPlaced() {
    let card = add(UIView())
    let inner = Sized()
    inner.size = CGSize(width: 90, height: 30)
    _ = add(inner, to: card)
    let list = add(UITableView())
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
    ])
    pile([card, list])
    box.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 290, height: 30))
    #expect(list.frame == CGRect(x: 0, y: 40, width: 300, height: 160))
    inner.size.height = 50
    inner.invalidateIntrinsicContentSize()
    box.layoutIfNeeded()
    #expect(list.frame == CGRect(x: 0, y: 60, width: 300, height: 140))
  }

  @Test func aWidthFollowsAHeight() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5),
    ])
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func theStandardGapToASuperviewIsItsMargin() {
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 11, bottom: 5, trailing: 17)
    let (first, second) = (sized(40, 10), add(UIView()))
    let views = ["first": first, "second": second]
    for format in ["H:|-[first]-[second]-|", "V:|-[first]", "V:|-[second]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: views))
    }
    box.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 11, y: 3, width: 40, height: 10))
    #expect(second.frame == CGRect(x: 59, y: 3, width: 224, height: 192))
  }

  @Test func contentsOfAScrollViewDecideHowFarItScrolls() {
    let scroller = add(UIScrollView())
    let content = add(UIView(), to: scroller)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: box.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroller.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    box.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
    #expect(scroller.contentSize == CGSize(width: 300, height: 920))
  }

  @Test func aControllersViewHasItsSizeFromTheBeginning() {
    final class Measuring: UIViewController {
      var size = CGSize.zero
      override func viewDidLoad() {
        super.viewDidLoad()
        size = view.bounds.size
      }
    }
    let controller = Measuring()
    controller.loadViewIfNeeded()
    #expect(controller.size == UIScreen.main.bounds.size)
    #expect(UITableViewController().view.bounds.size == UIScreen.main.bounds.size)
  }
}
