import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What lies beside a list on its screen, and what is scrolled across.
@Suite(.serialized) @MainActor struct ScreenEdgesTests {
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
    #expect(
      lines.contains("view at 1-2,1--1 down end height 80 stays 0 backdrop list"), "\(lines)")
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

  @Test func whatHangsOnTheUpperEdgeStaysAndWhatHangsOnTheMiddleIsScrolled() async {
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
    #expect(lines.contains { $0.hasSuffix("down start height 40 holds 8") }, "\(lines)")
    #expect(lines.filter { $0.contains("holds") || $0.contains("stays") }.count == 1, "\(lines)")
  }

  /// What is drawn behind a list is no bar over it.
  @Test func aPictureBehindAListIsScrolled() async {
    let lines = await lines { view, list in
      let picture = self.add(UIView(), to: view)
      view.sendSubviewToBack(picture)
      NSLayoutConstraint.activate([
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        picture.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        picture.heightAnchor.constraint(equalToConstant: 200),
      ])
    }
    #expect(lines.allSatisfy { !$0.contains("stays") }, "\(lines)")
  }

  /// A label is higher where text is larger, and nothing below it would know.
  @Test func wordsAboveAListAreScrolledWithIt() async {
    let lines = await lines { view, list in
      list.removeFromSuperview()
      let (label, rows) = (self.add(UILabel(), to: view), self.add(UITableView(), to: view))
      label.text = "Three rows"
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        rows.topAnchor.constraint(equalTo: label.bottomAnchor),
        rows.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    #expect(lines.allSatisfy { !$0.contains("holds") }, "\(lines)")
  }

  /// Chips that are scrolled across are no list: they stay above it.
  @Test(arguments: [false, true]) func aRowOfChipsAboveAListStays(isStacked: Bool) async {
    let text = await outline(
      Preview("Screen") {
        Screen { view, list in
          let (chips, chip) = (UIScrollView(), UIView())
          chip.translatesAutoresizingMaskIntoConstraints = false
          chips.addSubview(chip)
          NSLayoutConstraint.activate([
            chips.heightAnchor.constraint(equalToConstant: 44),
            chip.widthAnchor.constraint(equalToConstant: 900),
            chip.heightAnchor.constraint(equalTo: chips.frameLayoutGuide.heightAnchor),
            chip.topAnchor.constraint(equalTo: chips.contentLayoutGuide.topAnchor),
            chip.bottomAnchor.constraint(equalTo: chips.contentLayoutGuide.bottomAnchor),
            chip.leadingAnchor.constraint(equalTo: chips.contentLayoutGuide.leadingAnchor),
            chip.trailingAnchor.constraint(equalTo: chips.contentLayoutGuide.trailingAnchor),
          ])
          guard isStacked else {
            view.removeConstraints(view.constraints)
            _ = self.add(chips, to: view)
            return NSLayoutConstraint.activate([
              chips.topAnchor.constraint(equalTo: view.topAnchor),
              chips.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              chips.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              list.topAnchor.constraint(equalTo: chips.bottomAnchor),
              list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
          }
          let stack = self.add(UIStackView(arrangedSubviews: [chips, list]), to: view)
          stack.axis = .vertical
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ])
        }
      })
    let held = text.split(separator: "\n").filter { $0.contains(" holds 0 backdrop list") }
    #expect(held.count == 1 && held[0].contains("scroller at"), "\(text)")
    #expect(!text.contains(" stays "), "\(text)")
    #expect(text.contains(" pinned 44"), "\(text)")
  }

  @Test func whatFramesPutAroundAListStays() async {
    let lines = await lines { view, list in
      list.translatesAutoresizingMaskIntoConstraints = true
      view.removeConstraints(view.constraints)
      let (upper, lower) = (UIView(), UIView())
      upper.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 50)
      list.frame = CGRect(x: 0, y: 50, width: view.bounds.width, height: 744)
      lower.frame = CGRect(x: 20, y: 804, width: 100, height: 60)
      view.addSubview(upper)
      view.addSubview(lower)
    }
    #expect(
      lines == [
        "grid columns 0,1fr,0 rows 50,1fr,80",
        "view at 1--1,1--1 down start holds 0 backdrop list frame 0,0,100%,50",
        "view at 1--1,1--1 down end stays 10 backdrop list above 10 below 10 frame 20,804,100,60",
      ])
  }

  @Test func whatAStackHasAroundAListStays() async {
    let text = await outline(
      Preview("Screen") {
        Screen { view, list in
          let (upper, lower) = (UISegmentedControl(items: ["A"]), UIButton(type: .system))
          lower.setTitle("Done", for: .normal)
          let stack = self.add(UIStackView(arrangedSubviews: [upper, list, lower]), to: view)
          stack.axis = .vertical
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
          ])
        }
      })
    #expect(text.contains("holds 4 backdrop list above 4"), "\(text)")
    #expect(text.contains("stays 6 backdrop list below 6"), "\(text)")
    #expect(text.contains("pinned 36"), "\(text)")
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
