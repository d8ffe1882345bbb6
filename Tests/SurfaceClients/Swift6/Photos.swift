import UIKit

final class PhotosViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Photo.ID>
  private typealias Cell = UICollectionView.CellRegistration<PhotoCell, Photo>

  let viewModel = PhotosViewModel()
  private var dataSource: DataSource!
  private var loading: Task<Void, Never>?
  private(set) var lines: [String] = []

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    configuration.backgroundColor = .systemBackground
    configuration.headerMode = .firstItemInSection
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    tabBarItem = UITabBarItem(title: "Photos", image: Palette.heart, tag: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    let cell = Cell { [weak self] cell, indexPath, photo in
      cell.photo = photo
      cell.onLike = { id in self?.like(id) }
    }
    dataSource = DataSource(collectionView: collectionView) { [viewModel] view, indexPath, id in
      guard let photo = viewModel[id] else { return nil }
      return view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: photo)
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] id in
      self?.lines.append("expand \(id)")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: PhotosViewController, previous: UITraitCollection) in
      controller.lines.append("style")
    }
    registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (self: Self, previous) in
      self.lines.append("colour")
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh,
      primaryAction: UIAction { [weak self] _ in self?.viewModel.reload() })
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.viewModel.reload() }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loading = Task { await viewModel.load() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loading?.cancel()
  }

  private func like(_ id: Photo.ID) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func delete(_ photo: Photo) {
    let alert = UIAlertController(
      title: "Delete?", message: photo.name, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        guard let self else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([photo.id])
        dataSource.apply(snapshot) { [weak self] in self?.lines.append("deleted") }
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let id = dataSource.itemIdentifier(for: indexPath), let photo = viewModel[id] else {
      return
    }
    Task {
      await show(photo)
    }
  }

  private func show(_ photo: Photo) async {
    let detail = PhotoViewController(photo: photo)
    detail.modalPresentationStyle = .pageSheet
    if let sheet = detail.sheetPresentationController {
      sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue * 0.3 }]
      sheet.prefersGrabberVisible = true
      sheet.delegate = self
    }
    present(detail, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) {
          [weak self] _ in self?.share()
        }
      ])
    })
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.airDrop, .print]
    present(sheet, animated: true)
  }
}

extension PhotosViewController: PhotosViewModelDelegate {
  func photosDidChange(_ viewModel: PhotosViewModel) {
    let snapshot = Palette.snapshot(of: viewModel.photos)
    Task {
      await dataSource.apply(snapshot, animatingDifferences: false)
      lines.append("applied")
    }
  }
}

extension PhotosViewController: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    lines.append("\(String(describing: sheetPresentationController.selectedDetentIdentifier))")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("dismissed")
  }
}

final class PhotoCell: UICollectionViewListCell {
  var photo: Photo? { didSet { setNeedsUpdateConfiguration() } }
  var onLike: ((Photo.ID) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    configurationUpdateHandler = { cell, state in
      cell.accessibilityValue = state.isSelected ? "selected" : nil
    }
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(image: Palette.heart) { [weak self] _ in
        guard let self, let photo else { return }
        onLike?(photo.id)
      })
    accessories = [
      .customView(configuration: .init(customView: button, placement: .trailing())),
      .popUpMenu(UIMenu(children: [])),
    ]
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let photo else { return }
    contentConfiguration = Palette.content(for: photo).updated(for: state)
    backgroundConfiguration = Palette.background(isSelected: state.isSelected)
  }
}

final class PhotoViewController: UIViewController {
  let photo: Photo
  private let label = UILabel()
  private lazy var animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
    self.label.alpha = 1
  }

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.backgroundColor = Palette.dynamic
    view.addSubview(label)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    label.text = photo.name
    animator.addCompletion { [weak self] position in
      if position == .end { self?.setNeedsUpdateContentUnavailableConfiguration() }
    }
    animator.startAnimation()
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
    ) {
      self.view.layoutIfNeeded()
    } completion: { finished in
      self.label.isHidden = !finished
    }
    UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
      self.label.textColor = .label
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.label.alpha = 0.5 }
    }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = photo.name.isEmpty ? "Nothing" : nil
    configuration.button = .bordered()
    configuration.buttonProperties.primaryAction = UIAction(title: "Again") { [weak self] _ in
      self?.setNeedsUpdateContentUnavailableConfiguration()
    }
    contentUnavailableConfiguration = state.searchText == nil ? nil : configuration
  }
}
