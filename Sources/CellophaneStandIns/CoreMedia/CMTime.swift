#if !canImport(ObjectiveC)
  public import Foundation

  /// A number in which times are counted.
  public typealias CMTimeValue = Int64
  /// Parts of a second.
  public typealias CMTimeScale = Int32

  /// What is known of a time.
  public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// That there is one.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// That it was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// That it never comes.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// That it was before everything.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// That it is not known.
    public static let indefinite = CMTimeFlags(rawValue: 16)
  }

  /// A time as a fraction of seconds.
  ///
  /// CoreMedia: `CMTime`. Sums are taken in seconds where scales differ.
  public struct CMTime: Hashable, Sendable {
    /// How many parts.
    public var value: CMTimeValue
    /// How many parts a second has.
    public var timescale: CMTimeScale
    /// What is known of it.
    public var flags: CMTimeFlags
    /// Which turn of a loop it is in.
    public var epoch: Int64

    /// No time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// A time of its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: Int64) {
      self.value = value
      self.timescale = timescale
      self.flags = flags
      self.epoch = epoch
    }

    /// A number of parts of a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
      self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Seconds, to the nearest part.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
      let parts = (seconds * Double(preferredTimescale)).rounded()
      guard let value = CMTimeValue(exactly: parts) else {
        self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
        return
      }
      self.init(value: value, timescale: preferredTimescale)
    }

    /// Nothing has passed.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// No time.
    public static let invalid = CMTime()
    /// One that is not known.
    public static let indefinite = CMTime(
      value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// One that never comes.
    public static let positiveInfinity = CMTime(
      value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// One before everything.
    public static let negativeInfinity = CMTime(
      value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// The time in seconds; no number where there is none.
    public var seconds: Double {
      guard isValid, !isIndefinite else { return .nan }
      if isPositiveInfinity { return .infinity }
      if isNegativeInfinity { return -.infinity }
      return Double(value) / Double(timescale)
    }

    /// Whether it is one.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether it is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether it never comes.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether it was before everything.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether it is a number of seconds.
    public var isNumeric: Bool {
      isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity])
    }
  }

  extension CMTime: Comparable {
    public static func == (time1: CMTime, time2: CMTime) -> Bool {
      time1.isNumeric && time2.isNumeric
        ? time1.seconds == time2.seconds : time1.flags == time2.flags
    }

    public func hash(into hasher: inout Hasher) {
      if isNumeric { hasher.combine(seconds) } else { hasher.combine(flags) }
    }

    public static func < (time1: CMTime, time2: CMTime) -> Bool { time1.seconds < time2.seconds }

    /// Both together.
    public static func + (time1: CMTime, time2: CMTime) -> CMTime {
      if time1.isNumeric, time2.isNumeric, time1.timescale == time2.timescale {
        return CMTime(value: time1.value + time2.value, timescale: time1.timescale)
      }
      return CMTime(
        seconds: time1.seconds + time2.seconds,
        preferredTimescale: max(time1.timescale, time2.timescale))
    }

    /// The first without the second.
    public static func - (time1: CMTime, time2: CMTime) -> CMTime {
      var taken = time2
      taken.value = -taken.value
      return time1 + taken
    }
  }

  /// Seconds, to the nearest part.
  public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
  }

  /// A number of parts of a second.
  public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
    CMTime(value: value, timescale: timescale)
  }

  /// A time in seconds.
  public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

  /// Both together.
  public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

  /// The first without the second.
  public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

  /// Which is earlier: -1 the first, 1 the second, 0 neither.
  public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    time1 == time2 ? 0 : time1 < time2 ? -1 : 1
  }

  /// A time and how long it lasts.
  public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
  }

  /// Nothing has passed.
  public let kCMTimeZero = CMTime.zero

  /// A time and how long it lasts.
  public struct CMTimeRange: Hashable, Sendable {
    /// When it begins.
    public var start: CMTime
    /// How long it lasts.
    public var duration: CMTime

    /// A time and how long it lasts.
    public init(start: CMTime = .zero, duration: CMTime = .zero) {
      self.start = start
      self.duration = duration
    }

    /// From a time to another.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// When it ends.
    public var end: CMTime { start + duration }
    /// No time at all.
    public static let zero = CMTimeRange()
  }

  extension NSValue {
    /// The time that was kept in a value: none, here.
    public var timeValue: CMTime { .invalid }
    /// The span that was kept in a value: none, here.
    public var timeRangeValue: CMTimeRange { .zero }
  }
#endif
