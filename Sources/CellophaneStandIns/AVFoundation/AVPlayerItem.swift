#if !canImport(ObjectiveC)
  public import Foundation
  public import CellophaneCoreMedia

  /// What a player is to play; it does not get ready.
  open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether it can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// What it is of.
    public let asset: AVAsset

    /// What is at an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// One of a film or a sound.
    public init(asset: AVAsset) { self.asset = asset }
    /// One of a film or a sound; keys are not looked at.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }

    /// Whether it can be played: never known.
    open var status: Status { .unknown }
    /// What went wrong: nothing.
    open var error: (any Error)? { nil }
    /// How long it lasts: not known.
    open var duration: CMTime { .indefinite }
    /// How large it is: not known.
    open var presentationSize: CGSize { .zero }
    /// What of it is here: nothing.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Where it can go: nowhere.
    open var seekableTimeRanges: [NSValue] { [] }
    /// Whether it would play on: not known.
    open var isPlaybackLikelyToKeepUp: Bool { false }
    /// Whether nothing more is here.
    open var isPlaybackBufferEmpty: Bool { true }
    /// Whether all that fits is here: never.
    open var isPlaybackBufferFull: Bool { false }
    /// How much is taken ahead; kept.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// How many bits a second may have; kept.
    open var preferredPeakBitRate: Double = 0
    /// How pitch follows speed; kept.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// What is said about it; kept.
    open var externalMetadata: [AVMetadataItem] = []

    /// Where it is: at the beginning.
    open func currentTime() -> CMTime { .zero }
    /// Goes nowhere, which it says at once.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
      completionHandler?(false)
    }
    /// Does nothing.
    open func cancelPendingSeeks() {}
  }

  /// How pitch follows speed.
  public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For music.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// For voices.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// As a record would.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  }

  extension NSNotification.Name {
    /// It was played to its end; never, here.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
      "AVPlayerItemDidPlayToEndTimeNotification")
    /// It was not played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
      "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// It has to wait for more.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
      "AVPlayerItemPlaybackStalledNotification")
    /// Its time jumped.
    public static let AVPlayerItemTimeJumped = NSNotification.Name(
      "AVPlayerItemTimeJumpedNotification")
    /// There is a line about something that went wrong.
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name(
      "AVPlayerItemNewErrorLogEntry")
    /// There is a line about what was taken.
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name(
      "AVPlayerItemNewAccessLogEntry")
  }

  extension AVPlayerItem {
    /// It was played to its end; never, here.
    public static let didPlayToEndTimeNotification =
      NSNotification.Name.AVPlayerItemDidPlayToEndTime
  }
#endif
