/// A timer of the display's frames; a page is still, so that it calls nothing.
open class CADisplayLink: NSObject {
  /// Whether it waits; kept.
  open var isPaused = false
  /// How often it should call, in times a second; kept.
  open var preferredFramesPerSecond = 0
  /// How often it would call; kept.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Always 0: there are no frames.
  open var timestamp: TimeInterval { 0 }
  /// Always 0: there are no frames.
  open var targetTimestamp: TimeInterval { 0 }
  /// Always 0: there are no frames.
  open var duration: TimeInterval { 0 }

  /// Makes a link, which does not call.
  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  /// Accepted; there are no frames to call for.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Accepted; there are no frames to call for.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Accepted; it calls nothing anyway.
  open func invalidate() {}
}

/// How many frames a second are asked for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Frames a second.
  public var minimum: Float
  /// Frames a second.
  public var maximum: Float
  /// Frames a second; `nil` for none above others.
  public var preferred: Float?

  /// What the display has.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
