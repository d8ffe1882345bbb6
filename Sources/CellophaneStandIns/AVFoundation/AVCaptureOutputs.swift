#if !canImport(ObjectiveC)
  public import UIKit

  /// Something that a camera sees; it sees nothing.
  open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// What it is.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A code of squares.
      public static let qr = ObjectType(rawValue: "org.iso.QRCode")
      /// A code of squares.
      public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
      /// A code of squares.
      public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
      /// A code of lines on lines.
      public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
      /// A code of lines.
      public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
      /// A code of lines.
      public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
      /// A code of lines.
      public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
      /// A code of lines.
      public static let code39 = ObjectType(rawValue: "org.iso.Code39")
      /// A code of lines.
      public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
      /// A code of lines.
      public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
      /// A code of lines.
      public static let code128 = ObjectType(rawValue: "org.iso.Code128")
      /// A code of lines.
      public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
      /// A code of lines.
      public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
      /// A face.
      public static let face = ObjectType(rawValue: "face")
    }

    /// What it is.
    open var type: ObjectType { .qr }
    /// Where it is.
    open var bounds: CGRect { .zero }
  }

  /// A code that a camera sees; it sees nothing.
  open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// What it says.
    open var stringValue: String? { nil }
    /// Where its corners are.
    open var corners: [CGPoint] { [] }
  }

  /// Tells of what a camera sees; it sees nothing.
  open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// What it looks for; kept.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// What it could look for: nothing.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Where it looks; kept.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// An output that nothing comes to.
    public override init() {}

    /// Nobody is told.
    open func setMetadataObjectsDelegate(
      _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
      queue objectsCallbackQueue: DispatchQueue?
    ) {}
  }

  /// Is told of what a camera sees; never, here.
  @preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// It sees something.
    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection)
  }

  extension AVCaptureMetadataOutputObjectsDelegate {
    /// Does nothing.
    public func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {}
  }

  /// How a picture is taken; kept.
  open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    /// Whether it flashes; kept.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// The usual.
    public override init() {}
  }

  /// A picture that was taken; none is.
  open class AVCapturePhoto: NSObject, @unchecked Sendable {
    /// As a file.
    open func fileDataRepresentation() -> Data? { nil }
  }

  /// Takes pictures; none, here.
  open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// An output that nothing comes to.
    public override init() {}
    /// Takes none.
    open func capturePhoto(
      with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
    ) {}
  }

  /// Is told of pictures that were taken; never, here.
  @preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// One was taken.
    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?)
  }

  extension AVCapturePhotoCaptureDelegate {
    /// Does nothing.
    public func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) {}
  }
#endif
