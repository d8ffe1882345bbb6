extension UICollectionView {
  /// A cell for an item, configured by a registration.
  ///
  /// UIKit: raises an exception without an item, where this stops.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let item else {
      raise("no item was given to dequeueConfiguredReusableCell(using:for:item:) at \(indexPath)")
    }
    registration.mark.noteUse()
    let view = dequeue(
      registration.mark.identifier, kind: nil, making: Cell.self, of: registration.nib,
      for: indexPath)
    guard let cell = view as? Cell else { raise("the cell at \(indexPath) is no '\(Cell.self)'") }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// A supplementary view, configured by a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.mark.noteUse()
    let kind = registration.elementKind
    let dequeued = dequeue(
      registration.mark.identifier, kind: kind, making: Supplementary.self, of: registration.nib,
      for: indexPath)
    guard let view = dequeued as? Supplementary else {
      raise("the '\(kind)' at \(indexPath) is no '\(Supplementary.self)'")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// A cell of the class registered for an identifier.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(identifier, kind: nil, making: nil, for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      raise("the view registered for '\(identifier)' is no UICollectionViewCell")
    }
    return cell
  }

  /// A supplementary view of the class registered for a kind and an identifier.
  ///
  /// - Precondition: A class is registered for the kind and the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(identifier, kind: elementKind, making: nil, for: indexPath)
  }

  private func dequeue(
    _ identifier: String, kind: String?, making viewClass: UICollectionReusableView.Type?,
    of nib: UINib? = nil, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == nil, let existing = elements.reconfiguring[indexPath] {
      return same(existing, as: identifier, at: indexPath)
    }
    let key = CollectionElements.RecipeKey(kind: kind, identifier: identifier)
    let nib = nib ?? (viewClass == nil ? elements.nibs[key] : nil)
    let known = viewClass ?? elements.recipes[key]?.viewClass
    guard nib != nil || known != nil else {
      raise(
        """
        there is nothing to dequeue for '\(identifier)' as '\(kind ?? "a cell")': \
        register a class for the identifier first
        """)
    }
    let view: UICollectionReusableView
    if let spare = elements.spares[key]?.popLast() {
      view = spare
      view.prepareForReuse()
    } else {
      let frame = CGRect(origin: .zero, size: estimatedSize(at: indexPath))
      if let nib {
        view = nib.view(known ?? UICollectionReusableView.self, for: identifier)
        view.frame = frame
      } else {
        view = (known ?? UICollectionReusableView.self).made(frame: frame)
      }
      view.owner = self
      view.reuseIdentifier = identifier
    }
    elements.dequeued.append(view)
    settle(view, in: place(at: indexPath, kind: kind))
    return view
  }

  /// The cell that is reconfigured, which only its own registration may ask for.
  private func same(
    _ cell: UICollectionViewCell, as identifier: String, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let own = cell.reuseIdentifier ?? ""
    guard own == identifier else {
      raise(
        """
        the item at \(indexPath) is reconfigured with another registration or reuse identifier \
        ('\(identifier)') than the one that its cell came from ('\(own)'); use the same one
        """)
    }
    elements.dequeued.append(cell)
    return cell
  }

  /// Tells a view where it stands.
  func settle(_ view: UICollectionReusableView, in place: ItemPlace) {
    let old = view.place
    guard old != place else { return }
    view.place = place
    view.placeDidChange(from: old)
  }

  /// Lays a view aside to be used again.
  func retire(_ view: UICollectionReusableView, kind: String?) {
    view.place = nil
    leave(view)
    if let cell = view as? UICollectionViewCell { cell.rest() }
    guard let identifier = view.reuseIdentifier else { return }
    let key = CollectionElements.RecipeKey(kind: kind, identifier: identifier)
    elements.spares[key, default: []].append(view)
  }
}

extension UICollectionViewCell {
  /// Leaves every state behind, as UIKit does before a cell is used again.
  func rest() {
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
    condition = CellCondition()
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionView {
  /// Takes a cell that was made outside, so that a data source may give it as if it were dequeued.
  package func adopt(_ cell: UICollectionViewCell) {
    cell.owner = self
  }
}
