#if Overlay
/// Attributes that mean something to Objective-C or to Apple's tools alone.
enum BlankedAttributes {
  static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "main", "UIApplicationMain",
    "NSApplicationMain",
  ]
}
#endif
