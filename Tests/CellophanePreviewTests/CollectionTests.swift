import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Testing
import UIKit

@Suite(.serialized) @MainActor struct CollectionTests {
  private func lines(
    _ make: @escaping @MainActor @Sendable () -> UIViewController, look: Look = .iOS26
  ) async -> [String] {
    await outline(Preview("Shelf", make), look: look).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
  }

  private func shelf(_ change: (Shelf) -> Void) -> Shelf {
    let shelf = Shelf()
    change(shelf)
    return shelf
  }

  @Test func aListSaysItsAppearanceHeaderAndInsets() async {
    let lines = await lines {
      self.shelf {
        $0.layout = UICollectionViewCompositionalLayout { _, environment in
          var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          list.headerMode = .supplementary
          list.headerTopPadding = 4
          let section = NSCollectionLayoutSection.list(
            using: list, layoutEnvironment: environment)
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
          return section
        }
      }
    }
    #expect(
      lines.contains(#"section "7" insetGrouped header supplementary top 4 insets 1,2,3,4"#))
    #expect(lines.contains(#"header list-7-header top heading "Section 0""#))
  }

  /// UIKit: the padding is the configuration's own header's.
  @Test func aHeaderThatIsSetByHandHasNoPadding() async {
    func sections(
      _ appearance: UICollectionLayoutListConfiguration.Appearance, _ padding: CGFloat?
    ) async -> [String] {
      await lines {
        self.shelf {
          $0.layout = UICollectionViewCompositionalLayout { _, environment in
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            list.headerTopPadding = padding
            let section = NSCollectionLayoutSection.list(
              using: list, layoutEnvironment: environment)
            section.boundarySupplementaryItems = [
              NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return section
          }
        }
      }.filter { $0.hasPrefix("section") }
    }
    #expect(await sections(.plain, nil) == [#"section "7" plain top 0"#])
    #expect(await sections(.plain, 30) == [#"section "7" plain top 0"#])
    #expect(await sections(.insetGrouped, nil) == [#"section "7" insetGrouped"#])
    #expect(await sections(.insetGrouped, 30) == [#"section "7" insetGrouped"#])
  }

  /// UIKit: nothing of a hidden view is seen, and a spinner that stands still hides itself.
  @Test func aHiddenViewBehindTheRowsIsNotShown() async {
    func behind(_ view: @escaping @MainActor @Sendable () -> UIView) async -> [String] {
      let grid = await lines { self.shelf { $0.change = { $0.backgroundView = view() } } }
      let table = await lines {
        let controller = UITableViewController()
        controller.tableView.backgroundView = view()
        return controller
      }
      return (grid + table).filter { ["background", "label \"None\""].contains($0) }
    }
    func label() -> UILabel {
      let label = UILabel()
      label.text = "None"
      return label
    }
    #expect(
      await behind { label() } == ["background", "label \"None\"", "background", "label \"None\""])
    let hidden = await behind {
      let label = label()
      label.isHidden = true
      return label
    }
    #expect(hidden == [])
    let stopped = await behind {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      spinner.stopAnimating()
      return spinner
    }
    #expect(stopped == [])
  }

  @Test func headersThatFollowNoInsetsAreAsWideAsTheList() async {
    func header(
      _ change: @escaping @MainActor (NSCollectionLayoutSection) -> Void
    ) async -> String {
      await lines {
        self.shelf {
          $0.layout = UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
            let section = NSCollectionLayoutSection(
              group: .horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.contentInsets = NSDirectionalEdgeInsets(
              top: 0, leading: 32, bottom: 0, trailing: 32)
            section.boundarySupplementaryItems = [
              NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
            ]
            change(section)
            return section
          }
        }
      }.first { $0.hasPrefix("header") } ?? ""
    }
    #expect(await header { _ in } == #"header list-7-header top 1wx30 heading "Section 0""#)
    let wide = #"header list-7-header top 1wx30 beyond insets heading "Section 0""#
    #expect(await header { $0.supplementariesFollowContentInsets = false } == wide)
    #expect(await header { $0.supplementaryContentInsetsReference = .none } == wide)
  }

  /// UIKit: a flow layout's insets are those of its items.
  @Test func headersOfAFlowLayoutAreAsWideAsTheList() async {
    let lines = await lines {
      self.shelf {
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        $0.layout = flow
      }
    }
    #expect(lines.contains(#"header list-7-header top 1wx30 beyond insets heading "Section 0""#))
  }

  @Test func rowsThatDifferInTheirWordsShareOneLook() async throws {
    let page = try #require(
      await AnyPreview(
        Preview("Shelf") {
          let list = UICollectionLayoutListConfiguration(appearance: .plain)
          return self.shelf {
            $0.layout = UICollectionViewCompositionalLayout.list(using: list)
          }
        }
      ).resolve(ResolveOptions()).first)
    guard case .collection(let collection) = try #require(page.frames.first).screen else {
      Issue.record("a collection view is shown")
      return
    }
    let rows = collection.sections[0].rows
    #expect(rows.map(\.words.text) == ["A", "B"])
    #expect(rows[0].look === rows[1].look)
  }

  /// A text with attributes is asked in all states once, however often its row is read.
  @Test func rowsWithTheSameAttributedTextShareOneLookToo() async throws {
    let page = try #require(
      await AnyPreview(
        Preview("Shelf") {
          self.shelf {
            $0.layout = UICollectionViewCompositionalLayout.list(
              using: UICollectionLayoutListConfiguration(appearance: .plain))
            $0.note = NSAttributedString(
              string: "Due", attributes: [.foregroundColor: UIColor.systemRed])
          }
        }
      ).resolve(ResolveOptions()).first)
    let list = try #require(page.frames.first?.screen?.list)
    let rows = list.sections[0].rows
    #expect(rows.map(\.words.text) == ["A", "B"])
    #expect(rows[0].look === rows[1].look)
    #expect(page.outline.contains(#"run "Due" systemRed"#), "\(page.outline)")
  }

  @Test func aCountedSubitemTakesAnEqualShareWhateverItSays() async {
    let lines = await lines {
      self.shelf {
        $0.layout = UICollectionViewCompositionalLayout { _, _ in
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute(999), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
            subitem: item, count: 3)
          group.interItemSpacing = .fixed(8)
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = 10
          section.orthogonalScrollingBehavior = .groupPaging
          return section
        }
      }
    }
    #expect(lines.contains(#"section "7" layout spacing 10 groupPaging"#))
    #expect(lines.contains("group horizontal 1wx120 spacing 8"))
    #expect(lines.filter { $0 == "item sharex1h" }.count == 3)
  }

  @Test func selectionFollowsTheCollectionsRules() async {
    let none = await lines {
      self.shelf { $0.change = { $0.allowsSelection = false } }
    }
    #expect(none.contains(#"list list "List""#))
    #expect(none.contains(#"row "A" "A" unselectable"#))
    #expect(!none.contains("when selected"))
    let many = await lines {
      self.shelf {
        $0.change = {
          $0.allowsMultipleSelection = true
          $0.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        }
      }
    }
    #expect(many.contains(#"grid list "List" selects multiple"#))
    #expect(many.contains(#"row "B" "B" selected"#))
  }

  @Test func separatorsAreTheHandlersAnswers() async {
    let lines = await lines {
      self.shelf {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.itemSeparatorHandler = { path, section in
          var row = section
          if path.item == 0 { row.bottomSeparatorVisibility = .hidden }
          row.color = .systemRed
          return row
        }
        $0.layout = UICollectionViewCompositionalLayout.list(using: list)
      }
    }
    #expect(lines.contains("separators bottom hidden systemRed"))
    #expect(lines.contains("separators systemRed"))
  }

  @Test func rowsWithTheSameTextAreToldApart() async {
    struct Item: Hashable {
      var id = UUID()
    }
    final class Twins: UIViewController {
      private var source: UICollectionViewDiffableDataSource<Int, Item>?
      override func loadView() {
        let collection = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
        view = collection
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
          cell, _, _ in
          var content = cell.defaultContentConfiguration()
          content.text = "Twin"
          cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: collection) {
          $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems([Item(), Item()])
        source.apply(snapshot)
      }
    }
    let lines = await lines { Twins() }
    #expect(
      lines.filter { $0.hasPrefix("row ") } == [#"row "Twin" "Twin""#, #"row "Twin~2" "Twin""#])
  }

  @Test func eachLookHasItsDefaults() async {
    let make: @MainActor @Sendable () -> UIViewController = {
      self.shelf {
        $0.layout = UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
      }
    }
    let new = await lines(make)
    #expect(new.contains("content cell margins 15,16,15,8 image 16 across 8 down 4"))
    let old = await lines(make, look: .iOS18)
    #expect(old.contains("environment phone 393x852"))
    #expect(old.contains("content cell margins 11,16,11,8 image 16 across 8 down 3"))
  }

  @Test func thousandsOfAlikeRowsKeepTheirOwnWords() async {
    let lines = await lines {
      self.shelf {
        $0.items = (1...2_000).map { "Row \($0)" }
        $0.layout = UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain))
      }
    }
    #expect(lines.count { $0.hasPrefix("row ") } == 2_000)
    #expect(lines.contains(#"row "Row 1999" "Row 1999""#))
    #expect(lines.contains(#"text "Row 2000" body label"#))
  }

  /// UIKit: cells size themselves by their item's estimate, never by their group's alone.
  @Test func theEstimateOfAGroupIsItsHeightUnlessItemsSizeThemselves() async {
    func layout(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .estimated(240)),
        subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let shares = await lines { self.shelf { $0.layout = layout(.fractionalHeight(1 / 3)) } }
    #expect(shares.contains("group vertical 0.9wx240"), "\(shares)")
    let own = await lines { self.shelf { $0.layout = layout(.estimated(80)) } }
    #expect(own.contains("group vertical 0.9wx~240"), "\(own)")
  }

  @Test func anEdgeOfTheAuthorsIsAsWideInAListAsItWasGiven() async {
    func layout(_ width: Double) -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { _, environment in
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(
              widthDimension: .fractionalWidth(width), heightDimension: .estimated(48)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      }
    }
    let narrow = await lines { self.shelf { $0.layout = layout(0.92) } }
    #expect(narrow.contains { $0.hasPrefix("header ") && $0.contains(" 0.92wx~48 ") }, "\(narrow)")
    let whole = await lines { self.shelf { $0.layout = layout(1) } }
    #expect(!whole.contains { $0.hasPrefix("header ") && $0.contains("1wx") }, "\(whole)")
  }

  /// UIKit: `UICollectionViewLayout` itself places nothing.
  @Test func thatRowsHaveNoPlacesIsSaid() async {
    let page = await AnyPreview(
      Preview("Shelf") { self.shelf { $0.layout = UICollectionViewLayout() } }
    ).resolve()[0]
    #expect(
      page.findings.map(\.message).contains {
        $0.hasPrefix("the layout 'UICollectionViewLayout' has no places for the section's ")
      })
  }

  /// A list that is all of a view lets that view's colour through where it has none of its own.
  @Test(arguments: [UIColor.clear, nil])
  func aClearListIsOnTheColorBeneath(background: UIColor?) async {
    final class Screen: UIViewController {
      var source: AnyObject?
    }
    let lines = await lines {
      let screen = Screen()
      screen.view.backgroundColor = .black
      var list = UICollectionLayoutListConfiguration(appearance: .grouped)
      list.backgroundColor = background
      let collection = UICollectionView(
        frame: screen.view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      collection.backgroundColor = .clear
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot, animatingDifferences: false)
      screen.source = source
      screen.view.addSubview(collection)
      return screen
    }
    let list = lines.first { $0.hasPrefix("grid list") }
    #expect(list?.contains("#000000") == (background != nil), "\(lines)")
  }

  /// What is drawn behind a list that lets it through lies behind its rows; one that does not hides it.
  @Test(arguments: [true, false])
  func aListLetsTheLayersBeneathThrough(isClear: Bool) async {
    let lines = await lines {
      let screen = UIViewController()
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.frame = screen.view.bounds
      screen.view.layer.addSublayer(gradient)
      let table = UITableView(frame: screen.view.bounds)
      if isClear { table.backgroundColor = .clear }
      screen.view.addSubview(table)
      return screen
    }
    #expect(lines.contains { $0.hasPrefix("layer") } == isClear, "\(lines)")
  }
}
