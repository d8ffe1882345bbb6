/// Gives the section with a number, as its surroundings ask for it.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, each a list or groups that repeat.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private enum Source {
    case one(NSCollectionLayoutSection)
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
    case list(UICollectionLayoutListConfiguration)
  }

  private let source: Source
  /// What holds for the layout as a whole; the layout keeps a copy.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { kept.duplicate() }
    set {
      kept = newValue.duplicate()
      invalidateLayout()
    }
  }
  private var kept: UICollectionViewCompositionalLayoutConfiguration

  /// Makes a layout all of whose sections are alike.
  public init(section: NSCollectionLayoutSection) {
    source = .one(section)
    kept = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Makes a layout all of whose sections are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .one(section)
    kept = configuration.duplicate()
    super.init()
  }
  /// Makes a layout whose sections come from a function.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    source = .provider(sectionProvider)
    kept = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Makes a layout whose sections come from a function.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    source = .provider(sectionProvider)
    kept = configuration.duplicate()
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    source = .list(list)
    kept = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public required init?(coder: NSCoder) {
    source = .list(UICollectionLayoutListConfiguration(appearance: .plain))
    kept = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout all of whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }

  /// What all sections are made of; `nil` where each has its own layout.
  package var listConfiguration: UICollectionLayoutListConfiguration? {
    if case .list(let configuration) = source { configuration } else { nil }
  }

  package override func section(
    at index: Int, environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    switch source {
    case .one(let section): return section
    case .list(let configuration):
      return .list(using: configuration, layoutEnvironment: environment)
    case .provider(let provider):
      guard let section = provider(index, environment) else {
        raise(
          """
          the section provider of the layout gives nothing for section \(index), \
          which has to be shown; return a section for it
          """)
      }
      return section
    }
  }

  package override var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    kept.boundarySupplementaryItems
  }
  package override var sectionSpacing: CGFloat { kept.interSectionSpacing }
  package override var direction: UICollectionView.ScrollDirection { kept.scrollDirection }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.placedAttributes(forItemAt: indexPath)
  }
  open override var collectionViewContentSize: CGSize { owner?.placedContentSize ?? .zero }
}

/// What holds for a compositional layout as a whole.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points.
  public var interSectionSpacing: CGFloat = 0
  /// Headers, footers and other views on the edges of the whole layout.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
