import UIKit

final class ContactsViewController: UIViewController {
  enum Section: Int, CaseIterable { case favourites, others }
  typealias DataSource = UICollectionViewDiffableDataSource<Section, ContactViewModel>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, ContactViewModel>

  weak var delegate: ContactsDelegate?
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    view.delegate = self
    view.dragDelegate = self
    view.dropDelegate = self
    view.keyboardDismissMode = .onDrag
    view.alwaysBounceVertical = true
    view.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    view.contentInsetAdjustmentBehavior = .automatic
    view.showsVerticalScrollIndicator = false
    view.allowsMultipleSelectionDuringEditing = true
    return view
  }()
  lazy var dataSource = makeDataSource()
  private let searchController = UISearchController(searchResultsController: nil)
  private(set) var contacts: [ContactViewModel] = [
    ContactViewModel(identifier: "1", title: "Ada"),
    ContactViewModel(identifier: "2", title: "Alan"),
  ]
  private var observers: [NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Contacts", comment: "The contacts tab")
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
    collectionView.pinEdges()
    configureNavigationItem()
    configureSearch()
    configureRefresh()
    observeKeyboard()
    applySnapshot(animated: false)
  }

  deinit {
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = 0
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        guard let self, let item = self.dataSource.itemIdentifier(for: indexPath) else {
          return nil
        }
        return self.swipeActions(for: item)
      }
      configuration.itemSeparatorHandler = { indexPath, base in
        var separator = base
        if indexPath.item == 0 { separator.topSeparatorVisibility = .hidden }
        separator.bottomSeparatorInsets.leading = 40
        return separator
      }
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      if environment.traitCollection.horizontalSizeClass == .regular {
        section.contentInsets.leading = environment.container.effectiveContentSize.width * 0.1
      }
      return section
    }
    return layout
  }

  private func swipeActions(for item: ContactViewModel) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      guard let self = self else { return completion(false) }
      var snapshot = self.dataSource.snapshot()
      snapshot.deleteItems([item])
      self.dataSource.apply(snapshot, animatingDifferences: true) { completion(true) }
    }
    delete.image = UIImage(systemName: "trash")
    delete.backgroundColor = .systemRed
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<
      UICollectionViewListCell, ContactViewModel
    > { [weak self] cell, indexPath, contact in
      var content = cell.defaultContentConfiguration()
      content.text = contact.title
      content.secondaryText = contact.identifier
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: "person.crop.circle")
      content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
      content.imageProperties.cornerRadius = 15
      cell.contentConfiguration = content
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing),
        .multiselect(displayed: .whenEditing), .reorder(displayed: .always),
        .label(text: "2", options: .init(reservedLayoutWidth: .custom(20))),
        .outlineDisclosure(options: options) { self?.setEditing(true, animated: true) },
        .customView(
          configuration: .init(
            customView: UISwitch(), placement: .trailing(displayed: .whenNotEditing) { $0.count },
            reservedLayoutWidth: .actual, maintainsFixedSize: true)),
      ]
      cell.indentationLevel = indexPath.item == 0 ? 0 : 1
      cell.indentsAccessories = false
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, kind, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "\(self.dataSource.snapshot().sectionIdentifiers[indexPath.section])"
      view.contentConfiguration = content
    }
    let source = DataSource(collectionView: collectionView) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { view, kind, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self = self else { return }
      if let changed = self.contacts.applying(transaction.difference) { self.contacts = changed }
      for section in transaction.sectionTransactions {
        _ = (section.sectionIdentifier, section.difference, section.finalSnapshot.items)
      }
    }
    return source
  }

  func applySnapshot(animated: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(contacts, toSection: .others)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  var shownTitles: [String] { dataSource.snapshot().itemIdentifiers.map(\.title) }

  private func configureNavigationItem() {
    let add = UIAction(title: "New", image: UIImage(systemName: "plus"), identifier: .init("new")) {
      [weak self] action in
      (action.sender as? UIBarButtonItem)?.isEnabled = false
      self?.askForName()
    }
    let menu = UIMenu(
      title: "", image: nil, identifier: nil, options: .displayInline,
      children: [
        add,
        UIMenu(
          title: "Sort", options: [.displayInline, .singleSelection],
          children: [
            UIAction(title: "Name", state: .on) { _ in },
            UIAction(title: "Date", attributes: [.disabled]) { _ in },
          ]),
        UIDeferredMenuElement { completion in completion([]) },
        UIDeferredMenuElement.uncached { completion in
          DispatchQueue.main.async { completion([UIAction(title: "Later", handler: { _ in })]) }
        },
      ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: add, menu: menu),
      UIBarButtonItem(title: "More", image: nil, primaryAction: nil, menu: menu),
      editButtonItem,
    ]
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.titleView = UIImageView(image: UIImage(systemName: "person"))
    navigationItem.prompt = nil
    setToolbarItems(
      [.flexibleSpace(), UIBarButtonItem(customView: UILabel()), .fixedSpace(8)], animated: false)
    navigationController?.setToolbarHidden(false, animated: true)
    navigationController?.isToolbarHidden = false
    navigationController?.hidesBarsOnSwipe = true
  }

  private func configureSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    searchController.searchBar.scopeButtonTitles = ["All", "Favourites"]
    searchController.searchBar.delegate = self
    searchController.searchBar.searchTextField.tokens = []
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.preferredSearchBarPlacement = .stacked
    definesPresentationContext = true
  }

  private func configureRefresh() {
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self, weak refresh] _ in
        self?.applySnapshot()
        refresh?.endRefreshing()
      }, for: .valueChanged)
    refresh.tintColor = .systemTeal
    collectionView.refreshControl = refresh
  }

  private func observeKeyboard() {
    let center = NotificationCenter.default
    observers.append(
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] notification in
        guard
          let info = notification.userInfo,
          let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
          let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
          let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        MainActor.assumeIsolated {
          UIView.animate(
            withDuration: duration, delay: 0,
            options: UIView.AnimationOptions(rawValue: curve << 16),
            animations: { self?.additionalSafeAreaInsets.bottom = frame.height })
        }
      })
    observers.append(
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
      ) { [weak self] _ in MainActor.assumeIsolated { self?.additionalSafeAreaInsets = .zero } })
    observers.append(
      center.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { _ in })
    observers.append(
      center.addObserver(
        forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
      ) { _ in })
  }

  private func askForName() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.autocapitalizationType = .words
      field.clearButtonMode = .whileEditing
      field.returnKeyType = .done
    }
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let self = self, let name = alert?.textFields?.first?.text, !name.isEmpty else {
        return
      }
      self.contacts.append(ContactViewModel(identifier: UUID().uuidString, title: name))
      self.applySnapshot()
    }
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.preferredAction = save
    alert.popoverPresentationController?.sourceView = view
    alert.popoverPresentationController?.sourceRect = view.bounds
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(alert, animated: true, completion: nil)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    navigationItem.rightBarButtonItem?.isEnabled = !editing
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.collectionView.collectionViewLayout.invalidateLayout()
    }) { _ in }
  }

  override var prefersStatusBarHidden: Bool { false }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    super.keyCommands
  }
}
