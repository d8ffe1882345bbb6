/// An object that assistive technology can be told about.
///
/// UIKit: `UIAccessibility`, which every `NSObject` has there. Foundation's class cannot be given
/// properties that subclasses override, so this stands between it and what is seen: responders, bar
/// items, actions.
@preconcurrency @MainActor
open class AccessibleObject: NSObject, UIAccessibilityIdentification {
  private var box: Box?

  /// Few objects have anything set.
  private final class Box {
    var attributes = AccessibilityAttributes()
  }

  var accessibility: AccessibilityAttributes {
    get { box?.attributes ?? AccessibilityAttributes() }
    set {
      if box == nil { box = Box() }
      box?.attributes = newValue
      looksMayDiffer()
    }
  }
  /// Whether anything was ever set for assistive technology.
  final var isSaidOtherwise: Bool { box != nil }
  /// What an author set for assistive technology.
  package var givenAccessibility: AccessibilityAttributes { accessibility }

  public override init() {
    super.init()
  }

  /// Called when something was set on the object itself by which it may look otherwise.
  func looksMayDiffer() {}

  // MARK: What is spoken

  /// Whether assistive technology stops at this object.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  /// What the object is called.
  open var accessibilityLabel: String? {
    get { accessibility.label?.string }
    set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What the object is called, with attributes: its language among them.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibility.label = newValue }
  }
  /// What the object is set to.
  open var accessibilityValue: String? {
    get { accessibility.value?.string }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What the object is set to, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibility.value = newValue }
  }
  /// What activating the object does.
  open var accessibilityHint: String? {
    get { accessibility.hint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What activating the object does, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibility.hint = newValue }
  }
  /// How the object behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  /// The language that the object speaks, as a BCP 47 tag.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// A name for tests; never spoken.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  // MARK: What is inside

  /// Whether everything inside is kept from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Whether everything beside the object is kept from assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether the children are reached before the next element; a page reads them so anyway.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// What assistive technology finds inside, in its order; `nil` for all of it as it stands.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// What kind of container the object is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }
  /// How an assistive device moves through what is inside; kept.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  /// How many elements assistive technology finds inside; UIKit asks, and nothing here does.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element inside by its place; `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The place of an element inside; `NSNotFound` for another.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: What can be done

  /// Actions beside the default one.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  /// What may be said to voice control instead of the label; kept.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels?.map(\.string) ?? [] }
    set { accessibility.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// What may be said to voice control instead of the label, with attributes; kept.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility.inputLabels ?? [] }
    set { accessibility.inputLabels = newValue }
  }
  /// Whether a person can do something with the object; kept.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToInteraction ?? true }
    set { accessibility.respondsToInteraction = newValue }
  }
  /// Points, in the screen's coordinates; kept.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }
  /// Points, in the screen's coordinates; kept.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? .zero }
    set { accessibility.activationPoint = newValue }
  }

  /// Does what a person using assistive technology asks of the object; asked by nothing here.
  ///
  /// - Returns: Whether it was done.
  @discardableResult open func accessibilityActivate() -> Bool { false }
  /// Called by nothing here: a page has the browser's sliders.
  open func accessibilityIncrement() {}
  /// Called by nothing here: a page has the browser's sliders.
  open func accessibilityDecrement() {}
  /// Called by nothing here: a page has the browser's way back.
  @discardableResult open func accessibilityPerformEscape() -> Bool { false }
  /// Called by nothing here: no page has a gesture for it.
  @discardableResult open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called by nothing here: a page scrolls by itself.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called by nothing here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called by nothing here.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology is at this object; never here.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// What kind of container an object is.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none, dataTable, list, landmark
  /// A group whose label is spoken on the way in.
  case semanticGroup
}

/// How an assistive device moves through what is inside.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// Where a person using assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// Something that tests find by a name.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name for tests; never spoken.
  var accessibilityIdentifier: String? { get set }
}
