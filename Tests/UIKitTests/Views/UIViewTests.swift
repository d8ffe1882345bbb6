import Testing
import UIKit

private final class Counter: UIView {
  var layouts = 0
  var moves: [String] = []
  var updates = 0
  var tints = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func updateConstraints() {
    super.updateConstraints()
    updates += 1
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    moves.append(newSuperview == nil ? "will leave" : "will enter")
  }
  override func didMoveToSuperview() {
    moves.append(superview == nil ? "left" : "entered")
  }
  override func didMoveToWindow() {
    moves.append(window == nil ? "no window" : "window")
  }
  override func tintColorDidChange() {
    tints += 1
  }
}

private final class Own: UIView {
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("There are no archives here.")  // As author code has it.
  }
}

@MainActor @Suite struct UIViewTests {
  @Test func subviewsAreKeptBackToFront() {
    let outer = UIView()
    let views = (0..<4).map { _ in UIView() }
    outer.addSubview(views[0])
    outer.addSubview(views[1])
    outer.insertSubview(views[2], at: 0)
    outer.insertSubview(views[3], aboveSubview: views[0])
    #expect(outer.subviews == [views[2], views[0], views[3], views[1]])
    outer.bringSubviewToFront(views[2])
    outer.sendSubviewToBack(views[1])
    #expect(outer.subviews == [views[1], views[0], views[3], views[2]])
    views[0].removeFromSuperview()
    #expect(outer.subviews == [views[1], views[3], views[2]])
    #expect(views[0].superview == nil)
  }

  @Test func aViewHearsOfItsMoves() {
    let window = UIWindow(frame: .zero)
    let view = Counter()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.moves == ["will enter", "entered", "window", "will leave", "left", "no window"])
  }

  @Test func movingToAnotherSuperviewLeavesTheFirst() {
    let first = UIView()
    let second = UIView()
    let view = UIView()
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews == [])
    #expect(view.superview === second)
  }

  @Test func addingAViewToItsOwnContentsStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test func layoutIsOncePerNeed() {
    let view = Counter()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    #expect(view.updates == 1)
    view.setNeedsLayout()
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func framesBoundsAndCentresAreOne() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size.width = 80
    #expect(view.frame == CGRect(x: 20, y: 20, width: 80, height: 50))
  }

  @Test func flexibleSizesFollowTheSuperview() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test func coordinatesAreConvertedThroughTheHierarchy() {
    let outer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 11, y: 21))
    #expect(inner.convert(CGPoint(x: 11, y: 21), from: outer) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: nil).origin == CGPoint(x: 15, y: 25))
  }

  @Test func tintsAreInherited() {
    let outer = UIView()
    let inner = Counter()
    outer.addSubview(inner)
    let before = inner.tints
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    #expect(inner.tints == before + 1)
    inner.tintColor = .systemGreen
    #expect(inner.tintColor == .systemGreen)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemRed)
  }

  @Test func defaultsAreUIKits() {
    let view = UIView()
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.isUserInteractionEnabled)
    #expect(view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(view.layer.shadowOpacity == 0)
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(view.layer.cornerCurve == .circular)
    #expect(!view.isAccessibilityElement)
  }

  @Test func alphaAndClippingAreTheLayers() {
    let view = UIView()
    view.alpha = 0.5
    view.clipsToBounds = true
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.masksToBounds)
    view.layer.cornerRadius = 8
    #expect(view.layer.cornerRadius == 8)
  }

  @Test func aViewIsFoundByItsTag() {
    let outer = UIView()
    let inner = UIView()
    let innermost = UIView()
    outer.addSubview(inner)
    inner.addSubview(innermost)
    innermost.tag = 7
    #expect(outer.viewWithTag(7) === innermost)
    #expect(outer.viewWithTag(8) == nil)
    #expect(innermost.isDescendant(of: outer))
  }

  @Test func animationsEndInTheirTime() async {
    let later = LaterWork(ownsProcess: false)
    let before = LaterWork.current
    LaterWork.current = later
    let view = UIView()
    var isDone: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      isDone = $0
    }
    LaterWork.current = before
    #expect(view.alpha == 0)
    #expect(isDone == nil)
    #expect(await later.doNext(in: later.stretch()))
    #expect(isDone == true)
    #expect(later.now == 30)
  }

  @Test func initialisersAreInheritedAsInUIKit() {
    #expect(Own(name: "own").frame == .zero)
    #expect(Counter().layouts == 0)
  }

  @Test func gesturesKnowTheirView() {
    let view = UIView()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func marginsTurnWithTheReadingDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func aMaskIsTheMaskOfTheLayer() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func aScenesPointsAreItsScreens() {
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
  }

  @Test func anAnimationMayBeMadeEmpty() {
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0.2)
    var isDone = false
    animator.addCompletion { _ in isDone = true }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(isDone)
  }
}
