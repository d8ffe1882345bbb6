#if !canImport(ObjectiveC)
  public import UIKit

  /// Takes from cameras and gives to outputs. Nothing comes here.
  ///
  /// AVFoundation: `AVCaptureSession`. Nothing can be put in, which it says.
  open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// How good pictures are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For pictures.
      public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
      /// Good.
      public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
      /// Less good.
      public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
      /// Not good.
      public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
      /// 1280 by 720.
      public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
      /// 1920 by 1080.
      public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }

    /// How good pictures are; kept.
    open var sessionPreset = Preset.high
    /// Whether it runs: never.
    open var isRunning: Bool { false }
    /// Whether it waits: never.
    open var isInterrupted: Bool { false }
    /// What it takes from: nothing.
    open var inputs: [AVCaptureInput] { [] }
    /// What it gives to: nothing.
    open var outputs: [AVCaptureOutput] { [] }

    /// A session of nothing.
    public override init() {}

    /// That it may not.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    /// Does nothing.
    open func addInput(_ input: AVCaptureInput) {}
    /// Does nothing.
    open func removeInput(_ input: AVCaptureInput) {}
    /// That it may not.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
    /// Does nothing.
    open func addOutput(_ output: AVCaptureOutput) {}
    /// Does nothing.
    open func removeOutput(_ output: AVCaptureOutput) {}
    /// That it may.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Does nothing.
    open func beginConfiguration() {}
    /// Does nothing.
    open func commitConfiguration() {}
    /// Does nothing.
    open func startRunning() {}
    /// Does nothing.
    open func stopRunning() {}
  }

  /// What a session takes from.
  open class AVCaptureInput: NSObject, @unchecked Sendable {}

  /// A camera that a session takes from; there is none.
  open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The camera.
    public let device: AVCaptureDevice
    /// Says that it may not be used.
    public init(device: AVCaptureDevice) throws {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
  }

  /// What a session gives to; nothing comes.
  open class AVCaptureOutput: NSObject, @unchecked Sendable {
    /// What leads to it: nothing.
    open var connections: [AVCaptureConnection] { [] }
    /// What leads to it: nothing.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  }

  /// What leads from a camera to an output; nothing does.
  open class AVCaptureConnection: NSObject, @unchecked Sendable {
    /// Whether it can turn pictures: not here.
    open var isVideoOrientationSupported: Bool { false }
    /// How pictures are turned; kept.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether it can turn pictures: not here.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    /// How pictures are turned; kept.
    open var videoRotationAngle: CGFloat = 0
    /// Whether it is on; kept.
    open var isEnabled = true
    /// Whether pictures are as in a mirror; kept.
    open var isVideoMirrored = false
  }

  /// How pictures are turned.
  public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
  }

  /// A layer that shows what a camera sees: nothing, here.
  open class AVCaptureVideoPreviewLayer: CALayer {
    /// What it shows; kept.
    open var session: AVCaptureSession?
    /// How pictures fill it; kept.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// What leads to it: nothing.
    open var connection: AVCaptureConnection? { nil }

    /// A layer of a session.
    public convenience init(session: AVCaptureSession) {
      self.init()
      self.session = session
    }

    /// The same object: nothing was seen.
    open func transformedMetadataObject(
      for metadataObject: AVMetadataObject
    ) -> AVMetadataObject? { nil }
    /// The same place.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
      rectInLayerCoordinates
    }
  }
#endif
