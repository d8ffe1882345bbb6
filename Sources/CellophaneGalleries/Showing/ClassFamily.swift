internal import CellophaneDoctor

/// What the classes of an app are, through the classes that they inherit from.
struct ClassFamily {
  enum Kind: String, Codable {
    case screen, tableCell, collectionCell, view
  }

  private let classes: [String: DeclaredClass]

  init(_ classes: [DeclaredClass]) {
    self.classes = Dictionary(
      classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A class and those above it that the app declares, and the name above them.
  func line(of one: DeclaredClass) -> (own: [DeclaredClass], root: String?) {
    var own = [one]
    while let above = own.last?.inherits.first {
      guard let next = classes[above], !own.contains(next) else { return (own, above) }
      own.append(next)
    }
    return (own, nil)
  }

  func kind(of one: DeclaredClass) -> Kind? {
    guard let root = line(of: one).root else { return nil }
    return Self.kinds[root]
  }

  /// The app's own classes of lists, and of what fills them.
  var lists: Set<String> {
    let roots = Self.listWords.subtracting(Self.kinds.keys)
    return Set(classes.values.filter { line(of: $0).root.map(roots.contains) ?? false }.map(\.name))
  }

  /// Whether none of the initialisers that a class has can be called without knowledge.
  ///
  /// - Parameter line: The class and those above it.
  func needsArguments(_ line: [DeclaredClass]) -> Bool {
    // A class that has some inherits none.
    guard let own = line.lazy.map(\.initializers).first(where: { !$0.isEmpty }) else {
      return false
    }
    return !own.contains { Self.known.contains($0.required) }
  }

  /// The labels of initialisers whose arguments are the same for every screen.
  private static let known: Set<[String]> = [
    [], ["collectionViewLayout"], ["nibName", "bundle"], ["style"],
  ]

  private static let kinds: [String: Kind] = [
    "UICollectionReusableView": .view, "UICollectionViewCell": .collectionCell,
    "UICollectionViewController": .screen, "UICollectionViewListCell": .collectionCell,
    "UIControl": .view, "UILabel": .view, "UINavigationController": .screen, "UIButton": .view,
    "UISplitViewController": .screen, "UIStackView": .view, "UITabBarController": .screen,
    "UITableViewCell": .tableCell, "UITableViewController": .screen,
    "UITableViewHeaderFooterView": .view, "UIView": .view, "UIViewController": .screen,
  ]

  /// Controllers that have a navigation controller themselves, or need none.
  static let containers: Set<String> = [
    "UINavigationController", "UISplitViewController", "UITabBarController",
  ]

  /// Members that run before a screen is seen.
  static let appearing: Set<String> = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
  ]

  /// Words of which what fills a list has one.
  static let fillingWords: Set<String> = [
    "NSDiffableDataSourceSnapshot", "UICollectionViewDataSource",
    "UICollectionViewDiffableDataSource", "UITableViewDataSource", "UITableViewDiffableDataSource",
    "apply", "cellForItemAt", "cellForRowAt", "dataSource", "numberOfItemsInSection",
    "numberOfRowsInSection", "numberOfSections", "reloadData", "snapshot",
  ]

  /// Words of which a screen with a list has one.
  static let listWords: Set<String> = [
    "UICollectionView", "UICollectionViewController", "UICollectionViewDiffableDataSource",
    "UITableView", "UITableViewController", "UITableViewDiffableDataSource",
  ]
}
