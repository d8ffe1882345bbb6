extension UITableView {
  // MARK: Registering

  /// Says which class an identifier stands for; `nil` forgets it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    elements.cellClasses[identifier] = cellClass as? UITableViewCell.Type
    elements.cellNibs[identifier] = nil
  }

  /// Says which file an identifier stands for; `nil` forgets it.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    elements.cellClasses[identifier] = nil
    elements.cellNibs[identifier] = nib
  }

  /// Says which class an identifier stands for; `nil` forgets it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    elements.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    elements.headerNibs[identifier] = nil
  }

  /// Says which file an identifier stands for; `nil` forgets it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    elements.headerClasses[identifier] = nil
    elements.headerNibs[identifier] = nib
  }

  /// A cell to be used again, or a new one of the registered class; `nil` without one.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = elements.spares[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let nib = elements.cellNibs[identifier] {
      let cell = nib.view(UITableViewCell.self, for: identifier)
      cell.reuseIdentifier = identifier
      return cell
    }
    return elements.cellClasses[identifier]?.made(style: .default, reuseIdentifier: identifier)
  }

  /// A cell for a row, of the registered class.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = elements.reconfiguring[indexPath], cell.reuseIdentifier == identifier {
      return cell
    }
    guard elements.cellClasses[identifier] != nil || elements.cellNibs[identifier] != nil,
      let cell = dequeueReusableCell(withIdentifier: identifier)
    else {
      raise(
        """
        Unable to dequeue a cell with the identifier '\(identifier)': register a class for it \
        with register(_:forCellReuseIdentifier:).
        """)
    }
    place(cell, at: indexPath)
    return cell
  }

  /// A view of the registered class; `nil` without one.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let nib = elements.headerNibs[identifier] {
      return nib.view(UITableViewHeaderFooterView.self, for: identifier)
    }
    return elements.headerClasses[identifier]?.made(reuseIdentifier: identifier)
  }

  // MARK: Counts

  /// How many sections there are.
  public var numberOfSections: Int { counts.count }

  /// How many rows a section has; there must be such a section.
  public func numberOfRows(inSection section: Int) -> Int {
    guard counts.indices.contains(section) else {
      raise("There is no section \(section): the table has \(counts.count).")
    }
    return counts[section]
  }

  /// Reads the rows anew where the data source has others by now, as of a list in a cell that was
  /// used again.
  package func reloadIfStale() {
    if let counts = elements.counts, let now = presentCounts, now != counts { reloadData() }
  }

  /// How many rows each section has as the data source says.
  private var presentCounts: [Int]? {
    dataSource.map { source in
      (0..<source.numberOfSections(in: self)).map {
        source.tableView(self, numberOfRowsInSection: $0)
      }
    }
  }

  /// How many rows each section has, asked once between two changes.
  var counts: [Int] {
    if let counts = elements.counts { return counts }
    guard let counts = presentCounts else { return [] }
    elements.counts = counts
    return counts
  }

  /// Every row's index path, in order.
  package var everyIndexPath: [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
  }

  func hasRow(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.row)
  }

  // MARK: Cells

  /// Every row's cell, in order.
  public var visibleCells: [UITableViewCell] { everyIndexPath.compactMap { cellForRow(at: $0) } }
  /// Every row, in order.
  public var indexPathsForVisibleRows: [IndexPath]? { everyIndexPath }

  /// A row's cell; `nil` without such a row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    hasRow(at: indexPath) ? cell(at: indexPath) : nil
  }

  /// Where a cell is; `nil` for a cell that shows no row.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let indexPath = cell.indexPath, elements.cells[indexPath] === cell else { return nil }
    return indexPath
  }

  /// Makes what is not there yet and brings the rest up to date.
  func loadRows() {
    for indexPath in everyIndexPath {
      let cell = cell(at: indexPath)
      let size = fittedSize(ofRowAt: indexPath)
      if cell.bounds.size != size { cell.bounds.size = size }
      cell.layoutIfNeeded()
    }
    loadEdges()
  }

  /// The cell of a row, up to date.
  ///
  /// - Precondition: There is such a row.
  @discardableResult package func cell(at indexPath: IndexPath) -> UITableViewCell {
    guard let cell = elements.cells[indexPath] else { return makeCell(at: indexPath) }
    cell.updateConfigurationIfNeeded()
    return cell
  }

  @discardableResult func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    guard let dataSource, hasRow(at: indexPath) else {
      raise("There is no row at \(indexPath) to make a cell for.")
    }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    if let other = cell.indexPath, other != indexPath, elements.cells[other] === cell {
      raise("The cell returned for \(indexPath) already shows the row at \(other).")
    }
    elements.cells[indexPath] = cell
    place(cell, at: indexPath)
    if let level = delegate.flatMap({ delegate in
      OptionalMethod.answer(of: "tableView(_:indentationLevelForRowAt:)") {
        delegate.tableView(self, indentationLevelForRowAt: indexPath)
      }
    }) {
      cell.indentationLevel = level
    }
    let isSelected = selection.rows.contains(indexPath)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    cell.editingDidChange()
    cell.setNeedsUpdateConfiguration()
    cell.updateConfigurationIfNeeded()
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  func place(_ cell: UITableViewCell, at indexPath: IndexPath) {
    cell.indexPath = indexPath
    if cell.superview !== self { addSubview(cell) }
    let height = rowHeight > 0 ? rowHeight : 44
    if [.zero, UITableViewCell.firstSize].contains(cell.bounds.size) {
      cell.bounds.size = CGSize(width: bounds.width, height: height)
    }
  }
}
