import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What hangs on a screen's lower edge beside a list, and what is scrolled across.
@Suite(.serialized) @MainActor struct LowerEdgeTests {
  private final class Screen: UIViewController {
    let build: @MainActor (UIView, UITableView) -> Void

    init(_ build: @escaping @MainActor (UIView, UITableView) -> Void) {
      self.build = build
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UITableView()
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      build(view, list)
    }
  }

  /// The rows of the screen's grid and the places of what is on it.
  private func lines(
    _ build: @escaping @MainActor @Sendable (UIView, UITableView) -> Void
  ) async -> [String] {
    let text = await outline(Preview("Screen") { Screen(build) })
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { line in
      ["grid columns", "view at", "button", "control"].contains { line.hasPrefix($0) }
    }
  }

  private func add<Part: UIView>(_ part: Part, to view: UIView) -> Part {
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    return part
  }

  @Test func aButtonOverAListStaysAboveTheEdge() async {
    let lines = await lines { view, list in
      let button = self.add(UIButton(type: .system), to: view)
      NSLayoutConstraint.activate([
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        button.widthAnchor.constraint(equalToConstant: 56),
        button.heightAnchor.constraint(equalToConstant: 56),
        button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -24),
      ])
    }
    #expect(
      lines.first { $0.contains("stays") }?.contains(
        "at 1-2,1--1 across end down end width 56 height 56 stays 24") == true, "\(lines)")
  }

  @Test func aBarBelowAListStaysAtTheEdgeAndTheListEndsAboveIt() async {
    let lines = await lines { view, list in
      let bar = self.add(UIView(), to: view)
      NSLayoutConstraint.activate([
        list.bottomAnchor.constraint(equalTo: bar.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: 80),
      ])
    }
    #expect(lines.first == "grid columns 1fr rows 1fr,80", "\(lines)")
    #expect(lines.contains("view at 1-2,1--1 down end height 80 stays 0"), "\(lines)")
  }

  /// What is centred on the edge's line lies there too.
  @Test func whatIsCentredAboveTheEdgeStays() async {
    let lines = await lines { view, list in
      let part = self.add(UIView(), to: view)
      NSLayoutConstraint.activate([
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        part.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        part.centerYAnchor.constraint(equalTo: view.bottomAnchor, constant: -50),
        part.widthAnchor.constraint(equalToConstant: 120),
        part.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    #expect(
      lines.contains { $0.contains("down end width 120 height 40 stays 30") }, "\(lines)")
  }

  @Test func whatHangsOnTheUpperEdgeOrTheMiddleIsScrolled() async {
    let lines = await lines { view, list in
      let (upper, middle) = (self.add(UIView(), to: view), self.add(UIView(), to: view))
      NSLayoutConstraint.activate([
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        upper.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        middle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
      for part in [upper, middle] {
        part.heightAnchor.constraint(equalToConstant: 40).isActive = true
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
    }
    #expect(lines.allSatisfy { !$0.contains("stays") }, "\(lines)")
  }

  /// Twelve of 44 points are wider than a phone; three are not, and are no wider for that.
  @Test(arguments: [12, 3]) func whatIsScrolledAcrossIsAsWideAsItIs(_ count: Int) async {
    let text = await outline(
      Preview("Cell") {
        let cell = UICollectionViewListCell()
        let (scroller, stack) = (UIScrollView(), UIStackView())
        for _ in 0..<count {
          let part = UIView()
          part.widthAnchor.constraint(equalToConstant: 44).isActive = true
          part.heightAnchor.constraint(equalToConstant: 44).isActive = true
          stack.addArrangedSubview(part)
        }
        for part in [scroller, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
        cell.contentView.addSubview(scroller)
        scroller.addSubview(stack)
        let (view, content) = (cell.contentView, scroller.contentLayoutGuide)
        NSLayoutConstraint.activate([
          scroller.topAnchor.constraint(equalTo: view.topAnchor),
          scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          scroller.heightAnchor.constraint(equalToConstant: 44),
          stack.topAnchor.constraint(equalTo: content.topAnchor),
          stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        ])
        return cell
      })
    #expect(text.contains("grid columns 16,whole,16 rows whole"), "\(text)")
  }

  @Test func whatIsAsWideAsItsScrollerStaysSo() async {
    let text = await outline(
      Preview("Screen") {
        Screen { view, list in
          list.removeFromSuperview()
          let scroller = self.add(UIScrollView(), to: view)
          let part = self.add(UIView(), to: scroller)
          NSLayoutConstraint.activate([
            scroller.topAnchor.constraint(equalTo: view.topAnchor),
            scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            part.topAnchor.constraint(equalTo: scroller.topAnchor),
            part.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
            part.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
            part.widthAnchor.constraint(equalTo: scroller.widthAnchor),
            part.heightAnchor.constraint(equalToConstant: 200),
          ])
        }
      })
    #expect(text.contains("grid columns 1fr rows whole"), "\(text)")
  }
}
