import Testing
import UIKit

@MainActor @Suite struct NSLayoutConstraintTests {
  private let outer = UIView()
  private let left = UIView()
  private let right = UIView()

  init() {
    outer.addSubview(left)
    outer.addSubview(right)
  }

  @Test func theNearestCommonAncestorHoldsAConstraint() {
    let inner = UIView()
    left.addSubview(inner)
    let within = inner.topAnchor.constraint(equalTo: left.topAnchor)
    let across = inner.leadingAnchor.constraint(equalTo: right.leadingAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([within, across, own])
    #expect(left.constraints == [within])
    #expect(outer.constraints == [across])
    #expect(inner.constraints == [own])
    #expect(outer.activeConstraintsInTree == [across, within, own])
    NSLayoutConstraint.deactivate([across])
    #expect(outer.constraints == [])
    #expect(!across.isActive)
  }

  private final class Named: NSLayoutConstraint {
    var label = ""
  }

  @Test func aSubclassIsMadeAsAConstraintIs() {
    let named = Named(
      item: left, attribute: .leading, relatedBy: .equal, toItem: right, attribute: .trailing,
      multiplier: 1, constant: 7)
    named.label = "after"
    named.isActive = true
    #expect(outer.constraints == [named])
    #expect(named.constant == 7)
    #expect(Named().firstItem == nil)
  }

  @Test func aViewWhoseConstraintsAreMissingHasNoSize() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let stack = UIStackView(arrangedSubviews: [])
    stack.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(stack)
    #expect(bar.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func aGuideStandsForItsOwner() {
    let pin = left.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor)
    pin.isActive = true
    #expect(outer.constraints == [pin])
    #expect(pin.secondView === outer)
    #expect((pin.secondItem as? UILayoutGuide)?.role == .safeArea)
  }

  @Test func removingAViewTakesItsOuterConstraintsAway() {
    let inside = left.widthAnchor.constraint(equalToConstant: 5)
    let pin = left.leadingAnchor.constraint(equalTo: right.trailingAnchor)
    NSLayoutConstraint.activate([inside, pin])
    left.removeFromSuperview()
    #expect(outer.constraints == [])
    #expect(!pin.isActive)
    #expect(left.constraints == [inside])
  }

  @Test func constantsAndMultipliersAreKept() {
    let size = left.widthAnchor.constraint(
      equalTo: right.widthAnchor, multiplier: 0.5, constant: 3)
    size.priority = .defaultHigh
    size.identifier = "half"
    #expect(size.firstAttribute == .width)
    #expect(size.secondAttribute == .width)
    #expect(size.multiplier == 0.5)
    #expect(size.constant == 3)
    #expect(size.priority.rawValue == 750)
    #expect(size.relation == .equal)
    let least = left.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    #expect(least.relation == .greaterThanOrEqual)
    #expect(least.secondItem == nil)
    #expect(least.secondAttribute == .notAnAttribute)
  }

  @Test func theSystemSpacingIsEightPoints() {
    let gap = left.leadingAnchor.constraint(
      equalToSystemSpacingAfter: right.trailingAnchor, multiplier: 2)
    #expect(gap.constant == 16)
  }

  @Test func prioritiesHaveUIKitsValues() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(left.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(left.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func viewsWithoutACommonAncestorCannotBeRelated() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let first = UIView()
        let second = UIView()
        first.topAnchor.constraint(equalTo: second.topAnchor).isActive = true
      }
    }
  }

  @Test func axesCannotBeMixed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
  }
}
