#if !canImport(ObjectiveC)
  public import Foundation

  /// Stands where an app plays a sound. Nothing is heard here.
  ///
  /// AVFAudio: `AVAudioPlayer`. The sound is not read: it lasts no time.
  open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// Where the sound is.
    open private(set) var url: URL?
    /// Who is told that it ended; nobody, here.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How loud it is; kept.
    open var volume: Float = 1
    /// Where it is heard, from left to right; kept.
    open var pan: Float = 0
    /// How fast it is; kept.
    open var rate: Float = 1
    /// Whether it may have another speed; kept.
    open var enableRate = false
    /// How often it is repeated; kept.
    open var numberOfLoops = 0
    /// Where it is; kept.
    open var currentTime: TimeInterval = 0
    /// How long it lasts: no time.
    open var duration: TimeInterval { 0 }
    /// Whether it plays: never.
    open var isPlaying: Bool { false }
    /// How many sounds it has at once: none.
    open var numberOfChannels: Int { 0 }
    /// Whether its loudness is measured; kept.
    open var isMeteringEnabled = false

    /// A sound in a file, which has to be there.
    public init(contentsOf url: URL) throws {
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw CocoaError(.fileNoSuchFile)
      }
      self.url = url
    }
    /// A sound in a file, which has to be there.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
      try self.init(contentsOf: url)
    }
    /// A sound of bytes.
    public init(data: Data) throws {}

    /// Makes nothing ready, which it says.
    @discardableResult open func prepareToPlay() -> Bool { false }
    /// Plays nothing, which it says.
    @discardableResult open func play() -> Bool {
      AVPlayer.noteNothingIsPlayed("AVAudioPlayer")
      return false
    }
    /// Plays nothing, which it says.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    /// Does nothing.
    open func pause() {}
    /// Does nothing.
    open func stop() {}
    /// Keeps how loud it is.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
      self.volume = volume
    }
    /// Does nothing.
    open func updateMeters() {}
    /// How loud it is: not at all.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// How loud it was: not at all.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  }

  /// Is told what became of a sound; never, here.
  @preconcurrency public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// It ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// It could not be read.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  }

  extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  }
#endif
