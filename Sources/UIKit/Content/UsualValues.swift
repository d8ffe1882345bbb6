internal import CellophaneLook
private import Synchronization

/// What looks make of contents and backgrounds, worked out once: most rows of a list have the same,
/// and are then known by their box.
enum UsualValues {
  private struct ContentQuestion: Hashable {
    var look: Look.Name
    var style: ContentStyle
    /// `nil` where no state has been asked about.
    var states: LookStates?
    var category: UIContentSizeCategory
    var isBold: Bool
  }

  private struct BackgroundQuestion: Hashable {
    var look: Look.Name
    var style: BackgroundStyle
    var states: LookStates?
  }

  // What a look makes holds nothing of the author's, and whoever changes it has a copy.
  private struct Kept<Value>: @unchecked Sendable {
    let values: SharedValue<Value>
  }

  private static let contents = Mutex(
    KnownAnswers<ContentQuestion, Kept<UIListContentConfiguration.Values>>(limit: 256))
  private static let backgrounds = Mutex(
    KnownAnswers<BackgroundQuestion, Kept<UIBackgroundConfiguration.Values>>(limit: 256))

  /// A style's content in states.
  static func content(
    _ style: ContentStyle, in states: LookStates?, traits: UITraitCollection
  ) -> SharedValue<UIListContentConfiguration.Values> {
    let look = Look.current
    let question = ContentQuestion(
      look: look.name, style: style, states: states,
      category: traits.preferredContentSizeCategory, isBold: traits.legibilityWeight == .bold)
    if let known = contents.withLock({ $0[question] }) { return known.values }
    var values = UIListContentConfiguration.Values(look.content(style), traits: traits)
    if let states { values.adopt(look.change(of: style, in: states)) }
    let kept = Kept(values: SharedValue(values))
    contents.withLock { $0[question] = kept }
    return kept.values
  }

  /// A style's background in states.
  static func background(
    _ style: BackgroundStyle, in states: LookStates?
  ) -> SharedValue<UIBackgroundConfiguration.Values> {
    let look = Look.current
    let question = BackgroundQuestion(look: look.name, style: style, states: states)
    if let known = backgrounds.withLock({ $0[question] }) { return known.values }
    var values = UIBackgroundConfiguration.Values(look.background(style))
    if let states { values.follow(states, look.background(style)) }
    let kept = Kept(values: SharedValue(values))
    backgrounds.withLock { $0[question] = kept }
    return kept.values
  }
}
