/// What an author set for assistive technology, `nil` where nothing was set.
package struct AccessibilityAttributes {
  package var isElement: Bool?
  package var label: NSAttributedString?
  package var value: NSAttributedString?
  package var hint: NSAttributedString?
  package var traits: UIAccessibilityTraits?
  package var identifier: String?
  package var language: String?
  package var hidesElements = false
  package var isModal = false
  package var groupsChildren = false
  package var containerType = UIAccessibilityContainerType.none
  package var respondsToInteraction: Bool?
  package var customActions: [UIAccessibilityCustomAction]?
  package var elements: [Any]?
  package var inputLabels: [NSAttributedString]?
  package var frame: CGRect?
  package var activationPoint: CGPoint?
  package var navigationStyle = UIAccessibilityNavigationStyle.automatic
}
