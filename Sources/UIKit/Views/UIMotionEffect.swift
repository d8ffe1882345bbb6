/// What moves as a phone is tilted. Kept, and never moved: no page knows how it is held.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// An effect that moves nothing by itself.
  public override init() { super.init() }

  /// What moves at an offset of the viewer; asked by nothing here.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value that follows the tilt along one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// An axis of the phone.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// What follows.
  open private(set) var keyPath: String
  /// The axis.
  open private(set) var type: EffectType
  /// The value at one end; kept.
  open var minimumRelativeValue: Any?
  /// The value at the other; kept.
  open var maximumRelativeValue: Any?

  /// Makes a value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects that belong together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; kept.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// What moves with the tilt; kept.
  public var motionEffects: [UIMotionEffect] {
    get { storage.motionEffects }
    set { storage.motionEffects = newValue }
  }

  /// Adds an effect, which moves nothing here.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
