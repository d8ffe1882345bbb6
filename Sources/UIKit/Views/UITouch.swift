/// A finger on the screen; no page makes one.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// Always cancelled.
  open var phase: Phase { .cancelled }
  /// Always 0.
  open var tapCount: Int { 0 }
  /// The view that was touched.
  open weak var view: UIView?

  /// Always zero: no page has touches of UIKit's.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened to the application; no page makes one.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Kinds of motion and of remote control.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
  }

  /// Kinds of events.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind.
  open var type: EventType { .touches }
  /// Always `nil`.
  open var allTouches: Set<UITouch>? { nil }
  /// Always 0.
  open var timestamp: TimeInterval { 0 }
}

/// A key or button that is pressed; no page makes one.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The key; always `nil`.
  open var key: UIKey? { nil }
}

/// A key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key writes.
  open var characters: String { "" }
  /// The keys held beside it.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Keys or buttons that are pressed; no page makes one.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// Always empty.
  open var allPresses: Set<UIPress> { [] }
}
