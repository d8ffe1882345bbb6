internal import CellophaneDocument
internal import UIKit

/// The lower edge of a screen on which a list is scrolled: what hangs on it stays in sight.
///
/// A page scrolls as a whole, and the list on it is as high as its rows. What is placed by the edge
/// below or beside the list would thus lie at the end of the page.
@MainActor struct LowerEdge {
  private let whole: CGFloat
  private let frames: [CGRect]

  /// - Parameter children: The views on the screen, in the order of the document.
  init(of view: UIView, _ children: [UIView]) {
    whole = view.bounds.height
    frames = children.map(\.untransformedFrame)
  }

  /// Lets the children that hang on the edge stay above it, where another child is scrolled.
  func keep(_ view: inout ResolvedView) {
    guard let rows = view.grid?.rows, let last = lastScrolledRow(of: view, rows) else { return }
    var kept = rows
    for (index, child) in view.children.enumerated() {
      guard let place = child.placement, let stays = stay(of: index, place, last, rows.count)
      else { continue }
      let span = lines(of: place, rows.count)
      let crossed = rows[(span.start - 1)..<(span.end - 1)]
      view.children[index].placement = place.staying(
        stays, height: Double(frames[index].height),
        isSteady: crossed.allSatisfy { if case .fixed = $0 { true } else { false } })
      // The lines around are not its own any more.
      if child.grid?.rows == [.shared] { view.children[index].grid?.rows = Array(crossed) }
      // Its room is kept, so that the list ends above it where it did.
      if crossed.count == 1, span.start - 1 > last { keepRoom(at: span.start - 1, index, &kept) }
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

  /// The row that is as high as what is scrolled; `nil` where nothing on the screen is.
  private func lastScrolledRow(
    of view: ResolvedView, _ rows: [ResolvedGrid.Track]
  ) -> Int? {
    for child in view.children where child.isScrolled {
      guard let place = child.placement, place.frame == nil, place.vertical == .fill,
        place.height == nil
      else { continue }
      let span = lines(of: place, rows.count)
      let own = (span.start - 1)..<(span.end - 1)
      return own.last { rows[$0].takesRest } ?? own.last { rows[$0] == .content }
    }
    return nil
  }

  /// How far above the edge a child stays, in points; `nil` for one that does not hang on it.
  private func stay(
    of index: Int, _ place: ResolvedPlacement, _ last: Int, _ count: Int
  ) -> Double? {
    let (frame, span) = (frames[index], lines(of: place, count))
    guard place.frame == nil, place.awayY == 0, frame.height > 0, frame.minY >= 0,
      frame.maxY <= whole + 0.5
    else { return nil }
    let hangs = span.start - 1 > last || place.vertical == .end && span.end - 2 >= last
    return hangs ? max((Double(whole - frame.maxY) * 100).rounded() / 100, 0) : nil
  }

  private func lines(of place: ResolvedPlacement, _ count: Int) -> (start: Int, end: Int) {
    (place.rowStart, place.rowEnd < 0 ? count + 2 + place.rowEnd : place.rowEnd)
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
}

extension ResolvedPlacement {
  /// The same at the end of all rows.
  ///
  /// - Parameters:
  ///   - height: What it is high on the declared screen.
  ///   - isSteady: Whether that is its height whatever is in it.
  fileprivate func staying(_ stay: Double, height: Double, isSteady: Bool) -> ResolvedPlacement {
    var place = self
    (place.rowStart, place.rowEnd) = (1, -1)
    if vertical == .fill || heightShare != nil {
      if isSteady || heightShare != nil {
        place.height = place.height ?? height
      } else {
        place.minimumHeight = max(place.minimumHeight ?? 0, height)
      }
    }
    place.vertical = .end
    (place.offsetY, place.shiftY, place.heightShare) = (0, 0, nil)
    place.stay = stay
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
