#if !canImport(ObjectiveC)
  public import Foundation

  /// Where speech stops.
  public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

  /// The slowest that one may speak.
  public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
  /// The fastest that one may speak.
  public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
  /// How fast one usually speaks.
  public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

  /// Something to be spoken; kept.
  open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// Its words.
    public let speechString: String
    /// Whose voice; kept.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast; kept.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high; kept.
    open var pitchMultiplier: Float = 1
    /// How loud; kept.
    open var volume: Float = 1
    /// How long it is quiet before; kept.
    open var preUtteranceDelay: TimeInterval = 0
    /// How long it is quiet after; kept.
    open var postUtteranceDelay: TimeInterval = 0

    /// Some words.
    public init(string: String) { speechString = string }
  }

  /// A voice; there is none.
  open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language that it speaks.
    open var language: String { "" }
    /// What it is called.
    open var name: String { "" }
    /// Its name among all.
    open var identifier: String { "" }

    /// None.
    public init?(language languageCode: String?) { nil }
    /// None.
    public init?(identifier: String) { nil }

    /// None.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// The language that is usually spoken.
    open class func currentLanguageCode() -> String { "en-US" }
  }

  /// Stands where an app speaks. Nothing is heard here.
  open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// Who is told how far it is; nobody, here.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it speaks: never.
    open var isSpeaking: Bool { false }
    /// Whether it waits: never.
    open var isPaused: Bool { false }

    /// A voice.
    public override init() {}

    /// Says nothing.
    open func speak(_ utterance: AVSpeechUtterance) {
      AVPlayer.noteNothingIsPlayed("AVSpeechSynthesizer")
    }
    /// Does nothing, which it says.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Does nothing, which it says.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Does nothing, which it says.
    @discardableResult open func continueSpeaking() -> Bool { false }
  }

  /// Is told how far speech is; never, here.
  @preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// It began.
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// It ended.
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// It was stopped.
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Some words are next.
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance)
  }

  extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) {}
    /// Does nothing.
    public func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {}
    /// Does nothing.
    public func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {}
    /// Does nothing.
    public func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) {}
  }
#endif
