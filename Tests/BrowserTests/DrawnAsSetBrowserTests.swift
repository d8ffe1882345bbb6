import CellophaneRendering
import Foundation
import Testing
import UIKit

extension SecondWindowSuite {
  /// What authors set on lists, grids, texts and sheets is what is seen.
  @MainActor @Suite struct DrawnAsSetBrowserTests {
    private func open(
      _ make: @autoclosure @escaping @MainActor @Sendable () -> UIViewController
    ) async throws -> Browser {
      let browser = try await Browser.shared.value
      let page = try await renderHTML(of: make(), look: .iOS26)
      try await browser.open(page, height: 800)
      return browser
    }

    /// Chips: items of an estimated width and a fixed height, as wide as their words.
    private final class ChipsController: UICollectionViewController {
      private var source: UICollectionViewDiffableDataSource<Int, String>?

      init() {
        let size = NSCollectionLayoutSize(
          widthDimension: .estimated(40), heightDimension: .absolute(44))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .continuous
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        let chip = UICollectionView.CellRegistration<UICollectionViewCell, String> {
          cell, _, name in
          var content = UIListContentConfiguration.cell()
          content.text = name
          content.image = UIImage(systemName: "star")
          cell.contentConfiguration = content
        }
        source = .init(collectionView: collectionView) {
          $0.dequeueConfiguredReusableCell(using: chip, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Climate", "Security"])
        source?.apply(snapshot)
      }
    }

    @Test func anItemOfAnEstimatedWidthIsAsWideAsItsWords() async throws {
      let browser = try await open(ChipsController())
      let answer = try await browser.run(
        """
        return [...document.querySelectorAll('.layout-item')].map((item) => {
          const [box, words] = [item, item.querySelector('.cell-text')]
            .map((one) => one.getBoundingClientRect())
          return words.width > 40 && box.width > words.width + 40 && box.height === 44
        })
        """)
      #expect(answer == [true, true])
    }

    /// A table without a colour of its own fills a view that has one.
    private final class GroundController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let table = UITableView(frame: view.bounds, style: .insetGrouped)
        table.backgroundColor = .clear
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
      }
    }

    @Test func whatAClearListLiesOnIsSeen() async throws {
      let browser = try await open(UINavigationController(rootViewController: GroundController()))
      let answer = try await browser.run(
        "return getComputedStyle(document.querySelector('.navigation')).backgroundColor")
      #expect(answer == "rgb(255, 204, 0)")
    }

    private final class TextController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let text = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
        text.text = "Words"
        text.textContainerInset = UIEdgeInsets(top: 12, left: 16, bottom: 4, right: 6)
        text.textContainer.lineFragmentPadding = 0
        let bare = UITextView(frame: CGRect(x: 20, y: 240, width: 200, height: 100))
        bare.text = "Words"
        bare.textContainerInset = .zero
        bare.textContainer.lineFragmentPadding = 0
        let usual = UITextView(frame: CGRect(x: 20, y: 360, width: 200, height: 100))
        usual.text = "Words"
        let field = UITextField(frame: CGRect(x: 20, y: 480, width: 200, height: 40))
        field.attributedText = NSAttributedString(
          string: "Done", attributes: [.foregroundColor: UIColor.systemTeal])
        field.attributedPlaceholder = NSAttributedString(
          string: "Title", attributes: [.foregroundColor: UIColor.systemPink])
        for part in [text, bare, usual, field] { view.addSubview(part) }
      }
    }

    @Test func aTextViewHasTheInsetsOfItsText() async throws {
      let browser = try await open(TextController())
      let answer = try await browser.run(
        """
        return [...document.querySelectorAll('.text-view')].map((view) => {
          const label = view.querySelector('.label')
          const range = document.createRange()
          range.selectNodeContents(label)
          const [box, words] = [view, range].map((one) => one.getBoundingClientRect())
          const style = getComputedStyle(label)
          return [words.left - box.left, style.paddingTop, style.paddingBottom, style.paddingRight]
        })
        """)
      #expect(
        answer == [
          [16, "12px", "4px", "6px"], [0, "0px", "0px", "0px"], [5, "8px", "8px", "5px"],
        ])
    }

    @Test func aFieldHasTheColoursOfItsTexts() async throws {
      let browser = try await open(TextController())
      let answer = try await browser.run(
        """
        const field = document.querySelector('.field > input')
        return [getComputedStyle(field).color, getComputedStyle(field, '::placeholder').color,
          getComputedStyle(field).textOverflow]
        """)
      #expect(answer == ["rgb(0, 195, 208)", "rgb(255, 45, 85)", "ellipsis"])
    }

    /// A list with a tint of its own, whose accessories have it too.
    private final class TintedController: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tintColor = .systemOrange
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.accessoryType = indexPath.row == 0 ? .detailButton : .checkmark
        return cell
      }

      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let more = UIContextualAction(style: .normal, title: "More") {
          [unowned self] _, view, done in
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "Reply", style: .default))
          sheet.popoverPresentationController?.sourceView = view
          present(sheet, animated: false)
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [more])
      }
    }

    @Test func accessoriesHaveTheTintOfTheirList() async throws {
      let browser = try await open(TintedController(style: .plain))
      let answer = try await browser.run(
        """
        return ['.detail', '.checkmark'].map((one) =>
          getComputedStyle(document.querySelector('.accessory' + one)).color)
        """)
      #expect(answer == ["rgb(255, 141, 40)", "rgb(255, 141, 40)"])
    }

    /// The action goes as its row closes; the sheet that it brings up stays beside the row.
    @Test func aSheetOfASwipeActionIsSeen() async throws {
      let browser = try await open(TintedController(style: .plain))
      try await browser.run("document.querySelector('.action').click()")
      #expect(
        try await browser.becomes(
          """
          (() => {
            const sheet = document.querySelector('dialog[open]')?.getBoundingClientRect()
            return sheet && sheet.left >= 0 && sheet.right <= innerWidth
              && document.elementFromPoint(sheet.left + 160, sheet.top + 40)?.closest('dialog')
          })()
          """))
      // UIKit: what stands beside its source darkens nothing.
      let ground = try await browser.run(
        "return getComputedStyle(document.querySelector('dialog'), '::backdrop').backgroundColor")
      #expect(ground == "rgba(0, 0, 0, 0)")
    }

    private final class StrokeController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var background = UIBackgroundConfiguration.clear()
        if indexPath.row == 0 { background.customView = UIView() }
        background.strokeColor = .systemRed
        background.strokeWidth = 3
        cell.backgroundConfiguration = background
        return cell
      }
    }

    @Test func aStrokeLiesOnWhatFillsTheBackground() async throws {
      let browser = try await open(StrokeController(style: .plain))
      let answer = try await browser.run(
        """
        return [...document.querySelectorAll('.cell')].slice(0, 2).map((cell) => {
          const filling = cell.querySelector('.cell-background')
          return [getComputedStyle(cell, '::before').borderTopWidth,
            filling ? getComputedStyle(filling, '::after').borderTopWidth : 'none']
        })
        """)
      #expect(answer == [["0px", "3px"], ["3px", "none"]])
    }

    /// A header that pins, over a decoration.
    private final class RoomsController: UICollectionViewController {
      private final class Header: UICollectionReusableView {}

      private var source: UICollectionViewDiffableDataSource<Int, Int>?

      init() {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        source = .init(collectionView: collectionView) {
          $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        let header = UICollectionView.SupplementaryRegistration<Header>(
          elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        source?.supplementaryViewProvider = { view, _, indexPath in
          view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<20))
        source?.apply(snapshot)
      }
    }

    @Test func aHeaderHidesNothingUntilItIsPinned() async throws {
      let browser = try await open(UINavigationController(rootViewController: RoomsController()))
      let answer = try await browser.run(
        """
        const header = document.querySelector('.header[data-pins]')
        const opacity = () => getComputedStyle(header, '::before').opacity
        const first = opacity()
        scrollTo(0, 300)
        return first
        """)
      #expect(answer == "0")
      #expect(
        try await browser.becomes(
          """
          getComputedStyle(document.querySelector('.header[data-pins]'), '::before')
            .opacity === '1'
          """))
    }
  }
}
