extension NSLayoutConstraint {
  /// How views of a visual format are aligned across it, and in which direction it is read.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate var attributes: [Attribute] {
      let known: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return known.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Makes the constraints that a line of visual format draws.
  ///
  /// UIKit: raises an exception for a format that cannot be read or a name without a view, where
  /// this stops.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any], file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let visual = VisualFormat(format) else {
      raise(
        "Unable to parse the constraint format '\(format)'. Write views in brackets, the superview "
          + "as '|' and gaps between hyphens, as in 'H:|-16-[name]-|'.")
    }
    let drawing = FormatDrawing(
      visual: visual, options: options, metrics: metrics ?? [:], views: views)
    let constraints = drawing.constraints()
    for constraint in constraints { constraint.place = SourcePlace(file, line) }
    return constraints
  }
}

/// Draws a visual format as constraints between views.
@MainActor private struct FormatDrawing {
  let visual: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private typealias Attribute = NSLayoutConstraint.Attribute

  func constraints() -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var named: [UIView] = []
    for case .view(let name, let sizes) in visual.parts {
      let view = view(name)
      named.append(view)
      found += sizes.map { size($0, of: view) }
    }
    guard let superview = named.first?.superview else { return found }
    found += chain(superview)
    for attribute in options.attributes {
      for (former, latter) in zip(named, named.dropFirst()) {
        found.append(
          NSLayoutConstraint(
            item: latter, attribute: attribute, relatedBy: .equal, toItem: former,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return found
  }

  private func chain(_ superview: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var last: (view: UIView, isSuperview: Bool)?
    var gap: [VisualFormat.Rule]?
    for part in visual.parts {
      let next: (view: UIView, isSuperview: Bool)
      switch part {
      case .gap(let rules):
        gap = rules
        continue
      case .superview: next = (superview, true)
      case .view(let name, _): next = (view(name), false)
      }
      if let last {
        // The standard gap to the superview is its margin.
        let isMargin = gap?.isEmpty == true
        let latter = next.isSuperview ? (isMargin ? endMargin : end) : start
        let former = last.isSuperview ? (isMargin ? startMargin : start) : end
        let touchesSuperview = last.isSuperview || next.isSuperview
        found += distances(gap, touchesSuperview).map { relation, points, priority in
          let constraint = NSLayoutConstraint(
            item: next.view, attribute: latter, relatedBy: relation, toItem: last.view,
            attribute: former, multiplier: 1, constant: points)
          constraint.priority = priority
          return constraint
        }
      }
      last = next
      gap = nil
    }
    return found
  }

  private var start: Attribute {
    if visual.isVertical { return .top }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }
  private var end: Attribute {
    if visual.isVertical { return .bottom }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private var startMargin: Attribute {
    if visual.isVertical { return .topMargin }
    return options.contains(.directionLeftToRight) ? .leftMargin : .leadingMargin
  }
  private var endMargin: Attribute {
    if visual.isVertical { return .bottomMargin }
    return options.contains(.directionLeftToRight) ? .rightMargin : .trailingMargin
  }

  private func distances(
    _ gap: [VisualFormat.Rule]?, _ touchesSuperview: Bool
  ) -> [(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority)] {
    guard let gap else { return [(.equal, 0, .required)] }
    if gap.isEmpty { return [(.equal, touchesSuperview ? 0 : 8, .required)] }
    return gap.map { ($0.relation, points($0.amount), UILayoutPriority($0.priority)) }
  }

  private func size(_ rule: VisualFormat.Rule, of view: UIView) -> NSLayoutConstraint {
    let attribute: Attribute = visual.isVertical ? .height : .width
    var other: UIView?
    var constant: CGFloat = 0
    if case .view(let name) = rule.amount, metrics[name] == nil {
      other = self.view(name)
    } else {
      constant = points(rule.amount)
    }
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: rule.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(rule.priority)
    return constraint
  }

  private func view(_ name: String) -> UIView {
    guard let view = views[name] as? UIView else {
      raise("'\(name)' is not a key of the views of the format. Add it to the dictionary.")
    }
    return view
  }

  private func points(_ amount: VisualFormat.Amount) -> CGFloat {
    switch amount {
    case .points(let points): return points
    case .metric(let name), .view(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Int: return CGFloat(value)
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      default:
        raise("'\(name)' is not a key of the metrics of the format. Add it to the dictionary.")
      }
    }
  }
}
