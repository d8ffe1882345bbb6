import UIKit

/// The cities that somebody follows, read from a file while a sign says so.
public final class CitiesViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, City.ID>

  private let store: CityStore
  private var state = LoadState<[City]>.loading {
    didSet { stateDidChange() }
  }
  private var dataSource: DataSource!
  private var loading: Task<Void, Never>?

  public init(service: any CityService = BundledCities()) {
    store = CityStore(service: service)
    super.init(collectionViewLayout: Self.makeLayout())
    title = NSLocalizedString("Weather", bundle: .module, comment: "Title of the list of cities")
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    loading?.cancel()
  }

  /// One column of cards on a phone, two where there is room.
  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isWide = environment.traitCollection.horizontalSizeClass == .regular
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.5 : 1), heightDimension: .estimated(128))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(128)),
        repeatingSubitem: item, count: isWide ? 2 : 1)
      return NSCollectionLayoutSection(group: group)
    }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [unowned self] _ in load() })
    let row = UICollectionView.CellRegistration<CityCell, City> { cell, _, city in
      cell.model = CityCard(city: city)
    }
    dataSource = DataSource(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, id -> UICollectionViewCell? in
      guard case .loaded(let cities) = state, let city = cities.first(where: { $0.id == id })
      else { return nil }
      return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: city)
    }
    load()
  }

  private func load() {
    loading?.cancel()
    state = .loading
    loading = Task { [weak self, store] in
      do {
        let cities = try await store.cities()
        self?.state = .loaded(cities)
      } catch is CancellationError {
        return
      } catch {
        self?.state = .failed(error)
      }
    }
  }

  private func stateDidChange() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, City.ID>()
    if case .loaded(let cities) = state, !cities.isEmpty {
      snapshot.appendSections([0])
      snapshot.appendItems(cities.map(\.id))
    }
    dataSource.apply(snapshot, animatingDifferences: true)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  // MARK: Nothing to show

  public override func updateContentUnavailableConfiguration(
    using unavailable: UIContentUnavailableConfigurationState
  ) {
    contentUnavailableConfiguration =
      switch state {
      case .loading: UIContentUnavailableConfiguration.loading()
      case .loaded(let cities): cities.isEmpty ? noCities : nil
      case .failed(let error): failure(error)
      }
  }

  private var noCities: UIContentUnavailableConfiguration {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "cloud.rain")
    empty.text = NSLocalizedString("No Cities", bundle: .module, comment: "An empty list")
    empty.secondaryText = NSLocalizedString(
      "Cities that you add appear here.", bundle: .module, comment: "An empty list")
    empty.button = .borderedProminent()
    empty.button.title = NSLocalizedString("Add City", bundle: .module, comment: "Button")
    return empty
  }

  private func failure(_ error: any Error) -> UIContentUnavailableConfiguration {
    var failure = UIContentUnavailableConfiguration.empty()
    failure.image = UIImage(systemName: "wifi.exclamationmark")
    failure.text = NSLocalizedString(
      "Weather Unavailable", bundle: .module, comment: "Reading failed")
    failure.secondaryText = [
      error.localizedDescription, (error as? any LocalizedError)?.recoverySuggestion,
    ].compactMap(\.self).joined(separator: " ")
    failure.button = .bordered()
    failure.button.title = NSLocalizedString("Try Again", bundle: .module, comment: "Button")
    failure.buttonProperties.primaryAction = UIAction { [unowned self] _ in load() }
    return failure
  }
}
