extension NSIndexPath {
  /// The section of a place of two numbers.
  public var section: Int { index(atPosition: 0) }
  /// The item of a place of two numbers.
  public var item: Int { index(atPosition: 1) }
  /// The row of a place of two numbers.
  public var row: Int { index(atPosition: 1) }
}

extension IndexPath {
  /// A place in a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// A place in a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section of a place of two numbers.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item of a place of two numbers.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row of a place of two numbers.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
