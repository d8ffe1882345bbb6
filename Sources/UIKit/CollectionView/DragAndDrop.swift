// Author code conforms to these and makes these values; a page's rows are not dragged out of it,
// and nothing is dropped on it.

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// Gives what the item looks like; asked by nothing here.
  open var previewProvider: (() -> UIDragPreview?)?
  /// What the app itself wants to find again.
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// Something under way between the lifting and the letting go of things.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// Where the finger is.
  func location(in view: UIView) -> CGPoint
  /// Whether any item is of a kind.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether any item can be made into a class.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
  var items: [UIDragItem] { get }
  /// Whether what is dragged may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays within the app.
  var isRestrictedToDraggingApplication: Bool { get }
}
/// The dragging of things.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
/// The dropping of things.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// Gives the items as objects of a class.
  @discardableResult func loadObjects(
    ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void
  ) -> Progress
  var localDragSession: (any UIDragSession)? { get }
}

/// What dropping would do.
public enum UIDropOperation: UInt, Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What dropping at a place would do.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  /// Whether the place is exact.
  open var isPrecise = false
  /// Whether what is dragged keeps its size.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What dropping at a place of a collection view would do.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where what is dropped goes.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// One thing that is dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// What is dropped on a collection view, and where.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Lets an item fly to where it belongs.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Lets an item fly to a place inside another.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item fly to a target.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// Gives what is dragged from a collection view; all but the first method are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes what is dropped on a collection view; all but the first method are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
