import UIKit

protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UICollectionReusableView: Reusable {}
extension UITableViewCell: Reusable {}

protocol CellViewModel {
  var identifier: String { get }
  var title: String { get }
}

protocol ConfigurableCell: UICollectionViewCell {
  associatedtype ViewModel
  func configure(with viewModel: ViewModel)
}

class BaseCollectionViewCell: UICollectionViewCell {
  static var requiresPadding: Bool { true }
  var disposables: [() -> Void] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    setUpViews()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    disposables.forEach { $0() }
    disposables.removeAll(keepingCapacity: true)
  }

  func setUpViews() {}
  func setUpConstraints() {}
}

class GenericCell<Model: CellViewModel>: BaseCollectionViewCell, ConfigurableCell {
  private(set) var model: Model?
  let titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    return label
  }()

  override func setUpViews() {
    contentView.addSubview(titleLabel)
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    contentView.layer.masksToBounds = true
    contentView.layer.borderWidth = 1 / UIScreen.main.scale
    contentView.layer.borderColor = UIColor.separator.cgColor
    contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
  }

  override func setUpConstraints() {
    let bottom = titleLabel.bottomAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.layoutMarginsGuide.trailingAnchor),
      titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      bottom,
    ])
  }

  func configure(with viewModel: Model) {
    model = viewModel
    titleLabel.text = viewModel.title
    accessibilityIdentifier = viewModel.identifier
  }

  override var isSelected: Bool {
    didSet {
      contentView.backgroundColor = isSelected ? .systemFill : .clear
    }
  }
  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) { self.alpha = self.isHighlighted ? 0.6 : 1 }
    }
  }
  override var accessibilityLabel: String? {
    get { model?.title }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? [.button, .selected] : .button }
    set { super.accessibilityTraits = newValue }
  }
  override var reuseIdentifier: String? { "generic" }
  override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    let size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    attributes.frame.size.height = ceil(size.height)
    return attributes
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    alpha = layoutAttributes.alpha
  }
}

extension UIConfigurationStateCustomKey {
  static let isFavourite = UIConfigurationStateCustomKey("app.isFavourite")
}

extension UIConfigurationState {
  var isFavourite: Bool {
    get { self[.isFavourite] as? Bool ?? false }
    set { self[.isFavourite] = newValue }
  }
}

class FavouriteListCell: UICollectionViewListCell {
  var isFavourite = false {
    didSet {
      guard oldValue != isFavourite else { return }
      setNeedsUpdateConfiguration()
    }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isFavourite = isFavourite
    return state
  }

  private lazy var listContentView = UIListContentView(configuration: .subtitleCell())
  private var customConstraints: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = state.isFavourite ? "Favourite" : "Other"
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.imageProperties.tintColor = state.isSelected ? .white : tintColor
    content.axesPreservingSuperviewLayoutMargins = [.both]
    listContentView.configuration = content
    setUpIfNeeded()

    backgroundConfiguration = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    if state.isHighlighted || state.isSelected {
      backgroundConfiguration?.backgroundColor = .systemBlue
      backgroundConfiguration?.backgroundColorTransformer = .preferredTint
    }
  }

  private func setUpIfNeeded() {
    guard customConstraints == nil else { return }
    contentView.addSubview(listContentView)
    listContentView.translatesAutoresizingMaskIntoConstraints = false
    let constraints = (
      leading: listContentView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      trailing: listContentView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
    )
    NSLayoutConstraint.activate([
      constraints.leading, constraints.trailing,
      listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
      listContentView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    customConstraints = constraints
    separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: listContentView.textLayoutGuide?.leadingAnchor ?? contentView.leadingAnchor
    ).isActive = true
  }
}

/// A cell whose own designated initializer takes a style.
final class BadgeCell: UICollectionViewListCell {
  private let badge: UILabel

  override init(frame: CGRect) {
    badge = UILabel(frame: .zero)
    super.init(frame: frame)
    contentView.addSubview(badge)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override class var requiresConstraintBasedLayout: Bool { true }
  override class var layerClass: AnyClass { CALayer.self }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  override var hash: Int { badge.hash }
  override func isEqual(_ object: Any?) -> Bool { (object as? BadgeCell)?.badge === badge }
  override var description: String { "badge" }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    badge.textColor = tintColor
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
        || traitCollection.preferredContentSizeCategory
          != previousTraitCollection?.preferredContentSizeCategory
    else { return }
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
  override func updateConstraints() {
    super.updateConstraints()
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    coordinator.addCoordinatedAnimations({ self.alpha = 1 }, completion: nil)
  }
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    super.dragStateDidChange(dragState)
  }
}
