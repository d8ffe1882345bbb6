internal import CellophaneDocument
internal import UIKit

/// Turns the constraints between a view and those inside into a grid.
@MainActor struct GridResolver {
  /// One axis solved: its tracks, and where each view lies between lines.
  struct Plan {
    var tracks: [ResolvedGrid.Track]
    var spans: [ObjectIdentifier: AxisSolution.Span]
    /// The line that counts as the first.
    var origin = 0

    /// The same lines as a view sees them that shares them.
    func inside(_ view: UIView) -> Plan {
      guard let span = spans[ObjectIdentifier(view)] else { return self }
      return Plan(tracks: [.shared], spans: spans, origin: span.start)
    }
  }

  let constraints: [NSLayoutConstraint]
  /// The constraints by what they are about first.
  private let constraintsByItem: [ObjectIdentifier: [NSLayoutConstraint]]
  let crossings: CrossedViews
  private let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
  /// Hears what cannot be honoured.
  let refuse: @MainActor (NSLayoutConstraint, AxisIssue.Kind) -> Void

  init(
    in root: UIView, refuse: @escaping @MainActor (NSLayoutConstraint, AxisIssue.Kind) -> Void
  ) {
    let separator = (root.enclosingListCell)?.givenSeparatorGuide
    constraints = root.constraintsInAndAround.filter { constraint in
      separator == nil || constraint.firstItem !== separator && constraint.secondItem !== separator
    }
    var byItem: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    for constraint in constraints {
      guard let item = constraint.firstItem else { continue }
      byItem[ObjectIdentifier(item), default: []].append(constraint)
    }
    constraintsByItem = byItem
    crossings = CrossedViews(in: root, constraints)
    self.refuse = refuse
  }

  /// Whether lines place what is inside: constraints do, and those stack views that they name.
  func hasLines(_ container: UIView, _ children: [UIView]) -> Bool {
    if container is UIStackView { return crossings.ruled.contains(ObjectIdentifier(container)) }
    return children.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// One axis of a container that does not share lines with what is around it.
  func plan(_ container: UIView, _ axis: LayoutAxis, isFilled: Bool) -> Plan {
    let isFree = axis == .x && container.scrollsAcross
    let reader = AxisReader(
      container, axis, crossings, constraints, isFilled: isFilled && !isFree)
    let solution = SolvedAxes.solution(of: reader.problem)
    for issue in solution.issues { refuse(constraints[issue.source], issue.kind) }
    if solution.isExhausted, let first = container.constraints.first {
      refuse(
        first,
        .notDrawn(instead: "it and those beside it where they were when the bound on steps was met")
      )
    }
    // What scrolls never presses its contents together.
    let tracks =
      axis == .y && container is UIScrollView
      ? solution.tracks.map { $0 == .content ? .wholeContent : $0 } : solution.tracks
    return Plan(
      tracks: isFree ? tracks.map(\.whole) : tracks,
      spans: reader.items.mapValues { solution.spans[$0] })
  }

  /// Where a view lies in a container with lines.
  func placement(
    of view: UIView, in container: UIView, _ x: Plan, _ y: Plan
  ) -> ResolvedPlacement? {
    let id = ObjectIdentifier(view)
    let isNamed = crossings.named.contains(id) || container is UIStackView
    if view.translatesAutoresizingMaskIntoConstraints, !isNamed || view.frame.isEmpty {
      return framePlacement(of: view, in: container, x, y)
    }
    guard let across = x.spans[id], let down = y.spans[id] else { return nil }
    if across.isOutside || down.isOutside {
      noteOutside(view, container)
      return presentPlacement(of: view, in: container)
    }
    var placement = ResolvedPlacement()
    (placement.columnStart, placement.columnEnd) = Self.lines(across, x.origin)
    (placement.rowStart, placement.rowEnd) = Self.lines(down, y.origin)
    placement.horizontal = across.alignment
    placement.vertical = down.alignment
    (placement.width, placement.height) = (across.size, down.size)
    (placement.offsetX, placement.offsetY) = (across.offset, down.offset)
    let forward = isRightToLeft ? -1.0 : 1
    placement.offsetX *= forward
    placement.shiftX = across.isCenteredOnStart ? -0.5 * forward : 0
    placement.shiftY = down.isCenteredOnStart ? -0.5 : 0
    placement.awayX = across.away + across.ahead * forward
    placement.awayY = down.away + down.ahead
    (placement.minimumWidth, placement.maximumWidth) = (across.minimum, across.maximum)
    (placement.minimumHeight, placement.maximumHeight) = (down.minimum, down.maximum)
    placement.isWholeText = across.isWholeText
    placement.widthShare = across.share
    placement.minimumWidthShare = across.minimumShare
    placement.maximumWidthShare = across.maximumShare
    placement.heightShare = down.share
    let columns = x.tracks[min(across.start, x.tracks.count)..<min(across.end, x.tracks.count)]
    let isWideAsContents = columns.allSatisfy { $0 == .content || $0 == .wholeContent }
    keepRatio(of: view, in: &placement, isWideAsContents: isWideAsContents && !columns.isEmpty)
    return placement
  }

  private static func lines(_ span: AxisSolution.Span, _ origin: Int) -> (Int, Int) {
    let start = span.start - origin + 1
    return (start, max(span.end - origin + 1, start + 1))
  }

  // MARK: Sizes of one's own

  /// The sizes that constraints give a view by itself, for one that a stack view arranges or that
  /// holds a whole tree.
  func ownPlacement(of view: UIView) -> ResolvedPlacement? {
    var placement = ResolvedPlacement()
    let own = constraintsByItem[ObjectIdentifier(view)] ?? []
    let sizes = own.filter { $0.secondItem == nil }
    for constraint in sizes.stablySorted(by: { $0.priority.rawValue > $1.priority.rawValue }) {
      let size = Double(constraint.constant)
      switch (constraint.firstAttribute, constraint.axisRelation) {
      case (.width, .equal): placement.width = placement.width ?? size
      case (.height, .equal): placement.height = placement.height ?? size
      case (.width, .atLeast): placement.minimumWidth = max(placement.minimumWidth ?? 0, size)
      case (.height, .atLeast): placement.minimumHeight = max(placement.minimumHeight ?? 0, size)
      case (.width, .atMost): placement.maximumWidth = min(placement.maximumWidth ?? size, size)
      case (.height, .atMost): placement.maximumHeight = min(placement.maximumHeight ?? size, size)
      default: break
      }
    }
    keepRatio(of: view, in: &placement)
    return placement == ResolvedPlacement() ? nil : placement
  }

  /// Lets the size that is not known follow the one that is.
  ///
  /// - Parameter isWideAsContents: Whether its columns are as wide as what is in them. Columns come
  ///   before rows, so that none follows a height: the view has the width that it was laid out at.
  private func keepRatio(
    of view: UIView, in placement: inout ResolvedPlacement, isWideAsContents: Bool = false
  ) {
    guard let ratio = aspectRatio(of: view), ratio > 0 else { return }
    let fills = placement.horizontal == .fill && placement.vertical == .fill
    if isWideAsContents, fills, placement.width == nil, placement.widthShare == nil,
      placement.height == nil,
      view.bounds.width > 0
    {
      placement.width = Double(view.bounds.width)
    }
    if let height = placement.height {
      placement.width = placement.width ?? height * ratio
      if placement.horizontal == .fill { placement.horizontal = .start }
    } else if let width = placement.width {
      placement.height = width / ratio
      if placement.vertical == .fill { placement.vertical = .start }
    } else {
      placement.aspectRatio = ratio
      if placement.horizontal == .fill, placement.vertical == .fill { placement.vertical = .start }
    }
  }

  /// Width over height, where a constraint ties one to the other.
  private func aspectRatio(of view: UIView) -> Double? {
    for constraint in constraintsByItem[ObjectIdentifier(view)] ?? []
    where constraint.isAspectRatio {
      guard constraint.relation == .equal, constraint.multiplier != 0, constraint.constant == 0
      else {
        refuse(constraint, .notDrawn(instead: "it at its contents' size"))
        continue
      }
      let multiplier = Double(constraint.multiplier)
      return constraint.firstAttribute == .width ? multiplier : 1 / multiplier
    }
    return nil
  }

  // MARK: Frames

  /// A place from a frame that the author set, or `nil` for a view that fills its superview.
  func framePlacement(
    of view: UIView, in container: UIView, _ x: Plan? = nil, _ y: Plan? = nil
  ) -> ResolvedPlacement? {
    let frame = view.untransformedFrame
    let mask = view.autoresizingMask
    let fills = frame == container.bounds && !frame.isEmpty
    if fills || frame.isEmpty && mask.contains(.flexibleWidth) { return whole(x, y) }
    guard !frame.isEmpty else { return whole(x, y) }
    var placement = whole(x, y) ?? ResolvedPlacement()
    // What reaches from side to side is as wide as what it lies in, wherever its frame was set.
    let spans = frame.minX == 0 && frame.width == container.bounds.width
    placement.frame = ResolvedViewFrame(
      frame, of: container.bounds.size, spans ? mask.union(.flexibleWidth) : mask)
    return placement
  }

  /// Where a view lies now, in parts of what it lies in.
  func presentPlacement(of view: UIView, in container: UIView) -> ResolvedPlacement {
    let (frame, whole) = (view.untransformedFrame, container.bounds.size)
    func share(_ length: CGFloat, _ whole: CGFloat) -> ResolvedShare {
      whole > 0
        ? ResolvedShare(multiplier: (Double(length / whole) * 100_000).rounded() / 100_000)
        : ResolvedShare(multiplier: 0, constant: Double(length))
    }
    var placement = ResolvedPlacement(columnEnd: -1, rowEnd: -1)
    placement.frame = ResolvedViewFrame(
      x: share(frame.minX, whole.width), y: share(frame.minY, whole.height),
      width: share(frame.width, whole.width), height: share(frame.height, whole.height))
    return placement
  }

  /// Says of a view outside its superview that it keeps to the width that it was laid out at.
  private func noteOutside(_ view: UIView, _ container: UIView) {
    let crossing = constraints.first { constraint in
      [constraint.firstView, constraint.secondView].contains { $0 === view }
        && [constraint.firstView, constraint.secondView].contains {
          $0.map { !$0.isDescendant(of: container) } ?? false
        }
    }
    guard let crossing else { return }
    refuse(
      crossing,
      .notDrawn(
        instead: "the view where it lies at the preview's own width; let it lie in the view that "
          + "it is placed by"))
  }

  /// A view in a stack view that is not arranged, as backgrounds are: all of it, or its frame.
  func backdropPlacement(of view: UIView, in stack: UIView) -> ResolvedPlacement {
    if let own = framePlacement(of: view, in: stack), own.frame != nil { return own }
    var placement = ResolvedPlacement()
    let whole = ResolvedShare(multiplier: 1)
    placement.frame = ResolvedViewFrame(
      x: ResolvedShare(multiplier: 0), y: ResolvedShare(multiplier: 0), width: whole,
      height: whole)
    return placement
  }

  /// Everything from the first line to the last.
  private func whole(_ x: Plan?, _ y: Plan?) -> ResolvedPlacement? {
    guard x != nil, y != nil else { return nil }
    return ResolvedPlacement(columnEnd: -1, rowEnd: -1)
  }
}

extension ResolvedGrid.Track {
  /// The same where there is as much room as its contents ask for.
  fileprivate var whole: Self {
    switch self {
    case .content, .fraction, .wholeFraction: .wholeContent
    case .atLeast(let points): .fixed(points)
    case .fixed, .wholeContent, .share, .readable, .shared: self
    }
  }
}

extension UIView {
  /// Whether it is scrolled across, so that its contents' width is their own.
  fileprivate var scrollsAcross: Bool {
    guard let scroller = self as? UIScrollView, bounds.width > 0 else { return false }
    let (content, visible) = (scroller.contentSize, bounds.size)
    if content.width > visible.width + 0.5 { return true }
    // What fits is as wide as it is, unless it is what is scrolled down.
    return content.width > 0 && content.width < visible.width - 0.5
      && content.height <= visible.height + 0.5
  }

  /// The list cell that the view is or lies in.
  var enclosingListCell: UICollectionViewListCell? {
    var view: UIView? = self
    while let current = view {
      if let cell = current as? UICollectionViewListCell { return cell }
      view = current.superview
    }
    return nil
  }
}
