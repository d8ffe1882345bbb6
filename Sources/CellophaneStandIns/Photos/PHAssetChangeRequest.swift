#if !canImport(ObjectiveC)
  public import CellophaneCoreLocation
  public import UIKit

  /// What a photo consists of.
  public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
    case adjustmentBasePhoto, pairedVideo
  }

  /// How a file is put into a library; kept.
  open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// What it is called; kept.
    open var originalFilename: String?
    /// What it is; kept.
    open var uniformTypeIdentifier: String?
    /// Whether the file goes away; kept.
    open var shouldMoveFile = false
    /// The usual.
    public override init() {}
  }

  /// Says what is to be changed about a photo; nothing is.
  open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    /// When it was taken; kept.
    open var creationDate: Date?
    /// Where it was taken; kept.
    open var location: CLLocation?
    /// Whether somebody likes it; kept.
    open var isFavorite = false

    /// A new one of a picture.
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
    /// A new one of a picture's file.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
    /// A new one of a film's file.
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
    /// Removes nothing.
    open class func deleteAssets(_ assets: [PHAsset]) {}

    /// A change of nothing.
    public required override init() {}
  }

  /// Says what a new photo consists of; none is made.
  open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// A new one.
    open class func forAsset() -> Self { Self() }
    /// Puts in nothing.
    open func addResource(
      with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {}
    /// Puts in nothing.
    open func addResource(
      with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {}
  }
#endif
