/// A timer of the display's frames; a page is still, so that it calls nothing.
open class CADisplayLink: NSObject {
  /// Whether it waits; kept.
  open var isPaused = false
  /// How often it should call, in times a second; kept.
  open var preferredFramesPerSecond = 0
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
