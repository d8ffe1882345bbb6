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

  /// Always `false`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always `false`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Always `false`.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Always `false`.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always `false`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always `false`.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always `false`.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Always `false`.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the page is made for high contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// Tells assistive technology something.
  ///
  /// Words, posted while a touch is answered, are said on the page after that touch; anything else
  /// is accepted, and the page has the browser's own ways to say it.
  public static func post(notification: Notification, argument: Any?) {
    switch argument {
    case let words as String: ScreenChanges.record(.announced(words))
    case let words as NSAttributedString: ScreenChanges.record(.announced(words.string))
    default: break
    }
  }

  /// Where assistive technology is; nowhere here.
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  /// What may be at an element.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

// Nothing posts these: the state of assistive technology does not change here.
extension UIAccessibility {
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
