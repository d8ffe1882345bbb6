import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// What authors set for assistive technology, from their cells to the document.
@Suite(.serialized) @MainActor struct SpokenCellTests {
  /// The lines of a row's own node and what its author says of it, without level.
  private func lines(
    _ configure: @escaping @MainActor @Sendable (UICollectionViewListCell) -> Void
  ) async -> [String] {
    let text = await outline(
      Preview("Spoken") {
        let controller = SpokenController()
        controller.configure = configure
        return controller
      })
    let words: Set<Substring> = ["row", "accessibility", "action", "run", "label", "view"]
    let lines = text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    return lines.filter { words.contains($0.prefix { $0 != " " }) }
  }

  @Test func propertiesOfACellReachItsRow() async {
    let lines = await lines { cell in
      cell.accessibilityLabel = "Ada, online"
      cell.accessibilityValue = "2 new"
      cell.accessibilityHint = "Opens the chat"
      cell.accessibilityTraits = [.button, .selected, .updatesFrequently]
      cell.accessibilityLanguage = "en-GB"
    }
    #expect(
      lines == [
        #"row "Ada" "Ada""#,
        #"accessibility "Ada, online" value "2 new" hint "Opens the chat" button selected in en-GB"#,
      ])
  }

  @Test func whatACellClassOverridesIsAsked() async {
    let text = await outline(Preview("Overriding") { OverridingCell() })
    #expect(text.contains(#"accessibility "By its class" header"#))
  }

  @Test func customActionsAreAskedAndKept() async {
    let lines = await lines { cell in
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Call") { _ in
          guard let url = URL(string: "tel:1") else { return false }
          UIApplication.shared.open(url)
          return true
        },
        UIAccessibilityCustomAction(name: "Mute") { _ in
          UIAccessibility.post(notification: .announcement, argument: "Muted")
          UIAccessibility.post(notification: .announcement, argument: "Muted for good")
          return true
        },
      ]
    }
    #expect(
      lines == [
        #"row "Ada" "Ada""#,
        #"action "Call" -> open "tel:1""#,
        #"action "Mute" -> say "Muted for good""#,
      ])
  }

  @Test func aTextTellsItsLanguage() async {
    let lines = await lines { cell in
      var content = cell.defaultContentConfiguration()
      let text = NSMutableAttributedString(string: "Say ")
      text.append(
        NSAttributedString(
          string: "bonjour", attributes: [.accessibilitySpeechLanguage: "fr"]))
      content.attributedText = text
      cell.contentConfiguration = content
    }
    #expect(lines.suffix(2) == [#"run "Say ""#, #"run "bonjour" in fr"#])
  }

  @Test func listedElementsAreReadInTheirOrderAndOthersNot() async {
    let lines = await lines { cell in
      cell.contentConfiguration = nil
      let labels = ["first", "second", "third"].map { words in
        let label = UILabel()
        label.text = words
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        cell.contentView.addSubview(label)
        return label
      }
      cell.accessibilityElements = [labels[2], labels[0]]
    }
    let spoken = lines.filter { !$0.hasPrefix("row") && !$0.hasPrefix("view") }
    #expect(
      spoken.map { $0.prefix(16) } == [
        #"label "second" a"#, "accessibility hi", #"label "third" at"#, #"label "first" at"#,
      ])
  }

  @Test func aModalViewSilencesThoseBesideIt() async {
    let lines = await lines { cell in
      cell.contentConfiguration = nil
      for isModal in [false, true] {
        let label = UILabel()
        label.text = isModal ? "alone" : "silent"
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        label.accessibilityViewIsModal = isModal
        cell.contentView.addSubview(label)
      }
    }
    #expect(lines.filter { $0.hasPrefix("accessibility") } == ["accessibility hidden"])
  }
}

private final class OverridingCell: UICollectionViewListCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var content = defaultContentConfiguration()
    content.text = "Ada"
    contentConfiguration = content
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override var accessibilityLabel: String? {
    get { "By its class" }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .header }
    set {}
  }
}

private final class SpokenController: UICollectionViewController {
  var configure: @MainActor @Sendable (UICollectionViewListCell) -> Void = { _ in }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      configure(cell)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada"])
    source.apply(snapshot, animatingDifferences: false)
  }
}
