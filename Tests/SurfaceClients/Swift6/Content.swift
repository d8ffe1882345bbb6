import UIKit

struct ProfileConfiguration: UIContentConfiguration, Hashable {
  var name = ""
  var isOnline = false
  private(set) var isHighlighted = false

  func makeContentView() -> any UIView & UIContentView {
    ProfileView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> ProfileConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isHighlighted = state.isSelected || state.isHighlighted
    return copy
  }
}

final class ProfileView: UIView, UIContentView {
  private let nameLabel = UILabel()
  private let dot = UIView()
  private var current: ProfileConfiguration
  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? ProfileConfiguration, new != current else { return }
      current = new
      show()
    }
  }

  init(configuration: ProfileConfiguration) {
    current = configuration
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [dot, nameLabel])
    stack.alignment = .center
    stack.spacing = UIStackView.spacingUseSystem
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
    ])
    dot.layer.cornerRadius = 5
    show()
  }
  required init?(coder: NSCoder) { fatalError("made in code only") }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is ProfileConfiguration
  }

  private func show() {
    nameLabel.text = current.name
    nameLabel.textColor = current.isHighlighted ? .white : .label
    dot.backgroundColor = current.isOnline ? .systemGreen : .systemGray3
  }
}

extension UICollectionViewListCell {
  func profileConfiguration() -> ProfileConfiguration { ProfileConfiguration() }
}

/// A cell whose content is whatever a generic view shows.
@MainActor protocol ViewModelBound: UIView {
  associatedtype ViewModel: Hashable & Sendable
  init(frame: CGRect)
  func bind(_ viewModel: ViewModel)
}

final class HostCell<Content: ViewModelBound>: UICollectionViewCell {
  private let content = Content(frame: .zero)
  private(set) var shown: Content.ViewModel?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(content)
    content.frame = contentView.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { fatalError("made in code only") }

  func bind(_ viewModel: Content.ViewModel) {
    shown = viewModel
    content.bind(viewModel)
  }
}

final class TagView: UIView, ViewModelBound {
  struct ViewModel: Hashable, Sendable { var text: String }
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("made in code only") }
  func bind(_ viewModel: ViewModel) { label.text = viewModel.text }
}

@MainActor final class OutlineModel {
  enum Row: Hashable, Sendable {
    case folder(name: String)
    case file(UUID, name: String)
  }

  static func section(_ folders: [String: [String]]) -> NSDiffableDataSourceSectionSnapshot<Row> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Row>()
    for (name, files) in folders.sorted(by: { $0.key < $1.key }) {
      let folder = Row.folder(name: name)
      snapshot.append([folder])
      snapshot.append(files.map { .file(UUID(), name: $0) }, to: folder)
      snapshot.expand([folder])
    }
    return snapshot
  }
}

final class RootSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .tripleColumn)
    delegate = self
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    primaryBackgroundStyle = .sidebar
    setViewController(PhotosViewController(), for: .primary)
    setViewController(UIViewController(), for: .supplementary)
    setViewController(
      UINavigationController(rootViewController: UIViewController()), for: .secondary)
    show(.primary)
  }
  required init?(coder: NSCoder) { fatalError("made in code only") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

final class Onboarding: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = [UIViewController(), UIViewController()]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }
  required init?(coder: NSCoder) { fatalError("made in code only") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}

final class ShapesView: UIView, UIContextMenuInteractionDelegate, UIPointerInteractionDelegate {
  private let wave = CAShapeLayer()
  private let star = UIImageView(image: UIImage(systemName: "star"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(wave)
    addSubview(star)
    addInteraction(UIContextMenuInteraction(delegate: self))
    addInteraction(UIPointerInteraction(delegate: self))
    star.addSymbolEffect(.bounce, options: .repeat(2))
    star.addSymbolEffect(.variableColor.iterative.reversing)
    star.setSymbolImage(UIImage(systemName: "star.fill")!, contentTransition: .replace.downUp)
    let turning = CABasicAnimation(keyPath: "transform.rotation")
    turning.toValue = 2 * Double.pi
    turning.duration = 1
    turning.repeatCount = .infinity
    layer.add(turning, forKey: "turning")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wave.path = UIBezierPath(ovalIn: bounds).cgPath
    wave.fillColor = UIColor.clear.cgColor
    wave.strokeColor = UIColor.tintColor.cgColor
    CATransaction.commit()
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.systemFill.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  static func avatar(_ initials: String) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.systemBlue.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      (initials as NSString).draw(
        at: CGPoint(x: 8, y: 8), withAttributes: [.foregroundColor: UIColor.white])
    }
  }
}
