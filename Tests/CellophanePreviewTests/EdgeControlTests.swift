import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A list of numbers with an own view above it and at each section's edge.
private final class EdgedController: UICollectionViewController {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  var source: Source?
  var numbers = ["1", "2", "3"]
  var makeHeader: (EdgedController) -> UIView = { _ in UIView() }

  init(isFooter: Bool = false, isBoundary: Bool = false) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    if isBoundary {
      let layout = UICollectionViewCompositionalLayout.list(using: list)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let configuration = layout.configuration
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "above", alignment: .top)
      ]
      layout.configuration = configuration
      super.init(collectionViewLayout: layout)
    } else {
      if isFooter { list.footerMode = .supplementary } else { list.headerMode = .supplementary }
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }
    kind =
      isBoundary
      ? "above"
      : isFooter
        ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
    title = "Numbers"
  }

  private var kind = ""

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let edge = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { [unowned self] view, _, _ in
      let own = makeHeader(self)
      own.frame = view.bounds
      view.addSubview(own)
    }
    let source = Source(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: edge, for: indexPath)
    }
    self.source = source
    apply()
  }

  func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["All"])
    snapshot.appendItems(numbers)
    source?.apply(snapshot, animatingDifferences: false)
  }
}

@Suite(.serialized) @MainActor struct EdgeControlTests {
  private func lines(
    isFooter: Bool = false, isBoundary: Bool = false,
    _ make: @escaping @MainActor @Sendable (EdgedController) -> UIView
  ) async -> (page: ResolvedPage, lines: [String]) {
    let preview = Preview("Numbers") {
      let list = EdgedController(isFooter: isFooter, isBoundary: isBoundary)
      list.makeHeader = make
      return UINavigationController(rootViewController: list)
    }
    let page = await AnyPreview(preview).resolve()[0]
    let starts = ["button ", "toggle ", "segments ", "stepper ", "body "]
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return (page, lines.filter { line in starts.contains { line.hasPrefix($0) } })
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func aButtonAtAnEdgeOfAListActs(isFooter: Bool, isBoundary: Bool) async {
    let (page, lines) = await lines(isFooter: isFooter, isBoundary: isBoundary) { list in
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Less") { [unowned list] _ in
          list.numbers = ["1", "3"]
          list.apply()
        })
    }
    #expect(
      lines.first?.hasPrefix(#"button "Less" insets 7,12,7,12 -> delete list "2""#) == true)
    #expect(page.findings.map(\.message) == [])
  }

  @Test func aSwitchInAHeaderTurnsByItselfAndShowsWhatItDoes() async {
    let (page, lines) = await lines { list in
      let toggle = UISwitch()
      toggle.addAction(
        UIAction { [unowned list] action in
          let isOn = (action.sender as? UISwitch)?.isOn ?? false
          list.title = isOn ? "On" : "Off"
        }, for: .valueChanged)
      return toggle
    }
    #expect(lines.first?.hasPrefix("toggle off -> ") == true)
    #expect(lines.contains { $0.hasPrefix("toggle on -> ") })
    #expect(page.findings.map(\.message) == [])
  }

  @Test func aSwitchInAHeaderThatOnlyTurnsIsThePagesOwn() async {
    let (page, lines) = await lines { _ in
      let toggle = UISwitch()
      toggle.addAction(UIAction { _ in }, for: .valueChanged)
      return toggle
    }
    #expect(lines.first?.hasPrefix("toggle off") == true)
    #expect(lines.first?.contains("->") == false)
    #expect(page.findings.map(\.message) == [])
  }

  @Test func theSegmentsOfAHeaderFilterAgainAndAgain() async {
    let (page, lines) = await lines { list in
      let segments = UISegmentedControl(items: ["All", "Odd"])
      segments.selectedSegmentIndex = 0
      segments.addAction(
        UIAction { [unowned list] action in
          let chosen = (action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 0
          list.numbers = [["1", "2", "3"], ["1", "3"]][chosen]
          list.apply()
        }, for: .valueChanged)
      return segments
    }
    let place = " at 1-2,1-2 frame 0,0,100%,52"
    #expect(
      lines == [
        #"segments "All"* "Odd" nothing or -> delete list "2", "#
          + "replace list-all-header-control #1" + place,
        "body list-all-header-control #1",
        #"segments "All" "Odd"* -> insert list "2" #1 in list section "All" after list "1", "#
          + "replace list-all-header-control #2 or nothing" + place,
        #"body list "2" #1"#, "body list-all-header-control #2",
        #"segments "All"* "Odd" nothing or -> delete list "2", "#
          + "replace list-all-header-control #1" + place,
      ])
    #expect(page.findings.map(\.message) == [])
  }

  @Test func aStepTapsAButtonOfAHeader() async {
    let preview = Preview("Numbers") {
      let list = EdgedController()
      list.makeHeader = { list in
        UIButton(
          configuration: .plain(),
          primaryAction: UIAction(title: "Less") { [unowned list] _ in
            list.numbers = ["3"]
            list.apply()
          })
      }
      return UINavigationController(rootViewController: list)
    }
    let text = await outline(preview.step("Less") { $0.tap("Less") })
    #expect(text.components(separatedBy: "frame less").last?.contains(#"row "2""#) == false)
  }

  @Test func theViewAboveATableIsDrawnAndActs() async {
    final class Names: UITableViewController {
      var names = ["A", "B"]
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
          configuration: .plain(),
          primaryAction: UIAction(title: "Drop") { [unowned self] _ in
            names.removeLast()
            tableView.reloadData()
          })
        button.frame = CGRect(x: 0, y: 0, width: 402, height: 60)
        tableView.tableHeaderView = button
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 402, height: 30))
        label.text = "The end"
        tableView.tableFooterView = label
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
    }
    let text = await outline(Preview("Names") { Names() })
    let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.contains { $0.hasPrefix(#"button "Drop" insets 7,12,7,12 -> "#) })
    #expect(lines.contains(#"label "The end""#))
  }
}
