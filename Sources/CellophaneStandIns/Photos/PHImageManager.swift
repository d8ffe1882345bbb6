#if !canImport(ObjectiveC)
  public import CellophaneAVFoundation
  public import UIKit

  /// How a photo fills its place.
  public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// As it is.
    public static var `default`: PHImageContentMode { .aspectFit }
  }

  /// How good a picture is.
  public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
  }

  /// How a picture is made smaller.
  public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

  /// How a picture is asked for; kept.
  open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// Whether one waits for it; kept.
    open var isSynchronous = false
    /// Whether others may be asked for it; kept.
    open var isNetworkAccessAllowed = false
    /// How good it is; kept.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How it is made smaller; kept.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The usual.
    public override init() {}
  }

  /// How a film is asked for; kept.
  open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    /// Whether others may be asked for it; kept.
    open var isNetworkAccessAllowed = false
    /// The usual.
    public override init() {}
  }

  /// The number of what was asked for.
  public typealias PHImageRequestID = Int32

  /// No number.
  public let PHInvalidImageRequestID: PHImageRequestID = 0
  /// As large as it is.
  public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
  /// The key of why there is no picture.
  public let PHImageErrorKey = "PHImageErrorKey"
  /// The key of whether a better one comes.
  public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
  /// The key of whether it is elsewhere.
  public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
  /// The key of whether it was given up.
  public let PHImageCancelledKey = "PHImageCancelledKey"

  /// Makes pictures of photos. There are none here, which it answers at once.
  open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()

    /// The app's.
    open class func `default`() -> PHImageManager { shared }

    /// One that makes no pictures.
    public override init() {}

    /// Answers at once that there is none.
    @discardableResult open func requestImage(
      for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHImageRequestOptions?,
      resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      resultHandler(nil, nil)
      return PHInvalidImageRequestID
    }
    /// Answers at once that there is none.
    @discardableResult open func requestAVAsset(
      forVideo asset: PHAsset, options: PHVideoRequestOptions?,
      resultHandler: @escaping (AVAsset?, Any?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      resultHandler(nil, nil, nil)
      return PHInvalidImageRequestID
    }
    /// Answers at once that there is none.
    @discardableResult open func requestPlayerItem(
      forVideo asset: PHAsset, options: PHVideoRequestOptions?,
      resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      resultHandler(nil, nil)
      return PHInvalidImageRequestID
    }
    /// Does nothing.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
  }

  /// The same, ahead of time.
  open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether better ones are made; kept.
    open var allowsCachingHighQualityImages = true
    /// Does nothing.
    open func startCachingImages(
      for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImages(
      for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHImageRequestOptions?
    ) {}
    /// Does nothing.
    open func stopCachingImagesForAllAssets() {}
  }
#endif
