import CellophaneRendering
import Foundation
import Testing
import UIKit

extension SecondWindowSuite {
  /// Sections that come with their first row and go with their last one.
  @MainActor @Suite struct FleetingSectionsBrowserTests {
    /// Sorted errands; a tap does one, or takes that back.
    private final class ErrandsController: UICollectionViewController {
      private var source: UICollectionViewDiffableDataSource<String, String>?
      private var done: Set<String> = []

      init() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
          cell, _, item in
          var content = cell.defaultContentConfiguration()
          content.text = item
          cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
          elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, path in
          var content = cell.defaultContentConfiguration()
          content.text = self?.source?.snapshot().sectionIdentifiers[path.section]
          cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source?.supplementaryViewProvider = { view, _, path in
          view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        apply()
      }

      private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for section in ["Open", "Done"] {
          let items = ["Bread", "Milk", "Soap"].filter { done.contains($0) == (section == "Done") }
          if items.isEmpty { continue }
          snapshot.appendSections([section])
          snapshot.appendItems(items, toSection: section)
        }
        source?.apply(snapshot)
      }

      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = source?.itemIdentifier(for: indexPath) else { return }
        done.formSymmetricDifference([item])
        apply()
      }
    }

    /// What stands on the page, headers and rows, and whether it said that it stops.
    private func words(_ browser: Browser) async throws -> String {
      try await browser.run(
        """
        return [...document.querySelectorAll('.section:not([data-leaving] *)')].map(section =>
          [...section.querySelectorAll('.header, .row')].map(one => one.textContent.trim()).join(' '))
          .join(' | ') + (document.getElementById('announcement')?.textContent ?? '')
        """
      ).string ?? ""
    }

    @Test func rowsGoToSectionsThatComeAndGo() async throws {
      let browser = try await Browser.shared.value
      let page = try await renderHTML(of: ErrandsController())
      #expect(page.findings == [])
      try await browser.open(page, height: 600)
      #expect(try await words(browser) == "Open Bread Milk Soap")
      let taps = [
        ("Soap", "Open Bread Milk | Done Soap"), ("Bread", "Open Milk | Done Bread Soap"),
        ("Milk", "Done Bread Milk Soap"), ("Bread", "Open Bread | Done Milk Soap"),
        ("Soap", "Open Bread Soap | Done Milk"), ("Milk", "Open Bread Milk Soap"),
        // What it would stand behind stands in another section.
        ("Soap", "Open Bread Milk | Done Soap"), ("Milk", "Open Bread | Done Milk Soap"),
        ("Bread", "Done Bread Milk Soap"),
      ]
      for (row, shown) in taps {
        try await browser.run(
          """
          [...document.querySelectorAll('.row')].find(row =>
            row.textContent.trim() === arguments[0]).querySelector('.cell').click()
          """, [.string(row)])
        let found = try await words(browser)
        #expect(found == shown, "after a tap on \(row)")
      }
      // Everything is taken back as it was done.
      try await browser.run("acts.undo('outcomes', 6)")
      #expect(try await words(browser) == "Done Bread Milk Soap")
    }
  }
}
