#if !canImport(ObjectiveC)
  public import CellophaneCoreLocation
  public import UIKit

  /// What a photo is.
  public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

  /// What kind of photo it is.
  public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A wide one.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// What was on a screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// One that moves.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  }

  /// Whatever a library has.
  open class PHObject: NSObject, @unchecked Sendable {
    /// Its name among all.
    open var localIdentifier: String { "" }
  }

  /// A photo or a film; there is none.
  open class PHAsset: PHObject, @unchecked Sendable {
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// What kind of it.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// How wide.
    open var pixelWidth: Int { 0 }
    /// How high.
    open var pixelHeight: Int { 0 }
    /// When it was taken.
    open var creationDate: Date? { nil }
    /// When it was changed.
    open var modificationDate: Date? { nil }
    /// Where it was taken.
    open var location: CLLocation? { nil }
    /// How long it lasts.
    open var duration: TimeInterval { 0 }
    /// Whether somebody likes it.
    open var isFavorite: Bool { false }
    /// Whether it is hidden.
    open var isHidden: Bool { false }

    /// None.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
      PHFetchResult()
    }
    /// None.
    open class func fetchAssets(
      with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
      in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  }

  /// What an album is.
  public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }

  /// What kind of album it is.
  public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case any = 9_223_372_036_854_775_807
  }

  /// An album; there is none.
  open class PHAssetCollection: PHObject, @unchecked Sendable {
    /// What it is called.
    open var localizedTitle: String? { nil }
    /// What it is.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// How many it has.
    open var estimatedAssetCount: Int { 0 }

    /// None.
    open class func fetchAssetCollections(
      with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
      options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  }
#endif
