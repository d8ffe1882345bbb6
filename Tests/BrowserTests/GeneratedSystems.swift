import UIKit

/// Numbers that are the same at every run.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.lowerBound + roll(range.count))
  }
}

/// A view whose contents ask for a size, or for none.
private final class Part: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override var intrinsicContentSize: CGSize { size }
}

/// A box with a few views that constraints place in it, drawn by lot.
@MainActor struct GeneratedSystem {
  static let size = CGSize(width: 320, height: 160)

  let box: UIView
  private(set) var parts: [UIView] = []
  private var dice: Dice
  private var constraints: [NSLayoutConstraint] = []

  init(_ number: Int) {
    dice = Dice(number)
    box = UIView(frame: CGRect(origin: .zero, size: Self.size))
    for index in 0..<2 + dice.roll(3) { add(number, index) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if dice.roll(2) == 0 { chain(axis) } else { hang(axis) }
    }
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func add(_ number: Int, _ index: Int) {
    let part = Part()
    if dice.roll(5) > 0 {
      part.size = CGSize(width: dice.points(10...120), height: dice.points(8...60))
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      part.setContentHuggingPriority(UILayoutPriority(Float(249 + dice.roll(3))), for: axis)
      part.setContentCompressionResistancePriority(
        UILayoutPriority(Float(749 + dice.roll(3))), for: axis)
    }
    part.translatesAutoresizingMaskIntoConstraints = false
    part.isAccessibilityElement = true
    part.accessibilityLabel = "\(number) \(index)"
    part.backgroundColor = .systemFill
    box.addSubview(part)
    parts.append(part)
  }

  // MARK: Constraints

  private typealias Attribute = NSLayoutConstraint.Attribute

  private mutating func tie(
    _ view: UIView, _ attribute: Attribute, to other: UIView?, _ otherAttribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1_000
  ) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  private func names(
    _ axis: NSLayoutConstraint.Axis
  ) -> (start: Attribute, end: Attribute, middle: Attribute, size: Attribute) {
    axis == .horizontal
      ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
  }

  /// From edge to edge of the box, one after the other.
  private mutating func chain(_ axis: NSLayoutConstraint.Axis) {
    let names = names(axis)
    tie(parts[0], names.start, to: box, names.start, plus: dice.points(0...16))
    for (former, latter) in zip(parts, parts.dropFirst()) {
      let relation: NSLayoutConstraint.Relation =
        dice.roll(4) == 0 ? .greaterThanOrEqual : .equal
      tie(latter, names.start, to: former, names.end, relation, plus: dice.points(0...12))
    }
    let isBound = dice.roll(5) == 0
    tie(
      parts[parts.count - 1], names.end, to: box, names.end, isBound ? .lessThanOrEqual : .equal,
      plus: -dice.points(0...16))
    switch dice.roll(4) {
    case 0: tie(parts[1], names.size, to: parts[0], names.size, priority: 900)
    case 1:
      tie(parts[0], names.size, to: nil, .notAnAttribute, plus: dice.points(20...90), priority: 900)
    default: break
    }
  }

  /// Each on the box or on one before it.
  private mutating func hang(_ axis: NSLayoutConstraint.Axis) {
    let names = names(axis)
    for (index, part) in parts.enumerated() {
      let former = index > 0 && dice.roll(3) > 0 ? parts[dice.roll(index)] : nil
      let other = former ?? box
      switch dice.roll(6) {
      case 0: tie(part, names.middle, to: other, names.middle, plus: dice.points(0...10))
      case 1: tie(part, names.end, to: other, names.end, plus: -dice.points(0...12))
      case 2 where former != nil:
        tie(part, names.start, to: other, names.end, plus: dice.points(0...12))
      case 3 where former != nil: tie(part, names.start, to: other, names.middle)
      default: tie(part, names.start, to: other, names.start, plus: dice.points(0...12))
      }
      switch dice.roll(6) {
      case 0: tie(part, names.size, to: nil, .notAnAttribute, plus: dice.points(10...90))
      case 1:
        tie(
          part, names.size, to: box, names.size, times: 0.25, plus: dice.points(0...20),
          priority: 800)
      case 2: tie(part, names.end, to: box, names.end, .lessThanOrEqual, priority: 999)
      case 3 where former != nil: tie(part, names.size, to: other, names.size, priority: 700)
      default: break
      }
    }
  }
}

/// Some of the systems, one under the other.
final class SystemsViewController: UIViewController {
  private let numbers: Range<Int>

  init(_ numbers: Range<Int>) {
    self.numbers = numbers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in numbers {
      let box = GeneratedSystem(number).box
      box.frame.origin.y = CGFloat(number - numbers.lowerBound) * (GeneratedSystem.size.height + 8)
      view.addSubview(box)
    }
  }
}
