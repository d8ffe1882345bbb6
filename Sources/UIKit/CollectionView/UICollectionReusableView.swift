/// A view that a collection view makes from a class and may use again for other data.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The collection view that made it.
  package internal(set) weak var owner: UICollectionView? {
    didSet { reading?.owner = owner }
  }
  /// Where it stands; `nil` outside a collection view.
  package internal(set) final var place: ItemPlace? {
    didSet {
      reading?.place = place
      if let oldValue, let place, !place.looksDifferent(from: oldValue) { return }
      forgetReading()
    }
  }
  /// What was read off the view as it is, for whoever reads it again.
  package final var keptReading: AnyObject? {
    get { reading?.kept }
    set {
      if reading == nil, newValue != nil {
        reading = ViewReading(owner: owner, place: place)
        layer.reading = reading
      }
      reading?.kept = newValue
    }
  }
  private final var reading: ViewReading?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view shows other data.
  open func prepareForReuse() {}
  /// Called when the layout has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes that the view would rather have.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open override var traitCollection: UITraitCollection {
    let inherited = super.traitCollection
    guard let environment = place?.appearance?.environment,
      inherited.listEnvironment != environment
    else { return inherited }
    return owner?.sections.traits(inherited, in: environment)
      ?? inherited.modifyingTraits { $0.listEnvironment = environment }
  }

  /// A property has been set, a configuration, a state or a place, by which it may look otherwise.
  final func forgetReading() { reading?.forget() }

  override final func looksMayDiffer() { forgetReading() }

  /// Called when the view has come to another place.
  func placeDidChange(from old: ItemPlace?) {}
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The trait by which views know that they are in such a list.
  var environment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
