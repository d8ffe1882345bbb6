/// Makes the places of a custom group, in the group's own coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items beside or below each other; the groups of a section repeat until every item has a place.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group places its items.
  package enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  package let arrangement: Arrangement
  /// The items in one round; a counted subitem stands here as often as it is counted.
  public let subitems: [NSCollectionLayoutItem]
  /// How often a counted subitem repeats: the group's length is then shared out evenly, whatever
  /// the subitem's size says; `nil` for a group made of an array.
  package let count: Int?
  /// Between the items, along the group.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private var ownSupplementaries: [NSCollectionLayoutSupplementaryItem] = []

  /// Views that hang on the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaries }
    set { ownSupplementaries = newValue }
  }

  required init(
    size: NSCollectionLayoutSize, arrangement: Arrangement, subitems: [NSCollectionLayoutItem],
    count: Int?
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(size: size, supplementaries: [])
  }

  // MARK: Rows

  /// Items beside each other, as many as fit; the array starts over when it is used up.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(size: layoutSize, arrangement: .horizontal, subitems: subitems, count: nil)
  }
  /// So many equally wide items beside each other, whatever width the subitem asks for.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    counted(layoutSize, .horizontal, subitem, count)
  }
  /// So many equally wide items beside each other, whatever width the subitem asks for.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    counted(layoutSize, .horizontal, subitem, count)
  }
  /// So many equally wide items beside each other, whatever width the subitem asks for.
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    counted(size, .horizontal, subitem, count)
  }

  // MARK: Columns

  /// Items below each other, as many as fit; the array starts over when it is used up.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    self.init(size: layoutSize, arrangement: .vertical, subitems: subitems, count: nil)
  }
  /// So many equally high items below each other, whatever height the subitem asks for.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    counted(layoutSize, .vertical, subitem, count)
  }
  /// So many equally high items below each other, whatever height the subitem asks for.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    counted(layoutSize, .vertical, subitem, count)
  }
  /// So many equally high items below each other, whatever height the subitem asks for.
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    counted(size, .vertical, subitem, count)
  }

  /// Items at places that the author works out.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    self.init(size: layoutSize, arrangement: .custom(itemProvider), subitems: [], count: nil)
  }

  private class func counted(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitem: NSCollectionLayoutItem, _ count: Int
  ) -> Self {
    guard count > 0 else { raise("a group repeats its subitem at least once, not \(count) times") }
    return self.init(
      size: size, arrangement: arrangement,
      subitems: Array(repeating: subitem, count: count), count: count)
  }

  /// The group and what is in it, a line each, inner ones indented.
  public func visualDescription() -> String {
    description(of: self, level: 0)
  }

  private func description(of item: NSCollectionLayoutItem, level: Int) -> String {
    let size = item.layoutSize
    var name = "item"
    var inner: [NSCollectionLayoutItem] = []
    if let group = item as? NSCollectionLayoutGroup {
      inner = group.subitems
      switch group.arrangement {
      case .horizontal: name = "horizontal group"
      case .vertical: name = "vertical group"
      case .custom: name = "custom group"
      }
    }
    let width = size.widthDimension.words
    let height = size.heightDimension.words
    let line = String(repeating: "  ", count: level) + "\(name) \(width) × \(height)\n"
    return inner.reduce(line) { $0 + description(of: $1, level: level + 1) }
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(
      size: layoutSize, arrangement: arrangement, subitems: subitems, count: count)
    copy.takeSettings(of: self)
    copy.interItemSpacing = interItemSpacing
    copy.ownSupplementaries = ownSupplementaries
    return copy
  }
}

extension NSCollectionLayoutDimension {
  var words: String {
    switch kind {
    case .fractionalWidth: "\(dimension) of the width"
    case .fractionalHeight: "\(dimension) of the height"
    case .absolute: "\(dimension)"
    case .estimated: "about \(dimension)"
    case .uniformAcrossSiblings: "about \(dimension) like its siblings"
    }
  }
}

/// The place of one item in a custom group.
@preconcurrency @MainActor public class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// Points, in the group's coordinates.
  public let frame: CGRect
  public let zIndex: Int

  /// Makes a place above or below others.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
  /// Makes a place.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Itself: a place does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
