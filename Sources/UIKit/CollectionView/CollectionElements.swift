/// The cells and other views that a collection view has made, and how it makes more.
struct CollectionElements {
  struct SupplementaryKey: Hashable {
    var kind: String
    var indexPath: IndexPath
  }

  /// What a cell or supplementary view is made from.
  struct Recipe {
    /// Names the kind of a supplementary view, `nil` for cells.
    var kind: String?
    var viewClass: UICollectionReusableView.Type
  }

  struct RecipeKey: Hashable {
    var kind: String?
    var identifier: String
  }

  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementaries: [SupplementaryKey: UICollectionReusableView] = [:]
  var recipes: [RecipeKey: Recipe] = [:]
  /// Files of views.
  var nibs: [RecipeKey: UINib] = [:]
  /// Views to be used again, the last one first.
  var spares: [RecipeKey: [UICollectionReusableView]] = [:]
  /// The items whose cells the data source is being asked for.
  var preparing: Set<IndexPath> = []
  /// The cells that a reconfiguration hands out again.
  var reconfiguring: [IndexPath: UICollectionViewCell] = [:]
  /// What has been dequeued for the item that is being prepared.
  var dequeued: [UICollectionReusableView] = []
  /// How many items each section had when the data source was last asked.
  var counts: [Int]?
  /// The changes of a batch that is under way.
  var batch: BatchUpdate?

  /// The cells in the order of their items.
  var cellsInOrder: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    Self.ordered(cells.map { (indexPath: $0.key, cell: $0.value) })
  }

  /// Some of the cells in the order of their items; index paths themselves compare slowly.
  static func ordered(
    _ cells: [(indexPath: IndexPath, cell: UICollectionViewCell)]
  ) -> [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    let keys = cells.map { (section: $0.indexPath.section, item: $0.indexPath.item) }
    return cells.indices.sorted { keys[$0] < keys[$1] }.map { cells[$0] }
  }
}

/// The sections that a layout has made, until something they depend on changes.
struct SectionCache {
  /// The collection view's size that they were made for.
  let size: CGSize
  var sections: [Int: NSCollectionLayoutSection] = [:]
  /// With the heights of contents.
  var placement: LayoutPlacement?
  /// By the layout alone.
  var roughPlacement: LayoutPlacement?
  private var listTraits: [UIListEnvironment: (base: UITraitCollection, own: UITraitCollection)] =
    [:]

  init(size: CGSize = .zero) {
    self.size = size
  }

  /// Traits in a list, made once for as long as those around the list stay the same object.
  mutating func traits(
    _ base: UITraitCollection, in environment: UIListEnvironment
  ) -> UITraitCollection {
    if let known = listTraits[environment], known.base === base { return known.own }
    let own = base.modifyingTraits { $0.listEnvironment = environment }
    listTraits[environment] = (base, own)
    return own
  }
}

/// Tells whether the data source is being asked for a view.
///
/// UIKit raises an exception from iOS 15 for a registration made at such a moment; code printed
/// before does it.
@MainActor package enum ProviderScope {
  private static var depth = 0

  package static var isRunning: Bool { depth > 0 }

  package static func run<Answer>(_ call: () -> Answer) -> Answer {
    depth += 1
    defer { depth -= 1 }
    return call()
  }
}
