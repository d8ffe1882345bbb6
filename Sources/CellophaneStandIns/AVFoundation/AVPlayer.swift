#if !canImport(ObjectiveC)
  public import Foundation
  internal import UIKit
  public import CellophaneCoreMedia

  /// Stands where an app plays something. Nothing is played here.
  ///
  /// AVFoundation: `AVPlayer`. What it is to play and how is kept; it never gets ready.
  open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable {
      case paused, waitingToPlayAtSpecifiedRate, playing
    }
    /// What it does at the end.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Why it waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Not enough of it is here.
      public static let toMinimizeStalls = WaitingReason(rawValue: "toMinimizeStalls")
      /// There is nothing to play.
      public static let noItemToPlay = WaitingReason(rawValue: "noItemToPlay")
    }

    /// What it is to play.
    open private(set) var currentItem: AVPlayerItem?
    /// Whether it can play: never known.
    open var status: Status { .unknown }
    /// Whether it plays: never.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Why it waits: it does not.
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    /// What went wrong: nothing.
    open var error: (any Error)? { nil }
    /// How fast it is to play; it never does.
    open var rate: Float {
      get { 0 }
      set { if newValue != 0 { Self.noteNothingIsPlayed("AVPlayer") } }
    }
    /// How fast it plays when told to; kept.
    open var defaultRate: Float = 1
    /// How loud it is; kept.
    open var volume: Float = 1
    /// Whether nothing is heard; kept.
    open var isMuted = false
    /// What it does at the end; kept.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it waits for enough; kept.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether it may play elsewhere; kept.
    open var allowsExternalPlayback = true
    /// Whether it plays elsewhere: never.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether the display stays on; kept.
    open var preventsDisplaySleepDuringVideoPlayback = true

    /// A player of nothing.
    public override init() {}
    /// A player of what is at an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// A player.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Plays nothing.
    open func play() { Self.noteNothingIsPlayed("AVPlayer") }
    /// Plays nothing.
    open func playImmediately(atRate rate: Float) { Self.noteNothingIsPlayed("AVPlayer") }
    /// Does nothing.
    open func pause() {}
    /// Keeps what it is to play.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Where it is: at the beginning.
    open func currentTime() -> CMTime { .zero }
    /// Goes nowhere.
    open func seek(to time: CMTime) {}
    /// Goes nowhere, which it says at once.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
      completionHandler(false)
    }
    /// Goes nowhere.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    /// Goes nowhere, which it says at once.
    open func seek(
      to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Nobody hears of times, since none pass.
    open func addPeriodicTimeObserver(
      forInterval interval: CMTime, queue: DispatchQueue?,
      using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Nobody hears of times, since none pass.
    open func addBoundaryTimeObserver(
      forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    /// Does nothing.
    open func removeTimeObserver(_ observer: Any) {}

    static func noteNothingIsPlayed(_ player: String) {
      RuntimeIssue.record("not-played", "an '\(player)' plays nothing here: a page has no sound")
    }
  }

  /// Plays one thing after another; nothing, here.
  open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    /// A player of several things.
    public init(items: [AVPlayerItem]) {
      super.init(playerItem: items.first)
      queue = items
    }
    /// A player of nothing.
    public override init() { super.init(playerItem: nil) }
    /// A player.
    public override init(playerItem item: AVPlayerItem?) {
      super.init(playerItem: item)
      queue = item.map { [$0] } ?? []
    }

    /// What it is to play, one after another.
    open func items() -> [AVPlayerItem] { queue }
    /// Drops what is first.
    open func advanceToNextItem() {
      if !queue.isEmpty { queue.removeFirst() }
      replaceCurrentItem(with: queue.first)
    }
    /// Whether something can be put in.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
      !queue.contains { $0 === item }
    }
    /// Puts something in; without a place, at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
      let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
      queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
      if currentItem == nil { replaceCurrentItem(with: queue.first) }
    }
    /// Takes something out.
    open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
    /// Takes everything out.
    open func removeAllItems() {
      queue = []
      replaceCurrentItem(with: nil)
    }
  }

  /// Plays something again and again; nothing, here.
  open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// A looper.
    public init(
      player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem,
      timeRange loopRange: CMTimeRange = CMTimeRange()
    ) {
      player.replaceCurrentItem(with: itemToLoop)
    }
    /// How often it was played: never.
    open var loopCount: Int { 0 }
    /// Does nothing.
    open func disableLooping() {}
  }
#endif
