#if Overlay
import CellophaneOverlay
import Testing

/// What is made of classes that code does not know, and of views of SwiftUI's.
@Suite struct MakingTests {
  @Test func aGenericClassMakesAViewOfItsParameter() {
    #expect(
      rewritten(
        """
        class Cell<Control: UIControl & Shown, Model: Hashable>: UICollectionViewCell {
          let control = Control()
          lazy var framed = Control(frame: .zero)
          let model = Model()
        }
        func show<Screen: ListController>(_ screen: Screen.Type) { push(Screen.init()) }
        class ListController: UIViewController {}
        enum Source<Header: UIView> { case one; func made() -> Header { Header() } }
        func row<Row: UITableViewCell>() -> Row { Row(style: .value1, reuseIdentifier: "a") }
        func other<Row: UITableViewCell>() -> Row { Row(model: 1) }
        """) == """
          import UIKit; class Cell<Control: UIControl & Shown, Model: Hashable>: UICollectionViewCell {
            let control = Control.made()
            lazy var framed = Control.made(frame: .zero)
            let model = Model()
          }
          func show<Screen: ListController>(_ screen: Screen.Type) \
          { push(Screen.made()) }
          class ListController: UIViewController {}
          enum Source<Header: UIView> { case one; func made() -> Header { Header.made() } }
          func row<Row: UITableViewCell>() -> Row { Row.made(style: .value1, reuseIdentifier: "a") }
          func other<Row: UITableViewCell>() -> Row { Row(model: 1) }
          """)
  }

  @Test func aConstraintMayStandAfterOthers() {
    #expect(
      rewritten(
        """
        class Cell<Content: Shown>: UITableViewCell where Content: UIView {
          let content = Content()
        }
        func make<Screen: Shown & UIViewController>() -> Screen { Screen() }
        func other<Model: Shown>() -> Model where Model: Hashable { Model() }
        """) == """
          import UIKit; class Cell<Content: Shown>: UITableViewCell where Content: UIView {
            let content = Content.made()
          }
          func make<Screen: Shown & UIViewController>() -> Screen { Screen.made() }
          func other<Model: Shown>() -> Model where Model: Hashable { Model() }
          """)
  }

  @Test func whatAViewOfSwiftUIsShowsIsAPlaceholder() {
    #expect(
      rewritten(
        """
        import SwiftUI
        struct Row: View {
          let title: String
          var body: some View {
            Text(title)
              .bold()
          }
          @ViewBuilder func icon(_ name: String) -> some View { Image(name) }
          var words: String { title }
        }
        """) == """
          import SwiftUI
          struct Row: View {
            let title: String
            var body: some View { SwiftUI.Placeholder() }



            @ViewBuilder func icon(_ name: String) -> some View { SwiftUI.Placeholder() }
            var words: String { title }
          }
          """)
    let plain = "protocol View {}\nstruct Row: View {}\nvar row: some View { Row() }\n"
    #expect(rewritten(plain) == plain)
  }

  @Test func whatSwiftUIBringsOfCombineIsImported() {
    let model = "import SwiftUI\nfinal class Model: ObservableObject { @Published var a = 1 }\n"
    #expect(rewritten(model) == "import Combine; " + model)
    #expect(rewritten("import Combine\n" + model) == "import Combine\n" + model)
  }

  @Test func whatFoundationBringsOfObservationIsImported() {
    let model = "import Foundation\n@Observable final class Model { var a = 1 }\n"
    #expect(rewritten(model) == "import Observation; " + model)
    #expect(rewritten("import Observation\n" + model) == "import Observation\n" + model)
  }

  @Test func progressWithoutACountHasNone() {
    #expect(
      rewritten("let progress = Progress()\n")
        == "let progress = Progress(totalUnitCount: 0)\n")
    let own = "struct Progress {}\nlet progress = Progress()\n"
    #expect(rewritten(own) == own)
  }

  @Test func aViewOfSwiftUIsIsNamed() {
    #expect(
      rewritten(
        """
        import SwiftUI
        import UIKit
        cell.contentConfiguration = UIHostingConfiguration {
          Row("A", item: item)
            .padding()
        }
        .margins(.all, 8)
        .background { Color.red }
        """) == """
          import SwiftUI
          import UIKit
          cell.contentConfiguration = UIHostingConfiguration("Row('A', item: item) .padding()")
          """ + String(repeating: "\n", count: 5))
  }
}
#endif
