import Testing
import UIKit

private final class Listener: NSObject, UIScrollViewDelegate {
  var offsets: [CGPoint] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
  }
}

@MainActor @Suite struct UIScrollViewTests {
  @Test func anOffsetIsTheBoundsOriginAndIsReported() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 40))
    #expect(listener.offsets == [CGPoint(x: 0, y: 40)])
    #expect(scroll.delegate === listener)
  }

  @Test func aRectangleIsScrolledToAsLittleAsNeeded() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 60))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 20))
  }

  @Test func tablesAndTextViewsHaveDelegatesOfTheirOwnTypes() {
    let table = UITableView(frame: .zero, style: .plain)
    let controller = UITableViewController(style: .plain)
    table.delegate = controller
    let typed: (any UITableViewDelegate)? = table.delegate
    #expect(typed === controller)
    let text = UITextView()
    let none: (any UITextViewDelegate)? = text.delegate
    #expect(none == nil)
  }
}
