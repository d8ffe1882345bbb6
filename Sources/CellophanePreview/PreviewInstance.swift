internal import UIKit

/// What a preview's closure made, as something to put on a screen.
@MainActor enum PreviewRoot {
  case controller(UIViewController)
  case view(UIView)
  case cell(UICollectionViewCell, UICollectionLayoutListConfiguration.Appearance)
  case tableCell(UITableViewCell, UITableView.Style)
  case launch(AppLaunch)

  /// The controller that shows it.
  var controller: UIViewController {
    switch self {
    case .launch(let launch): launch.window.rootViewController ?? UIViewController()
    case .controller(let controller): controller
    case .view(let view): ViewHost(view)
    case .cell(let cell, let appearance): CellHost(cell, in: appearance)
    case .tableCell(let cell, let style): TableCellHost(cell, in: style)
    }
  }

  /// What is done before its first frame.
  var opening: [@MainActor @Sendable (UIViewController) async -> Void] {
    guard case .launch(let launch) = self else { return [] }
    return [{ _ in launch.becomeActive() }]
  }

  /// Lets it live through what an app gives what it shows, until that has appeared.
  func appear(in traits: UITraitCollection, size: CGSize) -> UIWindow {
    guard case .launch(let launch) = self else { return controller.appear(in: traits, size: size) }
    launch.window.open(in: traits, size: size)
    return launch.window
  }
}

/// One making of a preview: what it shows and the steps that change it.
@MainActor final class PreviewInstance {
  let root: PreviewRoot
  /// What is done before its first frame, given what steps are given.
  let opening: [@MainActor @Sendable (UIViewController) async -> Void]
  /// Each given the controller that shows the root.
  let steps: [@MainActor @Sendable (UIViewController) async -> Void]

  init(
    root: PreviewRoot, opening: [@MainActor @Sendable (UIViewController) async -> Void] = [],
    steps: [@MainActor @Sendable (UIViewController) async -> Void]
  ) {
    self.root = root
    self.opening = opening
    self.steps = steps
  }
}

/// Shows a view that fills the screen.
final class ViewHost: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = content }
}

/// Shows one cell as the only row of a list.
final class CellHost: UIViewController, UICollectionViewDataSource {
  let cell: UICollectionViewCell
  private let appearance: UICollectionLayoutListConfiguration.Appearance

  init(_ cell: UICollectionViewCell, in appearance: UICollectionLayoutListConfiguration.Appearance)
  {
    self.cell = cell
    self.appearance = appearance
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let list = UICollectionLayoutListConfiguration(appearance: appearance)
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.adopt(cell)
    collection.dataSource = self
    view = collection
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell }
}

/// Shows one cell as the only row of a table.
final class TableCellHost: UIViewController, UITableViewDataSource {
  let cell: UITableViewCell
  private let style: UITableView.Style

  init(_ cell: UITableViewCell, in style: UITableView.Style) {
    self.cell = cell
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
