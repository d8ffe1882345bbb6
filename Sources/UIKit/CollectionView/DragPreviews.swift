/// What an item looks like while it is dragged; kept, as nothing is dragged on a page.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a dragged item goes; kept, as nothing is dragged on a page.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A dragged item's look; kept, as nothing is dragged on a page.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIDragPreviewParameters

  /// A view, with how it is shown.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A view as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// What happens while a dragged item flies.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Lets a view's contents be dragged; kept, as nothing is dragged on a page.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Who gives the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Whether dragging can begin.
  public var isEnabled = true

  /// An interaction whose items a delegate gives.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}

/// Gives the items of a drag.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets things be dropped on a view; kept, as nothing is dropped on a page.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Who takes the items.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  /// An interaction whose items a delegate takes.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}

/// Takes the items of a drop; every method is optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
}
