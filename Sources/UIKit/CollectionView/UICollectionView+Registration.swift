extension UICollectionView {
  /// Makes and configures cells of a class for items of a type.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Shows an item in a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let mark: RegistrationMark
    private(set) var nib: UINib?

    /// Makes a registration; one for all cells of a kind, outside of what provides the cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
      mark = RegistrationMark(of: "cell", making: Cell.self)
    }
    /// Makes a registration of cells that come from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      nib = cellNib
    }
  }

  /// Makes and configures supplementary views of a class and a kind.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let mark: RegistrationMark
    private(set) var nib: UINib?

    /// Makes a registration; one for all views of a kind, outside of what provides the views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      mark = RegistrationMark(of: "supplementary", making: Supplementary.self)
    }
    /// Makes a registration of views that come from a nib.
    public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      self.init(elementKind: elementKind, handler: handler)
      nib = supplementaryNib
    }
  }

  // MARK: Classes

  /// Keeps the class of what a kind and an identifier stand for.
  func keep(
    _ viewClass: AnyClass?, kind: String?, identifier: String,
    below: UICollectionReusableView.Type
  ) {
    guard !identifier.isEmpty else {
      raise("a reuse identifier has to have characters; '' was given to register(_:…)")
    }
    let key = CollectionElements.RecipeKey(kind: kind, identifier: identifier)
    elements.nibs[key] = nil
    guard let viewClass else {
      elements.recipes[key] = nil
      return
    }
    guard let view = viewClass as? UICollectionReusableView.Type,
      kind != nil || viewClass is UICollectionViewCell.Type
    else {
      raise(
        "the class '\(viewClass)' registered for '\(identifier)' is no subclass of '\(below)'")
    }
    elements.recipes[key] = CollectionElements.Recipe(kind: kind, viewClass: view)
  }
}

/// What tells one registration from another.
@MainActor struct RegistrationMark {
  private static var count = 0

  let identifier: String
  /// Whether it was made while the data source was asked for a view.
  let isMadeInProvider: Bool
  private let viewClass: UICollectionReusableView.Type
  private let family: String

  init(of family: String, making viewClass: UICollectionReusableView.Type) {
    Self.count += 1
    identifier = "\(family)-registration-\(Self.count)"
    isMadeInProvider = ProviderScope.isRunning
    self.viewClass = viewClass
    self.family = family
  }

  /// Notes a registration that UIKit refuses from iOS 15.
  func noteUse() {
    guard isMadeInProvider else { return }
    RuntimeIssue.record(
      "registration-in-provider",
      """
      a \(family) registration for '\(viewClass)' is made anew for each view, inside what provides \
      the views; UIKit raises an exception for it from iOS 15: make it once, before the data source
      """)
  }
}
