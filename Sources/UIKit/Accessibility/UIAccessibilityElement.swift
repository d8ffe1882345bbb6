/// A part of a view that assistive technology reaches although it is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// What the element is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// Points, in the container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes a part of something.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibility.isElement = true
  }
}
