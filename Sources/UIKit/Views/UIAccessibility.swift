/// What an author set for assistive technology, `nil` where nothing was set.
package struct AccessibilityAttributes {
  package var isElement: Bool?
  package var label: String?
  package var attributedLabel: NSAttributedString?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits?
  package var identifier: String?
  package var language: String?
  package var hidesElements = false
  package var isModal = false
  package var groupsChildren = false
  package var customActions: [UIAccessibilityCustomAction]?
  package var elements: [Any]?
  package var inputLabels: [String]?
}

/// How an element behaves for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what there is.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be operated.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is searched with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts sound or video.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It goes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a row of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It heads what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// One more action of an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does an action, and says whether it did.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// What the action is called, with attributes.
  open var attributedName: NSAttributedString
  /// What the action does; says whether it did it.
  open var actionHandler: Handler?

  /// Makes an action.
  ///
  /// - Parameter actionHandler: Says whether it did what was asked.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }
}

/// The state of assistive technology; all of it is off here.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Something that assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is there.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen has moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The contents have scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// Always `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always `false`.
  public static var isBoldTextEnabled: Bool { false }
  /// Always `false`.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always `false`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always `false`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Always `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always `false`.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Accepted; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
}

/// A part of a view that assistive technology reaches although it is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// What the element is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// Points, in the screen's coordinates.
  open var accessibilityFrame = CGRect.zero
  /// Points, in the container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes a part of something.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibility.isElement = true
  }
}
