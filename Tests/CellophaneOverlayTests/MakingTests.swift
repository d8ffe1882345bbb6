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
        """) == """
          import UIKit; class Cell<Control: UIControl & Shown, Model: Hashable>: UICollectionViewCell {
            let control = UIView.instance(of: Control.self)
            lazy var framed = UIView.instance(of: Control.self, frame: .zero)
            let model = Model()
          }
          func show<Screen: ListController>(_ screen: Screen.Type) \
          { push(UIViewController.instance(of: Screen.self)) }
          class ListController: UIViewController {}
          """)
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
