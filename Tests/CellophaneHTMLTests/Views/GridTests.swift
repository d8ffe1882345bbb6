import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

/// Where views lie in their parents, as stylesheets read it.
@Suite struct GridTests {
  private func style(_ view: ResolvedView) -> String {
    let text = markup { view.write(to: &$0, in: Scope(look: .iOS26)) }
    let parts = text.split(separator: "style=\"")
    return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : ""
  }

  private func placed(_ change: (inout ResolvedPlacement) -> Void) -> String {
    var placement = ResolvedPlacement()
    change(&placement)
    return style(ResolvedView(kind: .plain, placement: placement))
  }

  @Test func tracksAreColumnsAndRows() {
    let grid = ResolvedGrid(
      columns: [.fixed(16), .fraction(1), .atLeast(8), .share(ResolvedShare(multiplier: 0.25))],
      rows: [])
    #expect(
      style(ResolvedView(kind: .plain, grid: grid))
        == "--columns:16px minmax(0,1fr) minmax(8px,1fr) 25%;--tracks:auto")
  }

  @Test func aColumnThatNothingGivesWayToBreaksItsWords() {
    let alone = ResolvedGrid(columns: [.wholeContent], rows: [.wholeContent])
    #expect(
      style(ResolvedView(kind: .plain, grid: alone))
        == "--columns:minmax(0,max-content);--tracks:max-content")
    let beside = ResolvedGrid(columns: [.wholeContent, .content], rows: [.shared])
    #expect(
      style(ResolvedView(kind: .plain, grid: beside))
        == "--columns:max-content auto;--tracks:subgrid")
  }

  @Test func whatIsScrolledAcrossBreaksNoWords() {
    let grid = ResolvedGrid(columns: [.fixed(16), .wholeContent], rows: [.wholeContent])
    #expect(
      style(ResolvedView(kind: .scroller, grid: grid))
        == "--columns:16px max-content;--tracks:max-content")
  }

  @Test func aPlaceThatStaysSaysHowFarAboveTheEdge() {
    #expect(
      placed {
        $0.rowEnd = -1
        $0.vertical = .end
        $0.height = 56
        $0.hold = ResolvedHold(.lower, distance: 16, margin: 16)
      } == "--column:1/2;--row:1/-1;--align:end;--stay:16px;--edge-margin:16px;--height:56px")
    #expect(
      placed {
        $0.hold = ResolvedHold(
          .upper, distance: 8, backdrop: ResolvedBackdrop(color: nil, above: 8, below: 12))
      }
        == "--column:1/2;--row:1/2;--hold:8px;"
        + "--backdrop:var(--list-ground,var(--system-background));--above:8px;--below:12px")
  }

  @Test func aPlaceIsItsLinesAndWhatItDoesNotFill() {
    #expect(placed { _ in } == "--column:1/2;--row:1/2")
    #expect(
      placed {
        $0.columnEnd = -1
        $0.horizontal = .center
        $0.width = 40
        $0.offsetY = -2
        $0.shiftX = -0.5
      } == "--column:1/-1;--row:1/2;--justify:center;--width:40px;--offset:-50% -2px")
  }

  @Test func whatIsAsWideAsItsTextIsNoNarrower() {
    #expect(
      placed {
        $0.horizontal = .end
        $0.isWholeText = true
      } == "--column:1/2;--row:1/2;--justify:end;--minimum-width:max-content")
  }

  @Test func cornersGoAroundFromTheUpperLeftOne() {
    var view = ResolvedView(kind: .plain, cornerRadius: 4)
    view.cornerRadii = [1, 2, 3, 4]
    #expect(style(view) == "--radius:1px 2px 4px 3px")
    view.cornerRadii = nil
    view.roundCorners = ResolvedCorners(
      topLeft: true, topRight: false, bottomLeft: true, bottomRight: false)
    #expect(style(view) == "--radius:4px 0px 0px 4px")
  }

  @Test func aPartOfTheAreaHasItsBoundInPoints() {
    #expect(
      placed {
        $0.maximumWidth = 500
        $0.maximumWidthShare = ResolvedShare(multiplier: 1, constant: -32)
        $0.minimumWidthShare = ResolvedShare(multiplier: 0.5)
      } == "--column:1/2;--row:1/2;--minimum-width:50%;"
        + "--maximum-width:min(500px,calc(100% + -32px))")
  }

  @Test func aFrameTakesThePlaceOfLines() {
    let frame = ResolvedViewFrame(
      x: ResolvedShare(multiplier: 0, constant: 8), y: ResolvedShare(multiplier: 0.5),
      width: ResolvedShare(multiplier: 1, constant: -16),
      height: ResolvedShare(multiplier: 0, constant: 44))
    #expect(
      placed {
        $0.frame = frame
        $0.width = 10
      } == "--column:1/2;--row:1/2;--position:absolute;--left:8px;--top:50%;"
        + "--width:calc(100% + -16px);--height:44px")
  }

  @Test func aStackSaysItsAxisAndWhatIsNotUsual() {
    var view = ResolvedView(
      kind: .stack(
        ResolvedStack(
          axis: .horizontal, spacing: 8, alignment: .lastBaseline, distribution: .equalSpacing)))
    var child = ResolvedView(kind: .plain)
    child.turn = ResolvedTurn(gap: 4, growth: 1, isRigid: true)
    view.children = [child]
    #expect(
      markup { view.write(to: &$0, in: Scope(look: .iOS26)) } == """
        <div class="view stack" data-axis="horizontal" data-distribution="equalSpacing" \
        style="--spacing:8px;--stack-alignment:last baseline">
        <div class="view" style="--gap:4px;--turn:1 0 auto"></div>
        </div>

        """)
  }

  @Test func whatALayerDrawsIsAPropertyEach() {
    var view = ResolvedView(
      kind: .plain, background: .system(.systemRed), cornerRadius: 6, borderWidth: 1, alpha: 0.5,
      clips: true)
    view.roundCorners = ResolvedCorners(
      topLeft: true, topRight: false, bottomLeft: false, bottomRight: true)
    view.transform = ResolvedTransform(a: 0, b: 1, c: -1, d: 0, x: 2, y: 0)
    #expect(
      style(view)
        == "--fill:var(--system-red);--radius:6px 0px 6px 0px;"
        + "--border:1px solid var(--separator);--alpha:0.5;--overflow:clip;"
        + "--transform:matrix(0,1,-1,0,2,0)")
  }
}
