import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// What taps on views do that have a recogniser, and on controls of an author's own.
@Suite(.serialized) @MainActor struct TapTests {
  /// A card that counts its taps.
  private final class Card: UIView {
    let label = UILabel()
    var count = 0

    convenience init(hearing tap: UIGestureRecognizer) {
      self.init(frame: .zero)
      label.text = "no taps"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.pinned(to: self)
      tap.addTarget(self, action: Selector("tapped", Card.tapped))
      addGestureRecognizer(tap)
    }

    func tapped() {
      count = 1 - count
      label.text = count == 0 ? "no taps" : "a tap"
    }
  }

  /// A control of an author's own, all of which is a button.
  private final class Tile: UIControl {
    let label = UILabel()

    convenience init(for events: UIControl.Event) {
      self.init(frame: .zero)
      label.text = "off"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.pinned(to: self)
      addTarget(self, action: Selector("turned", Tile.turned), for: events)
    }

    func turned() { label.text = label.text == "off" ? "on" : "off" }
  }

  /// A button that shows views of its author's alone.
  private final class Chip: UIButton {
    let label = UILabel()

    convenience init(title: String?) {
      self.init(frame: .zero)
      setTitle(title, for: .normal)
      label.text = "off"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.pinned(to: self)
      addTarget(self, action: Selector("turned", Chip.turned), for: .touchUpInside)
    }

    func turned() { label.text = label.text == "off" ? "on" : "off" }
  }

  private func page(
    _ make: @escaping @MainActor @Sendable () -> UIView
  ) async -> (lines: [String], findings: [String]) {
    let preview = Preview("Cards") {
      let screen = UIViewController()
      let view = make()
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      view.pinned(to: screen.view)
      return screen
    }
    return await lines(of: AnyPreview(preview))
  }

  private func lines(of preview: AnyPreview) async -> (lines: [String], findings: [String]) {
    let page = await preview.resolve()[0]
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return (
      lines.filter { $0.contains("tapped") || $0.hasPrefix("label ") }
        .map { String($0.prefix(upTo: $0.firstRange(of: " at ")?.lowerBound ?? $0.endIndex)) },
      page.findings.map(\.message)
    )
  }

  @Test func aButtonOfViewsIsTappedAsAWhole() async {
    let (lines, findings) = await page { Chip(title: nil) }
    #expect(lines.contains { $0.hasPrefix("view ") && $0.contains("tapped") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("label \"off\"") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("label \"on\"") }, "\(lines)")
    #expect(findings == [])
  }

  @Test func viewsBesideAButtonsTitleAreNotShownAndThatIsSaid() async {
    let (lines, findings) = await page { Chip(title: "Chip") }
    #expect(lines == [])
    #expect(findings.contains { $0.hasPrefix("views that are added to a button ") }, "\(findings)")
  }

  @Test func aTapOnAViewDoesWhatItsMethodDoes() async {
    let page = await page { Card(hearing: UITapGestureRecognizer()) }
    #expect(
      page.lines == [
        "view tapped -> replace control #1", #"label "no taps""#,
        "view tapped -> replace control #2", #"label "a tap""#,
        "view tapped -> replace control #1", #"label "no taps""#,
      ])
    #expect(page.findings == [])
  }

  @Test func aTapOnAControlOfOnesOwnIsATouch() async {
    let page = await page { Tile(for: .touchUpInside) }
    #expect(
      page.lines == [
        "view tapped -> replace control #1", #"label "off""#,
        "view tapped -> replace control #2", #"label "on""#,
        "view tapped -> replace control #1", #"label "off""#,
      ])
    let value = await self.page { Tile(for: .valueChanged) }
    #expect(value.lines == [#"label "off""#])
  }

  @Test func otherGesturesAreSaid() async {
    let long = await page { Card(hearing: UILongPressGestureRecognizer()) }
    #expect(long.lines == [#"label "no taps""#])
    #expect(long.findings == [unheard])
    let twice = await page {
      let twice = UITapGestureRecognizer()
      twice.numberOfTapsRequired = 2
      return Card(hearing: twice)
    }
    #expect(twice.lines == [#"label "no taps""#])
    #expect(twice.findings == [unheard])
  }

  private let unheard =
    "'UIView.gestureRecognizers' is set, and no page shows it: give the view a control or a row's tap"

  @Test func aTapOnAllOfAScreenIsNoButton() async {
    let page = await lines(
      of: AnyPreview(
        Preview("Screen") {
          let screen = UIViewController()
          screen.view = Card(hearing: UITapGestureRecognizer())
          return screen
        }))
    #expect(page.lines == [#"label "no taps""#])
    #expect(page.findings == [unheard])
  }

  @Test func aLabelThatLetsTouchesThroughHearsNothing() async {
    @MainActor func label(isHearing: Bool) -> UILabel {
      let label = UILabel()
      label.text = "Terms"
      label.isUserInteractionEnabled = isHearing
      label.addGestureRecognizer(
        UITapGestureRecognizer(
          target: label, action: Selector("setNeedsLayout", UIView.setNeedsLayout)))
      return label
    }
    #expect(await page { label(isHearing: false) }.lines == [#"label "Terms""#])
    #expect(await page { label(isHearing: true) }.lines == [#"label "Terms" tapped"#])
  }

  @Test func aTapInARowIsTheRowsControl() async {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      notes.accessories = { _, note in
        guard note == "A" else { return [] }
        let card = Card(hearing: UITapGestureRecognizer())
        return [.customView(configuration: .init(customView: card, placement: .trailing()))]
      }
      return notes
    }
    let page = await lines(of: AnyPreview(preview))
    #expect(
      page.lines == [
        #"view tapped -> replace list "A" #1"#, #"label "no taps""#,
        #"view tapped -> replace list "A" #2"#, #"label "a tap""#,
        #"view tapped -> replace list "A" #1"#, #"label "no taps""#,
      ])
    #expect(page.findings == [])
  }

  /// Who tapped it where an iPhone shows the whole of it: the cell, its content, a header.
  @Test(arguments: Place.allCases) fileprivate func aTapOnWhatAListHolds(_ place: Place) async {
    let page = await lines(
      of: AnyPreview(
        Preview("Rows") { UINavigationController(rootViewController: RowsController(place)) }))
    #expect(page.lines.first?.hasPrefix("view tapped -> alone, show ") == true, "\(page.lines)")
    #expect(page.findings == [])
  }

  fileprivate enum Place: CaseIterable { case cell, content, header }

  private final class RowsController: UITableViewController {
    private let place: Place

    init(_ place: Place) {
      self.place = place
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    func tapped() { navigationItem.title = "Tapped" }

    private func hear(_ view: UIView) {
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector("tapped", RowsController.tapped)))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      if place == .cell { hear(cell) }
      if place == .content { hear(cell.contentView) }
      return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      let header = UITableViewHeaderFooterView()
      header.textLabel?.text = "Head"
      if place == .header { hear(header) }
      return header
    }
  }
}

extension UIView {
  /// Lies on all four edges of another view.
  fileprivate func pinned(to other: UIView) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(lessThanOrEqualTo: other.bottomAnchor),
    ])
  }
}
