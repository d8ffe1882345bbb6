#if Overlay
internal import SwiftSyntax

/// Attributes that mean something to Objective-C or to Apple's tools alone.
enum BlankedAttributes {
  static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "main", "UIApplicationMain",
    "NSApplicationMain",
  ]

  /// Whether an attribute is one of them, or says that a closure is a block, which is an object of
  /// Objective-C's.
  static func hasName(of node: AttributeSyntax) -> Bool {
    let name = node.attributeName.typeName
    return names.contains(name)
      || name == "convention" && node.arguments?.trimmedDescription == "block"
  }
}
#endif
