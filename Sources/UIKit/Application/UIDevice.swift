private import CellophaneLook

/// The device that the surroundings speak of.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The one device.
  public static let current = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }
  /// What the device is called: its model.
  open var name: String { model }
  /// iPhone or iPad, by the surroundings.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the reader's language, which has the same word.
  open var localizedModel: String { model }
  /// The name of the system that the model has.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version that the look is of.
  open var systemVersion: String {
    switch Look.current.name {
    case .iOS18: "18.0"
    case .iOS26: "26.0"
    }
  }
  /// Always `nil`: a page is on no device that could be told from others.
  open var identifierForVendor: UUID? { nil }
  /// Always upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Whether the battery is watched; kept.
  open var isBatteryMonitoringEnabled = false
  /// Always unknown.
  open var batteryState: BatteryState { .unknown }
  /// Always −1, which says that nobody knows.
  open var batteryLevel: Float { -1 }
  /// Whether the device looks out for what comes near; kept.
  open var isProximityMonitoringEnabled = false
  /// Always `false`: nothing is near.
  open var proximityState: Bool { false }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The screen that the surroundings speak of.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The one screen.
  public static let main = UIScreen()

  /// Points; set by whoever makes previews live.
  package var size = CGSize(width: 402, height: 874)

  /// The screen's size at zero, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The screen's size at zero, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// Pixels a point.
  open var scale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 3
  }
  /// Pixels a point.
  open var nativeScale: CGFloat { scale }
  /// 0 to 1.
  open var brightness: CGFloat = 0.5
  /// Always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The surroundings.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
