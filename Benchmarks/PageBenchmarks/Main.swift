import CellophaneDocument
import CellophaneHTML
import CellophanePreview
import Measuring
import UIKit

/// Rendering a list, beside a hand-written append of the same bytes; reading one again; and frames.
///
/// With the words `rows`, `reading` and `frames` it measures those alone.
@main
enum PageBenchmarks {
  @MainActor
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    func asks(for word: String) -> Bool { words.isEmpty || words.contains(word) }
    if asks(for: "rows") { await measureRows() }
    if asks(for: "reading") {
      var table = Table()
      try await ReadingMeasurement(count: 10_000).add(to: &table)
      table.print()
    }
    if asks(for: "frames") { await measureFrames() }
  }

  @MainActor private static func measureRows() async {
    var table = Table()
    let preview = AnyPreview(Preview("Rows") { RowsViewController(count: 10_000) })
    let clock = ContinuousClock()
    let start = clock.now
    let pages = await preview.resolve(ResolveOptions())
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

  /// A thousand frames of a large tree.
  @MainActor private static func measureFrames() async {
    var preview = Preview("Tree") { TreeViewController() }
    for turn in 0..<1_000 { preview = preview.step("Change \(turn)") { $0.change(turn) } }
    let clock = ContinuousClock()
    var bytes = (frames: 0, start: 0)
    var findings: [String] = []
    let time = await clock.measure {
      guard var page = await AnyPreview(preview).resolve(ResolveOptions()).first else {
        fatalError("the preview has no page")
      }
      bytes.frames = PageRenderer.body(of: page).count
      findings = page.findings.map(\.message)
      page.frames = [page.frames[0]]
      page.bodies = []
      bytes.start = PageRenderer.body(of: page).count
    }
    print(
      "1000 frames of 2020 nodes: resolved and rendered in \(time), \(bytes.frames / 1024) KB, "
        + "of which one frame is \(bytes.start / 1024) KB")
    for finding in findings { print(finding) }
  }
}
