import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// Who takes what is left on a page, and what hangs on what.
@Suite(.serialized) @MainActor struct SlackOnPagesTests {
  private final class Screen: UIViewController {
    let build: @MainActor (UIView) -> Void

    init(_ build: @escaping @MainActor (UIView) -> Void) {
      self.build = build
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      build(view)
    }
  }

  /// A view whose contents ask for a size.
  private final class Sized: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  private func lines<Root>(_ preview: Preview<Root>) async -> [String] {
    let text = await outline(preview)
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return lines.filter { line in
      ["grid columns", "view at", "control"].contains { line.hasPrefix($0) }
    }
  }

  private func screen(
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) async -> [String] {
    await lines(Preview("Screen") { Screen(build) })
  }

  private func cell(
    _ build: @escaping @MainActor @Sendable (UIView) -> Void
  ) async -> [String] {
    await lines(
      Preview("Cell") {
        let cell = UICollectionViewListCell()
        build(cell.contentView)
        return cell
      })
  }

  private func add<Part: UIView>(_ part: Part, to view: UIView) -> Part {
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    return part
  }

  private func sized(_ width: CGFloat, _ height: CGFloat, in view: UIView) -> UIView {
    let part = Sized()
    part.size = CGSize(width: width, height: height)
    return add(part, to: view)
  }

  @Test func aListUnderASearchBarTakesTheRest() async {
    let lines = await screen { view in
      let bar = self.add(UISearchBar(), to: view)
      let list = self.add(UITableView(), to: view)
      for part in [bar, list] {
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        list.topAnchor.constraint(equalTo: bar.bottomAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    #expect(lines.first == "grid columns 1fr rows 56,1fr", "\(lines)")
  }

  /// A bar of 6 points in a line of at least 34.
  @Test func theSizeOfAViewIsNotThatOfOneInside() async throws {
    let preview = Preview("Cell") {
      let cell = UICollectionViewListCell()
      let (bar, fill) = (UIView(), UIView())
      fill.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(fill)
      let line = UIStackView(arrangedSubviews: [UILabel(), bar])
      line.alignment = .center
      line.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        line.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        line.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
        fill.topAnchor.constraint(equalTo: bar.topAnchor),
        fill.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: 6),
      ])
      return cell
    }
    var options = ResolveOptions()
    options.look = .iOS26
    let page = try #require(await AnyPreview(preview).resolve(options).first)
    #expect(page.findings.map(\.message) == [])
  }

  @Test func viewsHangOnOneInTheMiddle() async {
    let lines = await screen { view in
      let middle = self.sized(60, 40, in: view)
      let below = self.sized(50, 20, in: view)
      NSLayoutConstraint.activate([
        middle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        middle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        below.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 8),
        below.centerXAnchor.constraint(equalTo: middle.centerXAnchor),
      ])
    }
    #expect(
      lines == [
        "grid columns 1fr rows >=0,content,8,1fr",
        "view at 1-2,1-5 across center down center wants width 60 wants height 40",
        "view at 1-2,1-5 across center down center y 38 wants width 50 wants height 20",
      ])
  }

  @Test func oneThatIsCentredInACellHoldsAnotherUnderIt() async {
    let lines = await cell { view in
      let middle = self.sized(60, 20, in: view)
      let below = self.sized(50, 10, in: view)
      NSLayoutConstraint.activate([
        middle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        middle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        below.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
        below.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 2),
      ])
    }
    #expect(
      lines.dropFirst() == [
        "view at 2-3,1-5 across start down center wants width 60 wants height 20",
        "view at 2-3,1-5 across start down center y 17 wants width 50 wants height 10",
      ])
  }

  /// Two in a row, of which one keeps to its contents more than the other; they need less than the
  /// screen has, or more.
  @Test(arguments: [40.0, 300], [0, 1])
  func whatHugsLessGrowsAndWhatResistsLessIsCut(width: Double, firm: Int) async {
    let lines = await screen { view in
      let parts = (0..<2).map { _ in self.sized(width, 20, in: view) }
      parts[firm].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      parts[firm].setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      NSLayoutConstraint.activate([
        parts[0].topAnchor.constraint(equalTo: view.topAnchor),
        parts[1].topAnchor.constraint(equalTo: view.topAnchor),
        parts[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
        parts[1].leadingAnchor.constraint(equalTo: parts[0].trailingAnchor, constant: 8),
        parts[1].trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    let columns = firm == 0 ? "content,8,1fr" : "1fr,8,content"
    #expect(lines.first?.hasPrefix("grid columns \(columns) rows") == true, "\(lines)")
  }
}
