#if Overlay
@testable import CellophaneOverlay
import Testing

/// What nibs and storyboards connect.
@Suite struct ConnectionTests {
  @Test func aClassNamesItsOutletsAndActions() {
    #expect(
      rewritten(
        """
        import UIKit
        final class Cell: UITableViewCell {
          @IBOutlet private weak var label: UILabel!
          @IBInspectable var corner: CGFloat = 0
          var other = 0
          @IBAction func tapped(_ sender: Any) {}
          @IBAction func done() {}
        }
        """) == """
          import UIKit
          final class Cell: UITableViewCell {
                      private weak var label: UILabel!
                           var corner: CGFloat = 0
            var other = 0
                      func tapped(_ sender: Any) {}
                      func done() {}
           override class func interfaceMembers() -> [Selector] { var all = super.interfaceMembers(); \
          all.append(Selector("setLabel:", of: Cell.self, { $0.label = $1 })); \
          all.append(Selector("setCorner:", of: Cell.self, { $0.corner = $1 })); \
          all.append(Selector("tapped:", of: Cell.self, { $0.tapped($1) })); \
          all.append(Selector("done", of: Cell.self, { $0.done() })); return all } }
          """)
  }

  @Test func actionsOfExtensionsAreAmongThem() {
    let files = rewritten([
      "List.swift": """
      import UIKit
      public class List: UIViewController {
      }
      private extension List {
        @IBAction func add(_ sender: Any, with event: UIEvent) {}
      }
      """,
      "List+Other.swift": """
      import UIKit
      extension List {
        @IBAction func close(_ sender: Any) {}
        @IBAction private func hidden(_ sender: Any) {}
      }
      """,
    ])
    #expect(
      files["List.swift"]?.contains(
        """
        all.append(Selector("add:with:", of: List.self, { $0.add($1, with: $2) })); \
        all.append(Selector("close:", of: List.self, { $0.close($1) })); return all }
        """) == true, "\(files["List.swift"] ?? "")")
    #expect(files["List.swift"]?.contains(" public override class func interfaceMembers") == true)
  }

  @Test func whatIsNoResponderHasNone() {
    let text = """
      import UIKit
      class Item: UIBarButtonItem {
        @IBOutlet var label: UILabel!
      }
      class Store: NSObject {
        @IBOutlet var label: UILabel!
      }
      class Plain: UIView {
        var label: UILabel!
      }
      """
    #expect(!rewritten(text).contains("interfaceMembers"))
  }
}
#endif
