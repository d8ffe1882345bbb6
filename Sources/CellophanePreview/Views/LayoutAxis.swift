internal import UIKit

/// One of the two directions in which constraints place views.
enum LayoutAxis: CaseIterable {
  case x, y

  var direction: NSLayoutConstraint.Axis { self == .x ? .horizontal : .vertical }
}

extension NSLayoutConstraint.Attribute {
  /// The axis that the attribute measures along; `nil` for none.
  var layoutAxis: LayoutAxis? {
    switch (self, axis) {
    case (.width, _), (_, .x): .x
    case (.height, _), (_, .y): .y
    default: nil
    }
  }
}

extension NSLayoutConstraint {
  var axisRelation: AxisProblem.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }

  /// Whether it ties a view's height to its own width.
  var isAspectRatio: Bool {
    firstItem === secondItem && firstAttribute.kind == .size && secondAttribute.kind == .size
      && firstAttribute != secondAttribute
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether its constant counts to the right whatever the reading direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins: true
    default: false
    }
  }
}

extension AxisProblem.Relation {
  var flipped: Self {
    switch self {
    case .equal: .equal
    case .atLeast: .atMost
    case .atMost: .atLeast
    }
  }
}

extension UIView {
  /// The subviews that take part in layout, in order.
  func laidOutSubviews(_ named: Set<ObjectIdentifier>) -> [UIView] {
    if let stack = self as? UIStackView {
      let others = stack.subviews.filter { view in
        !view.isHidden && !stack.arrangedSubviews.contains { $0 === view }
      }
      return stack.arrangedSubviews.filter { !$0.isHidden } + others
    }
    return subviews.filter { !$0.isHidden || named.contains(ObjectIdentifier($0)) }
  }

  /// How a view takes part in a problem.
  func axisItem(_ axis: LayoutAxis, in parent: Int) -> AxisProblem.Item {
    let firmness = firmness(axis)
    let content = contentLength(axis)
    return AxisProblem.Item(
      parent: parent, stiffness: firmness.stiffness, resistance: firmness.resistance,
      content: lengthByRatio(axis) ?? content, nominal: content.map { min($0, 200) } ?? 30,
      steady: axis == .y ? lineOfText : nil,
      isCuttable: axis == .x && (self is UILabel || self is UIButton))
  }

  /// How firmly the view keeps from growing and from being pressed together.
  func firmness(_ axis: LayoutAxis) -> (stiffness: Double, resistance: Double) {
    if lengthByRatio(axis) != nil { return (999, 999) }
    let hugging = Double(hugging(along: axis.direction)?.rawValue ?? 0)
    return (
      hugging + (self is UIImageView || self is UIControl ? 0.5 : 0),
      Double(contentCompressionResistancePriority(for: axis.direction).rawValue)
    )
  }

  /// The present length of a view whose other axis decides it.
  private func lengthByRatio(_ axis: LayoutAxis) -> Double? {
    guard constraints.contains(where: \.isAspectRatio) else { return nil }
    let length = Double(axis == .x ? bounds.width : bounds.height)
    return length > 0 ? length : nil
  }

  private func contentLength(_ axis: LayoutAxis) -> Double? {
    if let content = self as? UIListContentView {
      return axis == .x ? nil : ListContentParts(content).leastHeight
    }
    let size = contentSize(within: axis == .x || bounds.width <= 0 ? .infinity : bounds.width)
    return (axis == .x ? size.width : size.height).map { Double($0) }
  }

  /// The height of a label of one line, in points.
  private var lineOfText: Double? {
    guard let label = self as? UILabel, label.numberOfLines == 1 else { return nil }
    return Double(label.font.lineHeight)
  }

  /// How far a guide's edges lie inside its view's.
  func insets(of guide: UILayoutGuide) -> NSDirectionalEdgeInsets {
    switch guide.role {
    case .layoutMargins, .readableContent: directionalLayoutMargins
    case .safeArea, .keyboard:
      NSDirectionalEdgeInsets(
        top: safeAreaInsets.top, leading: safeAreaInsets.left, bottom: safeAreaInsets.bottom,
        trailing: safeAreaInsets.right)
    case .custom, .scrollContent, .scrollFrame: .zero
    }
  }
}
