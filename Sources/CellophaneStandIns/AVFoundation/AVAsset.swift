#if !canImport(ObjectiveC)
  @_exported public import CellophaneCoreMedia
  public import UIKit

  /// A kind of what a film consists of.
  public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Texts.
    public static let text = AVMediaType(rawValue: "text")
    /// Lines below pictures.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// What is said about it.
    public static let metadata = AVMediaType(rawValue: "meta")
  }

  /// A kind of file.
  public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// Sounds in MPEG-4.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// QuickTime.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// Sounds in MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// Sounds in Wave.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  }

  /// A film or a sound, of which nothing is known here.
  ///
  /// AVFoundation: `AVAsset`. It is not read: it lasts no time and has no tracks.
  open class AVAsset: NSObject, @unchecked Sendable {
    /// What is at an address.
    public convenience init(url: URL) {
      self.init(address: url)
    }

    let address: URL

    init(address: URL) { self.address = address }

    /// How long it lasts: no time.
    open var duration: CMTime { .zero }
    /// What it consists of: nothing.
    open var tracks: [AVAssetTrack] { [] }
    /// Whether it can be played: not here.
    open var isPlayable: Bool { false }
    /// Whether it can be written to a file: not here.
    open var isExportable: Bool { false }
    /// What is said about it: nothing.
    open var metadata: [AVMetadataItem] { [] }
    /// What is said about it in a common way: nothing.
    open var commonMetadata: [AVMetadataItem] { [] }

    /// What it consists of, of a kind: nothing.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// What it consists of, of a kind: nothing.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    /// Answers at once, though nothing was read.
    open func loadValuesAsynchronously(
      forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
    ) { handler?() }
    /// Does nothing.
    open func cancelLoading() {}
  }

  /// What is at an address.
  open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    open var url: URL { address }

    /// What is at an address; options are not looked at.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
  }

  /// A part of a film; there is none.
  open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// Which it is.
    open var trackID: Int32 { 0 }
    /// What kind it is of.
    open var mediaType: AVMediaType { .video }
    /// How large its pictures are.
    open var naturalSize: CGSize { .zero }
    /// How its pictures are turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// When it is.
    open var timeRange: CMTimeRange { .zero }
    /// How many pictures it has in a second.
    open var nominalFrameRate: Float { 0 }
    /// How many bits it has in a second.
    open var estimatedDataRate: Float { 0 }
  }

  /// Something that is said about a film; nothing is.
  open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// What it is about.
    open var commonKey: AVMetadataKey? { nil }
    /// What it says.
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    /// What it says, as a text.
    open var stringValue: String? { nil }
    /// What it says, as bytes.
    open var dataValue: Data? { nil }
  }

  /// What something is said about.
  public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who made it.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// What it is part of.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// Its picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  }
#endif
