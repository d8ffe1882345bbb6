#if !canImport(ObjectiveC)
  public import UIKit

  /// What went wrong.
  public struct AVError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
      case unknown = -11800
      case fileFormatNotRecognized = -11828
      case noImageAtTime = -11832
      case deviceNotConnected = -11814
      case applicationIsNotAuthorizedToUseDevice = -11852
    }

    /// What went wrong.
    public let code: Code

    /// Something that went wrong.
    public init(_ code: Code) { self.code = code }

    /// Nobody knows.
    public static var unknown: Code { .unknown }
    /// There is no picture.
    public static var noImageAtTime: Code { .noImageAtTime }
  }

  /// Takes pictures of a film; there are none.
  open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// How asking for a picture ends.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    /// The film.
    public let asset: AVAsset
    /// Whether pictures are turned upright; kept.
    open var appliesPreferredTrackTransform = false
    /// How large pictures may be; kept.
    open var maximumSize = CGSize.zero
    /// How much earlier a picture may be; kept.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be; kept.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// A generator for a film.
    public init(asset: AVAsset) { self.asset = asset }

    /// Says that there is no picture.
    open func copyCGImage(
      at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
    ) throws -> CGImage { throw AVError(.noImageAtTime) }

    /// Says that there is no picture.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
      throw AVError(.noImageAtTime)
    }

    /// Says at once that there is no picture.
    open func generateCGImageAsynchronously(
      for requestedTime: CMTime,
      completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, requestedTime, AVError(.noImageAtTime)) }

    /// Says at once, for each time, that there is no picture.
    open func generateCGImagesAsynchronously(
      forTimes requestedTimes: [NSValue],
      completionHandler handler:
        @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
      for _ in requestedTimes {
        handler(.invalid, nil, .invalid, .failed, AVError(.noImageAtTime))
      }
    }

    /// Does nothing.
    open func cancelAllCGImageGeneration() {}
  }

  /// As it was.
  public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
  /// As good as can be.
  public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
  /// Not as good.
  public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
  /// Not good.
  public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
  /// The sounds alone.
  public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

  /// Writes a film to a file; it fails.
  open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How it ended.
    public enum Status: Int, Sendable {
      case unknown, waiting, exporting, completed, failed, cancelled
    }

    /// Where it is written to; kept.
    open var outputURL: URL?
    /// As what; kept.
    open var outputFileType: AVFileType?
    /// Which part; kept.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// Whether it is made for being sent; kept.
    open var shouldOptimizeForNetworkUse = false
    /// How it ended.
    open var status: Status { .failed }
    /// How far it is: never further.
    open var progress: Float { 0 }
    /// Why it failed.
    open var error: (any Error)? { AVError(.unknown) }
    /// What it can be written as: nothing.
    open var supportedFileTypes: [AVFileType] { [] }

    /// There is none for a film that is not read.
    public init?(asset: AVAsset, presetName: String) { nil }

    /// Says at once that it failed.
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
      handler()
    }

    /// Fails.
    open func export() async {}

    /// Does nothing.
    open func cancelExport() {}
  }

  /// The largest rectangle of a shape within another, in its middle.
  public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else {
      return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
    }
    let scale = min(
      boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
      x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
      width: size.width, height: size.height)
  }
#endif
