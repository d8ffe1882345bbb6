import UIKit

/// A list with what hangs on the screen's lower edge: a button over its rows, or a bar and choices
/// below them.
final class EdgesViewController: UIViewController, UITableViewDataSource {
  private let list = UITableView()
  private let count: Int
  private let isOver: Bool

  init(count: Int, isOver: Bool) {
    self.count = count
    self.isOver = isOver
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("there are no archives here") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edges"
    view.backgroundColor = .systemBackground
    list.dataSource = self
    toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    add(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    if isOver { addButton() } else { addBar() }
  }

  private func add(_ part: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
  }

  private func addButton() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.backgroundColor = .systemYellow
    button.layer.cornerRadius = 28
    add(button)
    NSLayoutConstraint.activate([
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      button.widthAnchor.constraint(equalToConstant: 56),
      button.heightAnchor.constraint(equalToConstant: 56),
      button.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  /// A bar with a button that keeps to the safe area, and choices above it.
  private func addBar() {
    let bar = UIView()
    bar.backgroundColor = .secondarySystemBackground
    add(bar)
    let choices = UISegmentedControl(items: ["All", "New"])
    add(choices)
    let button = UIButton(type: .system)
    button.setTitle("Apply", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(button)
    NSLayoutConstraint.activate([
      choices.topAnchor.constraint(equalTo: list.bottomAnchor),
      choices.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bar.topAnchor.constraint(equalTo: choices.bottomAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      button.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12),
      button.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 40),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// Swatches that are scrolled across, above tiles with a badge that hangs over the list's edge.
final class SwatchesViewController: UICollectionViewController {
  private final class Swatches: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let (scroller, stack) = (UIScrollView(), UIStackView())
      stack.distribution = .fillEqually
      stack.spacing = 16
      for _ in 0..<12 {
        let swatch = UIButton()
        swatch.backgroundColor = .systemTeal
        swatch.widthAnchor.constraint(equalToConstant: 44).isActive = true
        swatch.heightAnchor.constraint(equalTo: swatch.widthAnchor).isActive = true
        stack.addArrangedSubview(swatch)
      }
      for part in [scroller, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
      addSubview(scroller)
      scroller.addSubview(stack)
      let content = scroller.contentLayoutGuide
      NSLayoutConstraint.activate([
        scroller.topAnchor.constraint(equalTo: topAnchor),
        scroller.bottomAnchor.constraint(equalTo: bottomAnchor),
        scroller.leadingAnchor.constraint(equalTo: leadingAnchor),
        scroller.trailingAnchor.constraint(equalTo: trailingAnchor),
        scroller.heightAnchor.constraint(equalToConstant: 60),
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Badge: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemRed
    }

    required init?(coder: NSCoder) { nil }
  }

  private static let header = UICollectionView.elementKindSectionHeader

  init() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole,
      subitems: [NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
        elementKind: Self.header, alignment: .top)
    ]
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { fatalError("there are no archives here") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      Swatches.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "swatches")
    collectionView.register(
      Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.backgroundColor = .systemFill
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind == Self.header ? "swatches" : "badge", for: indexPath)
  }
}

/// A sidebar that is longer than the screen, in a stack within the column's own, beside a list that
/// is longer still.
final class LongColumnsViewController: UISplitViewController {
  init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    let inner = UINavigationController(
      rootViewController: EdgesViewController(count: 40, isOver: true))
    let outer = UIViewController()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    setViewController(outer, for: .primary)
    setViewController(EdgesViewController(count: 60, isOver: true), for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError("there are no archives here") }
}
