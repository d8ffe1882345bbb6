#if !canImport(ObjectiveC)
  public import Foundation

  /// Whether an app may do something.
  public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  /// A camera or a microphone. There is none here, and nobody may use one.
  ///
  /// AVFoundation: `AVCaptureDevice`.
  open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// On which side it is.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// Whether it has its light on.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// Whether it flashes.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// How it focuses.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    /// How it chooses how much light it takes.
    public enum ExposureMode: Int, Sendable {
      case locked, autoExpose, continuousAutoExposure, custom
    }
    /// What it is.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The usual camera.
      public static let builtInWideAngleCamera = DeviceType(
        rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
      /// The one for what is far.
      public static let builtInTelephotoCamera = DeviceType(
        rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
      /// The one for what is wide.
      public static let builtInUltraWideCamera = DeviceType(
        rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
      /// Two in one.
      public static let builtInDualCamera = DeviceType(
        rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
      /// Two in one.
      public static let builtInDualWideCamera = DeviceType(
        rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
      /// Three in one.
      public static let builtInTripleCamera = DeviceType(
        rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
      /// A microphone.
      public static let builtInMicrophone = DeviceType(
        rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// There is none.
    public init?(uniqueID deviceUniqueID: String) { nil }

    /// None.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// None.
    open class func `default`(
      _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// None.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    /// That nobody may.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
      .denied
    }
    /// Answers at once that nobody may.
    open class func requestAccess(
      for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
    ) { handler(false) }
    /// That nobody may.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// Its name among all.
    open var uniqueID: String { "" }
    /// What it is called.
    open var localizedName: String { "" }
    /// On which side it is.
    open var position: Position { .unspecified }
    /// Whether it has a light.
    open var hasTorch: Bool { false }
    /// Whether it has a light that is not too warm.
    open var isTorchAvailable: Bool { false }
    /// Whether its light is on; kept.
    open var torchMode = TorchMode.off
    /// Whether it flashes.
    open var hasFlash: Bool { false }
    /// How it focuses; kept.
    open var focusMode = FocusMode.locked
    /// How it chooses how much light it takes; kept.
    open var exposureMode = ExposureMode.locked
    /// How near it looks; kept.
    open var videoZoomFactor: CGFloat = 1
    /// Whether it can focus so: not here.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Lets it be set up.
    open func lockForConfiguration() throws {}
    /// Does nothing.
    open func unlockForConfiguration() {}
  }

  extension AVCaptureDevice {
    /// Looks for cameras; there are none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
      /// Looks for some.
      public init(
        deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?,
        position: AVCaptureDevice.Position
      ) {}
      /// None.
      open var devices: [AVCaptureDevice] { [] }
    }
  }
#endif
