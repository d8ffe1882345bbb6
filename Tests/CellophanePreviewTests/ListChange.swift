import Seeding
import UIKit

/// What can happen to a list, its cells and its surroundings.
enum ListChange: CaseIterable {
  // To a cell.
  case text, accessory, menuAccessory, attributedText, background, backgroundColor, backgroundView
  case handler, addedView, spoken, border, ownTint, ownTraits, ownStyle, gesture, interaction
  case indentation, sublayer, fixedContent, noContent, askedUpdate, hour
  // To rows.
  case selection, severalSelected, noSelection, editing, moved, inserted, deleted, movedBetween
  case reloaded, allReloaded, emptied
  case newSection, deletedSection, movedSection
  // To snapshots.
  case reconfigured, sameSnapshot, outline, collapsed, expanded, movable, hourItem
  // To the list.
  case plainLayout, headers, firstItemHeaders, noSeparators, separatorHandler, swipes, grid
  case listTint, dark, largeText, narrow, delegateWithMenus, headerText, reloadedData

  var needsSnapshots: Bool {
    switch self {
    case .reconfigured, .sameSnapshot, .outline, .collapsed, .expanded, .movable, .hourItem: true
    default: false
    }
  }

  private var setsConfiguration: Bool {
    switch self {
    case .text, .attributedText, .background, .fixedContent, .noContent: true
    default: false
    }
  }

  @MainActor func make(in list: ChangingList, using numbers: inout SeededGenerator) {
    let number = Int.random(in: 0..<1_000, using: &numbers)
    // What is set on a cell with code of the author's, a question about a state may undo.
    let cells = list.cells.filter {
      type(of: $0) == UICollectionViewListCell.self && $0.configurationUpdateHandler == nil
    }
    if let cell = cells.randomElement(using: &numbers) {
      change(cell, of: list, number)
      // A question about a state would bring it up to date, too.
      if setsConfiguration { cell.setNeedsUpdateConfiguration() }
    }
    if list.source == nil {
      changeItems(of: list, number, using: &numbers)
    } else {
      changeSnapshot(of: list, number, using: &numbers)
    }
    change(list, number, using: &numbers)
  }

  @MainActor private func change(
    _ cell: UICollectionViewListCell, of list: ChangingList, _ number: Int
  ) {
    var content = UIListContentConfiguration.cell()
    content.text = "text \(number)"
    switch self {
    case .text: cell.contentConfiguration = content
    case .accessory: cell.accessories = [.checkmark(), .label(text: "\(number)")]
    case .menuAccessory:
      cell.accessories = [.popUpMenu(UIMenu(children: [UIAction(title: "\(number)") { _ in }]))]
    case .attributedText:
      content.attributedText = NSAttributedString(
        string: "b \(number)", attributes: [.foregroundColor: UIColor.systemRed])
      cell.contentConfiguration = content
    case .background:
      var background = cell.defaultBackgroundConfiguration()
      background.cornerRadius = CGFloat(number % 20)
      background.backgroundColor = .systemYellow
      cell.backgroundConfiguration = background
    case .backgroundColor:
      cell.backgroundConfiguration = nil
      cell.backgroundColor = UIColor(white: CGFloat(number) / 1_000, alpha: 1)
    case .backgroundView:
      cell.backgroundView = UIView()
      cell.backgroundView?.backgroundColor = .systemTeal
    case .handler:
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "chosen" : "\(number)"
        cell.contentConfiguration = content
      }
    case .addedView:
      let label = UILabel()
      label.text = "over \(number)"
      cell.contentView.addSubview(label)
    case .spoken: cell.accessibilityLabel = "Spoken \(number)"
    case .border: cell.layer.borderWidth = CGFloat(number % 4)
    case .ownTint: cell.tintColor = number.isMultiple(of: 2) ? .systemPink : nil
    case .ownTraits: cell.traitOverrides.userInterfaceStyle = .dark
    case .ownStyle: cell.overrideUserInterfaceStyle = number.isMultiple(of: 2) ? .dark : .light
    case .gesture: cell.addGestureRecognizer(UITapGestureRecognizer())
    case .interaction: cell.isUserInteractionEnabled.toggle()
    case .indentation: cell.indentationLevel = number % 5
    case .sublayer:
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.backgroundColor = UIColor.systemRed.cgColor
      cell.layer.addSublayer(layer)
    case .fixedContent: cell.automaticallyUpdatesContentConfiguration.toggle()
    case .noContent: cell.contentConfiguration = nil
    case .askedUpdate: cell.setNeedsUpdateConfiguration()
    default: break
    }
  }

  @MainActor private func changeSnapshot(
    of list: ChangingList, _ number: Int, using numbers: inout SeededGenerator
  ) {
    guard let source = list.source else { return }
    let snapshot = source.snapshot()
    let item = snapshot.itemIdentifiers.randomElement(using: &numbers)
    let other = snapshot.itemIdentifiers.randomElement(using: &numbers)
    let section = snapshot.sectionIdentifiers.randomElement(using: &numbers)
    switch (self, item, other, section) {
    case (.moved, let item?, let other?, _) where item != other:
      list.change { $0.moveItem(item, beforeItem: other) }
    case (.inserted, _, _, let section?):
      list.change {
        $0.appendItems(
          ["new \(number)"].filter { snapshot.indexOfItem($0) == nil }, toSection: section)
      }
    case (.hourItem, _, _, let section?):
      list.change {
        $0.appendItems(
          ["hour \(number)"].filter { snapshot.indexOfItem($0) == nil }, toSection: section)
      }
    case (.deleted, let item?, _, _): list.change { $0.deleteItems([item]) }
    case (.movedBetween, let item?, _, let section?):
      list.change {
        $0.deleteItems([item])
        $0.appendItems([item], toSection: section)
      }
    case (.reloaded, let item?, _, _):
      list.texts[item] = "reloaded \(number)"
      list.change { $0.reloadItems([item]) }
    case (.allReloaded, let item?, _, _):
      list.texts[item] = "anew \(number)"
      source.applySnapshotUsingReloadData(snapshot)
    case (.emptied, _, _, let section?):
      list.change { $0.deleteItems($0.itemIdentifiers(inSection: section)) }
    case (.newSection, _, _, _):
      list.change {
        $0.appendSections(["section \(number + 10)"].filter { snapshot.indexOfSection($0) == nil })
      }
    case (.deletedSection, _, _, let section?) where snapshot.numberOfSections > 1:
      list.change { $0.deleteSections([section]) }
    case (.movedSection, _, _, let section?):
      guard let first = snapshot.sectionIdentifiers.first, first != section else { return }
      list.change { $0.moveSection(section, beforeSection: first) }
    case (.reconfigured, let item?, _, _): list.reconfigure(item, as: "again \(number)")
    case (.sameSnapshot, _, _, _): list.change { _ in }
    case (.outline, let item?, _, let section?):
      var outline = source.snapshot(for: section)
      guard outline.contains(item) else { return }
      outline.append(
        ["child \(number)"].filter { snapshot.indexOfItem($0) == nil && !outline.contains($0) },
        to: item)
      source.apply(outline, to: section, animatingDifferences: false)
    case (.collapsed, let item?, _, let section?), (.expanded, let item?, _, let section?):
      var outline = source.snapshot(for: section)
      guard outline.contains(item) else { return }
      if self == .collapsed { outline.collapse([item]) } else { outline.expand([item]) }
      source.apply(outline, to: section, animatingDifferences: false)
    case (.movable, _, _, _): source.reorderingHandlers.canReorderItem = { $0 == item }
    default: break
    }
  }

  @MainActor private func changeItems(
    of list: ChangingList, _ number: Int, using numbers: inout SeededGenerator
  ) {
    let view: UICollectionView = list.collectionView
    let section = Int.random(in: 0..<max(1, list.items.count), using: &numbers)
    guard list.items.indices.contains(section) else { return }
    let count = list.items[section].count
    let item = count > 0 ? Int.random(in: 0..<count, using: &numbers) : nil
    switch (self, item) {
    case (.inserted, _):
      list.items[section].append("new \(number)")
      view.insertItems(at: [IndexPath(item: count, section: section)])
    case (.deleted, let item?):
      list.items[section].remove(at: item)
      view.deleteItems(at: [IndexPath(item: item, section: section)])
    case (.moved, let item?):
      list.items[section].insert(list.items[section].remove(at: item), at: 0)
      view.moveItem(
        at: IndexPath(item: item, section: section), to: IndexPath(item: 0, section: section))
    case (.reloaded, let item?):
      list.texts[list.items[section][item]] = "reloaded \(number)"
      view.reloadItems(at: [IndexPath(item: item, section: section)])
    case (.allReloaded, _), (.emptied, _):
      list.items[section] = self == .emptied ? [] : list.items[section] + ["more \(number)"]
      view.reloadData()
    case (.newSection, _):
      list.items.append(["new \(number)"])
      view.insertSections([list.items.count - 1])
    case (.deletedSection, _) where list.items.count > 1:
      list.items.remove(at: section)
      view.deleteSections([section])
    default: break
    }
  }

  @MainActor private func change(
    _ list: ChangingList, _ number: Int, using numbers: inout SeededGenerator
  ) {
    let view: UICollectionView = list.collectionView
    switch self {
    case .selection:
      guard let place = view.indexPathsForVisibleItems.randomElement(using: &numbers) else {
        return
      }
      view.selectItem(at: place, animated: false, scrollPosition: [])
    case .severalSelected: view.allowsMultipleSelection.toggle()
    case .noSelection: view.allowsSelection.toggle()
    case .editing: view.isEditing.toggle()
    case .hour:
      HourCell.hour = number
      for case let cell as HourCell in list.cells { cell.setNeedsUpdateConfiguration() }
    case .plainLayout: view.collectionViewLayout = ChangingList.layout(.plain)
    case .headers:
      view.collectionViewLayout = ChangingList.layout(.grouped) { $0.headerMode = .supplementary }
    case .firstItemHeaders:
      view.collectionViewLayout = ChangingList.layout(.sidebar) {
        $0.headerMode = .firstItemInSection
      }
    case .noSeparators:
      view.collectionViewLayout = ChangingList.layout(.plain) { $0.showsSeparators = false }
    case .separatorHandler:
      view.collectionViewLayout = ChangingList.layout(.plain) {
        $0.itemSeparatorHandler = { place, separator in
          var separator = separator
          if place.item == number % 3 { separator.bottomSeparatorVisibility = .hidden }
          return separator
        }
      }
    case .swipes:
      view.collectionViewLayout = ChangingList.layout(.plain) {
        $0.trailingSwipeActionsConfigurationProvider = { place in
          let action = UIContextualAction(style: .normal, title: "\(place.item)") { $2(true) }
          return UISwipeActionsConfiguration(actions: [action])
        }
      }
    case .grid:
      view.collectionViewLayout = UICollectionViewFlowLayout()
    case .listTint: view.tintColor = number.isMultiple(of: 2) ? .systemGreen : .systemPink
    case .dark: view.overrideUserInterfaceStyle = number.isMultiple(of: 2) ? .dark : .light
    case .largeText:
      view.traitOverrides.preferredContentSizeCategory =
        number.isMultiple(of: 2) ? .accessibilityLarge : .large
    case .narrow: view.bounds.size.width = CGFloat(300 + number % 100)
    case .delegateWithMenus: list.menus = number.isMultiple(of: 2) ? ListMenus() : nil
    case .headerText:
      list.texts["header 0"] = "Header \(number)"
      let kind = UICollectionView.elementKindSectionHeader
      let headers = view.visibleSupplementaryViews(ofKind: kind)
      if let header = headers.first as? UICollectionViewListCell {
        list.set("Header \(number)", on: header)
      }
    case .reloadedData: view.reloadData()
    default: break
    }
  }
}

/// A delegate with a menu for each row.
final class ListMenus: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "\(indexPath.item)") { _ in }])
    }
  }
}
