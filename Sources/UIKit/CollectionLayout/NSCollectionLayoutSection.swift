internal import CellophaneLook

/// Called as the visible items of an orthogonally scrolling section change.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// One section of a compositional layout: a list, or groups that repeat.
@preconcurrency @MainActor public class NSCollectionLayoutSection: NSObject, NSCopying {
  /// What a section is made of.
  package enum Content {
    case list(UICollectionLayoutListConfiguration)
    case group(NSCollectionLayoutGroup)
  }

  package let content: Content
  /// Points around the section's groups.
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { hasOwnContentInsets = true }
  }
  /// Whether the author set the insets, so that a list's own do not hold.
  package private(set) var hasOwnContentInsets = false
  /// What the insets are measured from.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are measured from; `none` gives them none.
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers keep to the content insets.
  public var supplementariesFollowContentInsets = true
  /// Points between two groups.
  public var interGroupSpacing: CGFloat = 0
  /// Headers, footers and other views on the section's edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How the section scrolls across the layout's direction.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section's own scrolling bounces and slows down.
  public let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties
  /// Accepted; a page has no moment at which items scroll by.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  init(
    content: Content,
    properties: UICollectionLayoutSectionOrthogonalScrollingProperties = .init()
  ) {
    self.content = content
    orthogonalScrollingProperties = properties
    super.init()
  }

  /// Makes a section of groups that repeat until every item has a place.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(content: .group(group))
  }

  /// A section that is a list.
  ///
  /// UIKit: headers and footers of the supplementary modes are boundary items of the section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(content: .list(configuration))
    section.boundarySupplementaryItems = configuration.boundaryItems
    return section
  }

  /// Whether headers and footers lie within the content insets.
  package var insetsSupplementaries: Bool {
    supplementariesFollowContentInsets && supplementaryContentInsetsReference != .none
  }

  /// The list that the section is, or `nil` when it is made of groups.
  package var listConfiguration: UICollectionLayoutListConfiguration? {
    if case .list(let configuration) = content { configuration } else { nil }
  }

  /// What a list keeps free above its header, in points; `nil` leaves it to the look.
  ///
  /// UIKit: the padding is that of the header that the configuration asks for. One that code puts in
  /// its place has none.
  package var headerTopPadding: CGFloat? {
    guard let listConfiguration else { return nil }
    let isOwn = listConfiguration.headerMode == .supplementary
    guard !isOwn, boundarySupplementaryItems.contains(where: { !$0.isBelow }) else {
      return listConfiguration.headerTopPadding
    }
    return listConfiguration.appearance.look.hasCards ? nil : 0
  }

  /// The group that repeats, or `nil` when the section is a list.
  package var group: NSCollectionLayoutGroup? {
    if case .group(let group) = content { group } else { nil }
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(
      content: content, properties: orthogonalScrollingProperties.duplicate())
    copy.contentInsets = contentInsets
    copy.hasOwnContentInsets = hasOwnContentInsets
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// How a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
  case groupPagingCentered
}

/// How a section's own scrolling bounces and slows down.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  NSCopying
{
  /// Whether scrolling goes past the ends and springs back.
  public enum Bounce: Int, Hashable, Sendable {
    case automatic, always, never
  }

  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let automatic = DecelerationRate(rawValue: -1)
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public var bounce = Bounce.automatic
  public var decelerationRate = DecelerationRate.automatic

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.bounce = bounce
    copy.decelerationRate = decelerationRate
    return copy
  }
}

/// What content insets are measured from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// An item of an orthogonally scrolling section as an invalidation handler may change it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// Something that can be moved and turned.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
