import CellophaneDocument
import CellophaneHTML
import CellophanePreview
import Measuring
import UIKit

/// Rendering a list, beside a hand-written append of the same bytes.
@main
enum PageBenchmarks {
  @MainActor
  static func main() async {
    var table = Table()
    let preview = AnyPreview(Preview("Rows") { RowsViewController(count: 10_000) })
    let clock = ContinuousClock()
    let start = clock.now
    let pages = await preview.resolve(ResolveOptions()).pages
    let resolving = start.duration(to: clock.now)
    guard let page = pages.first else { fatalError("the preview has no page") }
    let bytes = PageRenderer.body(of: page)
    let lines = RowLines(of: bytes, first: 100_000, count: 10_000)
    guard lines.written() == bytes else { fatalError("the hand-written bytes are others") }
    table.add(
      Measurement("rendering 10000 rows, \(bytes.count / 1024) KB") {
        keep(PageRenderer.body(of: page))
      } against: {
        keep(lines.written())
      }, reach: "2×")
    table.print()
    print("resolved in \(resolving)")
  }
}
