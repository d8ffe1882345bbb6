extension UICollectionViewDiffableDataSource {
  typealias Contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>

  // MARK: Section snapshots

  /// Shows the snapshot of a section, which is appended where there is none. What the snapshot has
  /// expanded is open, whatever was open before.
  ///
  /// None of the handlers is asked or told.
  ///
  /// - Parameter completion: Called on a later turn of the main queue.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    applying.run { [self] in
      change { $0.apply(snapshot, to: section) }
      finish(completion)
    }
  }
  /// Shows the snapshot of a section, which is appended where there is none.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    change { $0.apply(snapshot, to: section) }
  }
  /// The items of a section with their parents and what is open; of a section that was filled
  /// otherwise, its items as roots, and of one that is not shown, none.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    contents.outline(of: section)
  }

  // MARK: Steps

  /// Changes the contents and lets the collection view follow: cells and selection go with their
  /// items.
  func change(_ change: (inout Contents) -> Void) {
    self.change(reloading: [], sections: [], reconfiguring: [], change)
  }

  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    change(
      reloading: Set(snapshot.reloadedItemIdentifiers),
      sections: Set(snapshot.reloadedSectionIdentifiers),
      reconfiguring: snapshot.reconfiguredItemIdentifiers
    ) { $0.apply(snapshot) }
  }

  func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    alone {
      contents.apply(snapshot)
      changeCount += 1
      collectionView?.marks.noteArrangement()
      collectionView?.reloadData()
    }
  }

  private func change(
    reloading items: Set<ItemIdentifierType>, sections: Set<SectionIdentifierType>,
    reconfiguring: [ItemIdentifierType], _ change: (inout Contents) -> Void
  ) {
    alone {
      let old = contents
      change(&contents)
      changeCount += 1
      guard let collectionView, collectionView.dataSource === self else { return }
      follow(from: old, in: collectionView, reloading: items, sections: sections)
      collectionView.reconfigureItems(
        at: reconfiguring.compactMap { contents.indexPath(of: $0) })
    }
  }

  private func follow(
    from old: Contents, in collectionView: UICollectionView,
    reloading items: Set<ItemIdentifierType>, sections: Set<SectionIdentifierType>
  ) {
    let new = contents
    // Where the same items stand in the same places, no cell moves.
    if items.isEmpty, sections.isEmpty, !old.hasOutlines, !new.hasOutlines,
      old.snapshot.hasSameOrder(as: new.snapshot)
    {
      return collectionView.layoutDidInvalidate()
    }
    func isReloaded(_ section: Int) -> Bool {
      old.snapshot.section(at: section).map { sections.contains($0) } ?? false
    }
    collectionView.rearrange(
      items: { old.item(at: $0).flatMap { new.indexPath(of: $0) } },
      section: { old.snapshot.section(at: $0).flatMap { new.snapshot.indexOfSection($0) } },
      isReloaded: { path in
        isReloaded(path.section) || old.item(at: path).map { items.contains($0) } ?? false
      },
      isSectionReloaded: isReloaded)
  }

  /// Stops where a snapshot is applied while one is, or while a view is provided.
  private func alone(_ apply: () -> Void) {
    guard !isApplying, !isProviding else {
      raise(
        """
        deadlock: a snapshot is applied while \
        \(isApplying ? "another one is being applied" : "a cell or view is being provided"); \
        apply it afterwards, for example in the completion
        """)
    }
    isApplying = true
    defer { isApplying = false }
    apply()
  }

  /// Calls a completion on a later turn of the main queue, as after an animation.
  func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    Task { @MainActor in completion() }
  }
}
