#if Overlay
@testable import CellophaneOverlay
import Testing

/// Previews of Xcode's.
@Suite struct PreviewTests {
  @Test func aPreviewOfAControllerIsAFunction() {
    let overlay = SourceOverlay(
      sources: [
        (
          "App/List.swift",
          """
          import UIKit
          final class List: UIViewController {}
          #Preview("A list", traits: .landscapeLeft) {
            let list = List()
            list.title = "List"
            return UINavigationController(rootViewController: list)
          }
          #Preview { RowView() }
          """
        ), ("App/RowView.swift", "import SwiftUI\nstruct RowView: View {}"),
      ], conditions: [])
    #expect(
      overlay.rewritten()[0]
        == RewrittenSource(
          path: "App/List.swift",
          text: """
            import UIKit
            final class List: UIViewController {}
            @MainActor public func cellophanePreview_List_1() -> Any {
              let list = List()
              list.title = "List"
              return UINavigationController(rootViewController: list)
            }
                                  
            """,
          previews: [
            .init(name: "A list", line: 3, function: "cellophanePreview_List_1"),
            .init(name: nil, line: 8, function: nil),
          ],
          limits: [
            .init(
              line: 3,
              message: "the traits '.landscapeLeft' of the '#Preview' are not shown: it is on a"
                + " phone held upright"),
            .init(
              line: 8,
              message: "the '#Preview' shows neither a view nor a view controller of UIKit's"),
          ]))
  }

  @Test func aPreviewShowsWhatAFunctionReturns() {
    let overlay = SourceOverlay(
      sources: [
        (
          "App/Bars.swift",
          """
          import UIKit
          #Preview("A") { bar(title: "A") }
          #Preview("B") { let one = bar(title: "B"); return one }
          #Preview("C") { swatch() }
          #Preview("D") { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()! }
          #Preview("E") { scene("list") as! UITableViewController }
          #Preview("F") { scene("list") as String }
          """
        ),
        (
          "App/Making.swift",
          """
          import UIKit
          @MainActor func bar(title: String) -> UINavigationController { UINavigationController() }
          func swatch() -> Swatch { Swatch() }
          struct Swatch {}
          """
        ),
      ], conditions: [])
    #expect(
      overlay.rewritten()[0].previews == [
        .init(name: "A", line: 2, function: "cellophanePreview_Bars_1"),
        .init(name: "B", line: 3, function: "cellophanePreview_Bars_2"),
        .init(name: "C", line: 4, function: nil),
        .init(name: "D", line: 5, function: "cellophanePreview_Bars_4"),
        .init(name: "E", line: 6, function: "cellophanePreview_Bars_5"),
        .init(name: "F", line: 7, function: nil),
      ])
  }
}
#endif
