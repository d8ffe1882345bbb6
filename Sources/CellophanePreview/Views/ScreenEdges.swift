internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// What lies above, below and over a list on its screen: it stays where it is while the list is
/// scrolled.
///
/// A page scrolls as a whole, and the list on it is as high as its rows. What is placed beside the
/// list would thus be scrolled away with it, or lie at the end of the page.
@MainActor struct ScreenEdges {
  private let view: UIView
  /// Of the views, in the order of the document, on the screen.
  private let frames: [CGRect]
  /// Where the view itself lies on the screen.
  private let origin: CGPoint
  private let screen: UIView

  /// - Parameter children: The views inside, in the order of the document.
  /// - Returns: `nil` where the view is no part of a screen, or is scrolled itself.
  init?(of view: UIView, _ children: [UIView]) {
    guard let screen = view.screenAround, let origin = view.origin(on: screen) else { return nil }
    self.view = view
    self.screen = screen
    self.origin = origin
    frames = children.map { $0.untransformedFrame.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Holds those of the children that lie beside the one that is scrolled.
  func hold(_ view: inout ResolvedView) {
    switch view.kind {
    case .stack(let stack): if stack.axis == .vertical { holdArranged(in: &view) }
    default: if view.grid == nil { holdFramed(in: &view) } else { holdPlaced(in: &view) }
    }
  }

  // MARK: By lines

  private func holdPlaced(in view: inout ResolvedView) {
    guard let rows = view.grid?.rows, let list = scrolled(in: view, rows) else { return }
    let sides = view.children.indices.map { side(of: $0, in: view, beside: list) }
    let holdsUpper = view.children.indices.allSatisfy { index in
      frames[index].maxY > frames[list.index].minY + 0.5 || index == list.index
        || sides[index] == .upper && mayHold(view.children[index], rows)
    }
    var kept = rows
    for (index, child) in view.children.enumerated() {
      guard let edge = sides[index], edge == .lower || holdsUpper, let place = child.placement
      else { continue }
      let span = lines(of: place, rows.count)
      let crossed = rows[(span.start - 1)..<(span.end - 1)]
      view.children[index].placement = place.held(
        hold(index, edge, beside: list.index), height: Double(frames[index].height),
        isSteady: crossed.allSatisfy { if case .fixed = $0 { true } else { false } })
      // The lines around are not its own any more.
      if child.grid?.rows == [.shared] { view.children[index].grid?.rows = Array(crossed) }
      // Its room is kept, so that the list begins and ends beside it where it did.
      let row = span.start - 1
      if crossed.count == 1, !list.rows.contains(row) { keepRoom(at: row, index, &kept) }
      if edge == .upper { pin(&view.children[list.index], below: list.index) }
    }
    view.grid?.rows = kept
  }

  private func keepRoom(at row: Int, _ index: Int, _ rows: inout [ResolvedGrid.Track]) {
    let height = Double(frames[index].height)
    switch rows[row] {
    case .content, .wholeContent: rows[row] = .fixed(height)
    case .fixed(let other) where other < height: rows[row] = .fixed(height)
    default: break
    }
  }

  /// Whether a view above the list keeps its height whatever the text size is: those below it have
  /// their places by that.
  private func mayHold(_ child: ResolvedView, _ rows: [ResolvedGrid.Track]) -> Bool {
    guard let place = child.placement else { return false }
    let span = lines(of: place, rows.count)
    let isFixed = rows[(span.start - 1)..<(span.end - 1)].allSatisfy {
      if case .fixed = $0 { true } else { false }
    }
    return isFixed || span.end - span.start == 1 && !child.holdsText
  }

  /// The child that is as high as what is scrolled in it, and the rows that are; `nil` where
  /// nothing on the screen is. One that takes what is left comes before one that is as high as it
  /// asks for, such as a row of chips.
  private func scrolled(
    in view: ResolvedView, _ rows: [ResolvedGrid.Track]
  ) -> (index: Int, rows: Range<Int>)? {
    var found: (index: Int, rows: Range<Int>)?
    for (index, child) in view.children.enumerated() where child.isScrolled {
      guard let place = child.placement, place.frame == nil, place.vertical == .fill,
        place.height == nil
      else { continue }
      let span = lines(of: place, rows.count)
      let own = (span.start - 1)..<(span.end - 1)
      if let first = own.first(where: { rows[$0].takesRest }),
        let last = own.last(where: { rows[$0].takesRest })
      {
        return (index, first..<(last + 1))
      }
      guard found == nil, let last = own.last(where: { rows[$0] == .content }) else { continue }
      found = (index, last..<(last + 1))
    }
    return found
  }

  /// The highest of the children that are scrolled; `nil` where another one lies beside it.
  private func highestScrolled(in view: ResolvedView) -> Int? {
    let scrolled = view.children.indices.filter { view.children[$0].isScrolled }
    guard let list = scrolled.max(by: { frames[$0].height < frames[$1].height }) else { return nil }
    let (start, end) = (frames[list].minY, frames[list].maxY)
    let isAlone = scrolled.allSatisfy { index in
      index == list || frames[index].maxY <= start + 0.5 || frames[index].minY >= end - 0.5
    }
    return isAlone ? list : nil
  }

  /// The edge that a child hangs on; `nil` for one that is scrolled.
  private func side(
    of index: Int, in view: ResolvedView, beside list: (index: Int, rows: Range<Int>)
  ) -> ResolvedHold.Edge? {
    guard index != list.index, isSeen(index), !isBehind(index, list.index),
      let place = view.children[index].placement, place.frame == nil, place.awayY == 0
    else { return nil }
    let span = lines(of: place, view.grid?.rows.count ?? 0)
    let (first, last) = (list.rows.lowerBound, list.rows.upperBound - 1)
    if span.start - 1 > last || place.vertical == .end && span.end - 2 >= last { return .lower }
    if span.end - 2 < first || place.vertical == .start && span.start - 1 <= first {
      return .upper
    }
    return nil
  }

  private func lines(of place: ResolvedPlacement, _ count: Int) -> (start: Int, end: Int) {
    (place.rowStart, place.rowEnd < 0 ? count + 2 + place.rowEnd : place.rowEnd)
  }

  // MARK: By frames

  private func holdFramed(in view: inout ResolvedView) {
    guard let list = highestScrolled(in: view), isSeen(list) else { return }
    let sides = view.children.indices.map { index -> ResolvedHold.Edge? in
      guard index != list, isSeen(index), view.children[index].placement?.frame != nil,
        !isBehind(index, list)
      else { return nil }
      return frames[index].midY < screen.bounds.height / 2 ? .upper : .lower
    }
    let isWhole = view.children[list].placement?.frame == nil
    if !isWhole { lay(list, in: &view) }
    for (index, edge) in sides.enumerated() {
      var place = view.children[index].placement ?? ResolvedPlacement()
      if index != list, !isWhole {
        (place.columnStart, place.columnEnd, place.rowStart, place.rowEnd) = (1, -1, 1, -1)
      }
      if let edge {
        place.hold = hold(index, edge, beside: list)
        place.vertical = edge == .upper ? .start : .end
      }
      if index != list, !isWhole || edge != nil { view.children[index].placement = place }
      if edge == .upper { pin(&view.children[list], below: list) }
    }
  }

  /// Gives a list with a frame the lines of a grid, in which it is as high as its rows.
  private func lay(_ list: Int, in view: inout ResolvedView) {
    let frame = frames[list].offsetBy(dx: -origin.x, dy: -origin.y)
    let bounds = self.view.bounds
    func tracks(_ before: CGFloat, _ after: CGFloat) -> [ResolvedGrid.Track] {
      [.fixed(max(0, Double(before))), .fraction(1), .fixed(max(0, Double(after)))]
    }
    view.grid = ResolvedGrid(
      columns: tracks(frame.minX, bounds.width - frame.maxX),
      rows: tracks(frame.minY, bounds.height - frame.maxY))
    view.children[list].placement = ResolvedPlacement(
      columnStart: 2, columnEnd: 3, rowStart: 2, rowEnd: 3)
  }

  // MARK: In stacks

  private func holdArranged(in view: inout ResolvedView) {
    guard let list = highestScrolled(in: view) else { return }
    for index in view.children.indices where index != list && isSeen(index) {
      guard view.children[index].placement?.frame == nil else { continue }
      let edge: ResolvedHold.Edge = index < list ? .upper : .lower
      var place = view.children[index].placement ?? ResolvedPlacement()
      place.hold = hold(index, edge, beside: list)
      place.hold?.margin = nil
      view.children[index].placement = place
      if edge == .upper { pin(&view.children[list], below: list) }
    }
  }

  // MARK: Places

  /// Whether a child has a place of its own on the screen.
  private func isSeen(_ index: Int) -> Bool {
    let frame = frames[index]
    return frame.height > 0 && frame.minY >= 0 && frame.maxY <= screen.bounds.height + 0.5
  }

  /// Whether a child is drawn under the list, as a picture behind it is.
  private func isBehind(_ index: Int, _ list: Int) -> Bool {
    index < list && overlaps(index, list)
  }

  private func overlaps(_ index: Int, _ list: Int) -> Bool {
    frames[index].insetBy(dx: 0.5, dy: 0.5).intersects(frames[list])
  }

  private func pin(_ child: inout ResolvedView, below list: Int) {
    var place = child.placement ?? ResolvedPlacement()
    place.roomAbove = (Double(frames[list].minY) * 100).rounded() / 100
    child.placement = place
  }

  private func hold(_ index: Int, _ edge: ResolvedHold.Edge, beside list: Int) -> ResolvedHold {
    let frame = frames[index]
    func rounded(_ points: CGFloat) -> Double { max((Double(points) * 100).rounded() / 100, 0) }
    let (above, below) = (frame.minY, screen.bounds.height - frame.maxY)
    let inner = edge == .upper ? origin.y : screen.bounds.height - origin.y - view.bounds.height
    let distance = rounded(edge == .upper ? above : below)
    return ResolvedHold(
      edge, distance: distance, margin: max(0, distance - rounded(inner)),
      backdrop: overlaps(index, list) ? nil : backdrop(of: index, rounded))
  }

  /// The screen's ground from what lies above a view to what lies below it.
  private func backdrop(
    of index: Int, _ rounded: (CGFloat) -> Double
  ) -> ResolvedBackdrop {
    let frame = frames[index]
    let others = frames.indices.filter { $0 != index && frames[$0].height > 0 }.map { frames[$0] }
    let above = others.map(\.maxY).filter { $0 <= frame.minY + 0.5 }.max() ?? 0
    let below = others.map(\.minY).filter { $0 >= frame.maxY - 0.5 }.min()
    return ResolvedBackdrop(
      color: screen.drawnBackground, above: rounded(frame.minY - above),
      below: rounded((below ?? screen.bounds.height) - frame.maxY))
  }
}

extension UIView {
  /// The view of the controller whose screen the view is a part of.
  fileprivate var screenAround: UIView? {
    sequence(first: self, next: \.superview).first { view in
      guard let controller = view.owningController else { return false }
      switch controller.parent {
      case nil, is UINavigationController, is UITabBarController, is UISplitViewController:
        return true
      default: return false
      }
    }
  }

  /// Where the view lies on a screen; `nil` where it is scrolled there, or part of a cell.
  fileprivate func origin(on screen: UIView) -> CGPoint? {
    var (origin, view) = (CGPoint.zero, self)
    while view !== screen {
      let frame = view.untransformedFrame
      (origin.x, origin.y) = (origin.x + frame.minX, origin.y + frame.minY)
      guard let next = view.superview, !(next is UIScrollView) else { return nil }
      view = next
    }
    return self is UIScrollView ? nil : origin
  }
}

extension ResolvedView {
  /// Whether it is as high as what is scrolled in it.
  fileprivate var isScrolled: Bool {
    switch kind {
    case .collection, .scroller: true
    default:
      children.contains { child in
        child.isScrolled && (child.placement?.vertical ?? .fill) == .fill
          && child.placement?.frame == nil && child.placement?.height == nil
      }
    }
  }

  /// Whether it is higher where text is larger.
  fileprivate var holdsText: Bool {
    switch kind {
    case .label, .text, .content: true
    default: children.contains(where: \.holdsText)
    }
  }
}

extension ResolvedPlacement {
  /// The same at an end of all rows.
  ///
  /// - Parameters:
  ///   - height: What it is high on the declared screen.
  ///   - isSteady: Whether that is its height whatever is in it.
  fileprivate func held(
    _ hold: ResolvedHold, height: Double, isSteady: Bool
  ) -> ResolvedPlacement {
    var place = self
    (place.rowStart, place.rowEnd) = (1, -1)
    if vertical == .fill || heightShare != nil {
      if isSteady || heightShare != nil {
        place.height = place.height ?? height
      } else {
        place.minimumHeight = max(place.minimumHeight ?? 0, height)
      }
    }
    place.vertical = hold.edge == .upper ? .start : .end
    (place.offsetY, place.shiftY, place.heightShare) = (0, 0, nil)
    place.hold = hold
    return place
  }
}

extension ResolvedGrid.Track {
  fileprivate var takesRest: Bool {
    switch self {
    case .fraction, .wholeFraction, .atLeast, .share: true
    case .fixed, .content, .wholeContent, .readable, .shared: false
    }
  }
}
