extension UICollectionViewDiffableDataSource {
  func mayReorder(_ item: ItemIdentifierType) -> Bool {
    reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item as a user drags it, telling the author's handlers before and after.
  ///
  /// - Parameter destination: Where it is to be, counted without it.
  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let item = contents.item(at: source) else { return }
    let old = contents
    var new = contents
    new.move(item, to: destination)
    let transaction = transaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    change { $0 = new }
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    from old: Contents, to new: Contents
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let changed = new.snapshot.sectionIdentifiers.filter {
      !old.outline(of: $0).hasSameOutline(as: new.outline(of: $0))
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: old.snapshot, finalSnapshot: new.snapshot,
      sectionTransactions: changed.map {
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: $0, initialSnapshot: old.outline(of: $0),
          finalSnapshot: new.outline(of: $0))
      })
  }
}
