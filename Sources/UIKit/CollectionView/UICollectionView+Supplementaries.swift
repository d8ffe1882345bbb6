extension UICollectionView {
  /// The supplementary view of a kind at an index path, made where it has not been yet; `nil` where
  /// the layout has none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let key = CollectionElements.SupplementaryKey(kind: elementKind, indexPath: indexPath)
    if let view = elements.supplementaries[key] { return fresh(view) }
    guard supplementaryIndexPaths(ofKind: elementKind).contains(indexPath) else { return nil }
    return supplementary(ofKind: elementKind, at: indexPath)
  }

  /// The supplementary views of a kind, in order.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    supplementaryIndexPaths(ofKind: elementKind).map { supplementary(ofKind: elementKind, at: $0) }
  }

  /// Where the layout has supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaryIndexPaths(ofKind: elementKind)
  }

  /// Where a supplementary view stands, or `nil` for one that is not shown.
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    guard let place = supplementaryView.place, let kind = place.kind else { return nil }
    let key = CollectionElements.SupplementaryKey(kind: kind, indexPath: place.indexPath)
    return elements.supplementaries[key] === supplementaryView ? place.indexPath : nil
  }

  /// The supplementary view of a kind, up to date; the data source is asked for it once.
  ///
  /// UIKit: the index path of a view on the layout's own edges is one number long.
  package func supplementary(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = CollectionElements.SupplementaryKey(kind: kind, indexPath: indexPath)
    if let view = elements.supplementaries[key] { return fresh(view) }
    guard let dataSource else {
      raise("the layout asks for a '\(kind)' at \(indexPath), and there is no data source")
    }
    let outer = elements.dequeued
    defer { elements.dequeued = outer }
    let view = ProviderScope.run {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    guard view.owner === self else {
      raise(
        """
        the '\(kind)' returned for \(indexPath) was not dequeued from its collection view: \
        make supplementary views by dequeuing them
        """)
    }
    if let other = view.place?.kind, other != kind {
      raise(
        """
        the view returned for the '\(kind)' at \(indexPath) was dequeued as a '\(other)': \
        dequeue one of the kind that is asked for
        """)
    }
    elements.supplementaries[key] = view
    settle(view, in: place(at: indexPath, kind: kind))
    enter(view, size: size(of: view, ofKind: kind, at: indexPath))
    _ = fresh(view)
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    layOut(fresh(view), ofKind: kind, at: indexPath)
    return view
  }

  /// Lays out the supplementary views that have been made, in their sizes.
  func updateSupplementaries() {
    for (key, view) in elements.supplementaries.sorted(by: { $0.key < $1.key }) {
      layOut(fresh(view), ofKind: key.kind, at: key.indexPath)
    }
  }

  private func layOut(
    _ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath
  ) {
    let size = size(of: view, ofKind: kind, at: indexPath)
    if view.bounds.size != size { view.bounds.size = size }
    view.layoutIfNeeded()
  }

  /// What the layout gives a supplementary view: where the height is estimated, as much as the
  /// constraints inside ask for.
  private func size(
    of view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath
  ) -> CGSize {
    guard let (item, container) = supplementaryItem(ofKind: kind, at: indexPath) else {
      return CGSize(width: layoutSize.width, height: 44)
    }
    var size = item.layoutSize.size(in: container)
    if indexPath.count == 2,
      let list = sectionLayout(at: indexPath.section).listConfiguration
    {
      let spacing = ListSpacing(list.appearance.look, headerTopPadding: nil)
      size.width -= 2 * spacing.sideInset(width: layoutSize.width)
    }
    guard item.layoutSize.heightDimension.isEstimated else { return size }
    if let cell = view as? UICollectionViewCell, cell.showsContent {
      if cell.bounds.width != size.width { cell.bounds.size.width = size.width }
      size.height = cell.contentHeight
      return size
    }
    guard !view.activeConstraintsInTree.isEmpty else { return size }
    let fitting = view.fittingSize(size, .required, .fittingSizeLevel)
    if fitting.height > 0 { size.height = fitting.height }
    return size
  }

  /// The layout's item for a supplementary view, and the size of what it belongs to.
  private func supplementaryItem(
    ofKind kind: String, at indexPath: IndexPath
  ) -> (NSCollectionLayoutSupplementaryItem, CGSize)? {
    guard indexPath.count == 2 else {
      return collectionViewLayout.boundaryItems.first { $0.elementKind == kind }
        .map { ($0, layoutSize) }
    }
    let section = sectionLayout(at: indexPath.section)
    if let item = section.boundarySupplementaryItems.first(where: { $0.elementKind == kind }) {
      var container = layoutSize
      if section.insetsSupplementaries {
        let insets = section.contentInsets
        container.width = max(0, container.width - insets.leading - insets.trailing)
      }
      return (item, container)
    }
    guard let group = section.group, let size = placedAttributes(forItemAt: indexPath)?.size else {
      return nil
    }
    return group.supplementary(ofKind: kind).map { ($0, size) }
  }

  /// Whether a supplementary view belongs to an item: those of sections come before them.
  func hangsOnItem(_ kind: String, at indexPath: IndexPath) -> Bool {
    let section = sectionLayout(at: indexPath.section)
    guard section.group?.supplementary(ofKind: kind) != nil else { return false }
    return indexPath.item > 0
      || !section.boundarySupplementaryItems.contains { $0.elementKind == kind }
  }

  private func fresh(_ view: UICollectionReusableView) -> UICollectionReusableView {
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    return view
  }

  private func supplementaryIndexPaths(ofKind kind: String) -> [IndexPath] {
    var found: [IndexPath] = []
    for (index, item) in collectionViewLayout.boundaryItems.enumerated()
    where item.elementKind == kind {
      found.append(IndexPath(index: index))
    }
    for section in 0..<numberOfSections {
      found += supplementaryIndexPaths(ofKind: kind, inSection: section)
    }
    return found
  }

  private func supplementaryIndexPaths(ofKind kind: String, inSection section: Int) -> [IndexPath] {
    let layout = sectionLayout(at: section)
    var found: [IndexPath] = []
    if layout.boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) {
      found.append(IndexPath(item: 0, section: section))
    }
    guard let group = layout.group, group.supplementary(ofKind: kind) != nil else { return found }
    let all = (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    return found + all.dropFirst(found.count)
  }
}

extension NSCollectionLayoutItem {
  /// The first item of a kind that hangs on the item, or on something inside.
  fileprivate func supplementary(ofKind kind: String) -> NSCollectionLayoutSupplementaryItem? {
    supplementaryItems.first { $0.elementKind == kind }
      ?? (self as? NSCollectionLayoutGroup)?.subitems.lazy
      .compactMap { $0.supplementary(ofKind: kind) }.first
  }
}
