extension UICollectionView {
  /// What the layout makes of a section, until something that it depends on changes.
  ///
  /// - Precondition: The section exists.
  package func sectionLayout(at index: Int) -> NSCollectionLayoutSection {
    forgetSectionsOfAnotherSize()
    if let section = sections.sections[index] { return section }
    let section = collectionViewLayout.section(at: index, environment: layoutEnvironment)
    sections.sections[index] = section
    return section
  }

  /// Forgets the sections that were made for another size of the collection view.
  func forgetSectionsOfAnotherSize() {
    let size = layoutSize
    if sections.size != size { sections = SectionCache(size: size) }
  }

  /// What section providers and custom groups are told about their surroundings.
  package var layoutEnvironment: any NSCollectionLayoutEnvironment {
    LayoutEnvironment(size: layoutSize, traitCollection: traitCollection)
  }

  /// The collection view's size; before it has one, its window's or the screen's. What the author's
  /// insets take across the direction of scrolling is not the layout's.
  var layoutSize: CGSize {
    var size = bounds.size != .zero ? bounds.size : window?.bounds.size ?? UIScreen.main.bounds.size
    switch collectionViewLayout.direction {
    case .horizontal: size.height = max(0, size.height - contentInset.top - contentInset.bottom)
    default: size.width = max(0, size.width - contentInset.left - contentInset.right)
    }
    return size
  }

  /// Forgets what the layout made of sections.
  func layoutDidInvalidate() {
    sections = SectionCache()
    setNeedsLayout()
  }

  /// Where a view at an index path stands.
  func place(at indexPath: IndexPath, kind: String?) -> ItemPlace {
    var place = ItemPlace(indexPath: indexPath, kind: kind)
    guard indexPath.count > 1, loadedCounts.indices.contains(indexPath.section) else {
      return place
    }
    let list = sectionLayout(at: indexPath.section).listConfiguration
    place.appearance = list?.appearance
    place.hangsOnItem = kind.map { hangsOnItem($0, at: indexPath) } ?? false
    switch kind {
    case UICollectionView.elementKindSectionHeader: place.role = .header
    case UICollectionView.elementKindSectionFooter: place.role = .footer
    case .some: break
    case nil: findItem(&place, hasHeader: list?.headerMode == .firstItemInSection)
    }
    return place
  }

  /// What the place of a cell has of its item's place in an outline.
  private func findItem(_ place: inout ItemPlace, hasHeader: Bool) {
    let isHeader = hasHeader && place.indexPath.item == 0
    if isHeader { place.role = .header }
    guard let outline = outlineSource else { return }
    let own = outline.place(ofItemAt: place.indexPath)
    place.isExpanded = own.isExpanded
    // Rows below a header that is the section's first item stand level with it.
    place.level = hasHeader ? max(0, own.level - 1) : own.level
  }

  /// Tells all views where they stand now.
  func settleEverything() {
    for (indexPath, cell) in elements.cellsInOrder {
      settle(cell, in: place(at: indexPath, kind: nil))
    }
    for (key, view) in elements.supplementaries {
      settle(view, in: place(at: key.indexPath, kind: key.kind))
    }
  }

  /// Changes to another layout: cells stay and hear of it.
  func change(to layout: UICollectionViewLayout) {
    let old = collectionViewLayout
    guard old !== layout else { return }
    let views = elements.cellsInOrder.map(\.cell)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in views { view.willTransition(from: old, to: layout) }
    replaceLayout(layout)
    layoutDidInvalidate()
    dropSupplementaries()
    settleEverything()
    for view in views { view.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// Supplementary views belong to a layout.
  private func dropSupplementaries() {
    let old = elements.supplementaries
    elements.supplementaries = [:]
    for (key, view) in old.sorted(by: { $0.key < $1.key }) {
      retire(view, kind: key.kind)
    }
  }

  /// Calls a completion on a later turn of the main queue, as after an animation.
  func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    Task { @MainActor in completion(true) }
  }
}
