#if !canImport(ObjectiveC)
  public import Foundation

  /// How an app uses sound. Everything is kept, and nothing is heard.
  ///
  /// AVFAudio: `AVAudioSession`. Nobody may record here.
  open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    /// The app's.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// What sound is for; kept.
    open private(set) var category = Category.soloAmbient
    /// How it is used; kept.
    open private(set) var mode = Mode.default
    /// How it goes with others; kept.
    open private(set) var categoryOptions: CategoryOptions = []
    /// Whether others are heard: not here.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether others are to be quiet: not here.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// How loud everything is: not at all.
    open var outputVolume: Float { 0 }
    /// Whether one may record: not here.
    open var recordPermission: RecordPermission { .denied }
    /// What is heard and heard by: nothing.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }

    /// Keeps what sound is for.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Keeps what sound is for.
    open func setCategory(_ category: Category, options: CategoryOptions) throws {
      self.category = category
      categoryOptions = options
    }
    /// Keeps what sound is for.
    open func setCategory(
      _ category: Category, mode: Mode, options: CategoryOptions = []
    ) throws {
      self.category = category
      self.mode = mode
      categoryOptions = options
    }
    /// Keeps what sound is for.
    open func setCategory(
      _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, options: options) }
    /// Keeps how it is used.
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    /// Does nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Does nothing.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Answers at once that one may not record.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
      response(false)
    }
  }

  extension AVAudioSession {
    /// What sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Beside others, and quiet with the switch.
      public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
      /// Alone, and quiet with the switch.
      public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
      /// What the app is for.
      public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
      /// Recording.
      public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
      /// Both.
      public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
      /// Several ways at once.
      public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// How sound is used.
    public struct Mode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// In no special way.
      public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
      /// For speaking with others.
      public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
      /// For seeing others.
      public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
      /// For recording films.
      public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
      /// For films.
      public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
      /// For measuring.
      public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
      /// For what is spoken.
      public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// How it goes with others.
    public struct CategoryOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Both are heard.
      public static let mixWithOthers = CategoryOptions(rawValue: 1)
      /// Others are less loud.
      public static let duckOthers = CategoryOptions(rawValue: 2)
      /// Earphones may be used.
      public static let allowBluetooth = CategoryOptions(rawValue: 4)
      /// The speaker is used.
      public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
      /// Voices of others wait.
      public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
      /// Good earphones may be used.
      public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
      /// Others' speakers may be used.
      public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// What is done as it begins or ends.
    public struct SetActiveOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Others are told.
      public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Where it is heard.
    public enum RouteSharingPolicy: UInt, Sendable {
      case `default`, longFormAudio, independent, longFormVideo
    }
    /// Whether the speaker is used whatever there is.
    public enum PortOverride: UInt, Sendable {
      case none
      case speaker = 0x7370_6B72
    }
    /// Whether one may record.
    public enum RecordPermission: UInt, Sendable {
      case undetermined = 0x756E_6474
      case denied = 0x6465_6E79
      case granted = 0x6772_6E74
    }
    /// Whether others began to be heard.
    public enum InterruptionType: UInt, Sendable { case ended, began }
    /// What is done after others were heard.
    public struct InterruptionOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// It goes on.
      public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Why it is heard elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
      case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
      case wakeFromSleep = 6
      case noSuitableRouteForCategory, routeConfigurationChange
    }

    /// Others began to be heard, or ended; never, here.
    public static let interruptionNotification = NSNotification.Name(
      "AVAudioSessionInterruptionNotification")
    /// It is heard elsewhere; never, here.
    public static let routeChangeNotification = NSNotification.Name(
      "AVAudioSessionRouteChangeNotification")
    /// The system's sounds began anew; never, here.
    public static let mediaServicesWereResetNotification = NSNotification.Name(
      "AVAudioSessionMediaServicesWereResetNotification")
  }

  /// The key of what kind of interruption it is.
  public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
  /// The key of what is done after it.
  public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
  /// The key of why it is heard elsewhere.
  public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

  /// What is heard and heard by: nothing.
  open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// What it is heard by.
    open var outputs: [AVAudioSessionPortDescription] { [] }
    /// What is heard.
    open var inputs: [AVAudioSessionPortDescription] { [] }
  }

  /// A speaker or a microphone; there is none.
  open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// What it is called.
    open var portName: String { "" }
  }
#endif
