internal import CellophaneLook

/// What list cells start from, which is the same for most cells of a list and asked of each again
/// and again.
@MainActor enum UsualConfigurations {
  private struct BackgroundQuestion: Hashable {
    var factory: BackgroundStyle
    var states: LookStates
    var environment: UIListEnvironment
    var look: Look.Name
  }

  private static var backgrounds = KnownAnswers<BackgroundQuestion, UIBackgroundConfiguration>(
    limit: 256)
  /// The content that was asked for last, where what is around the cell has stayed the same object.
  private static var last:
    (traits: UITraitCollection, look: Look.Name, content: UIListContentConfiguration)?

  /// A background that nothing was set on, as it is in a state.
  static func background(
    _ plain: UIBackgroundConfiguration, for state: UICellConfigurationState
  ) -> UIBackgroundConfiguration {
    let flags = StateFlags(state)
    let question = BackgroundQuestion(
      factory: plain.factory, states: flags.states, environment: flags.listEnvironment,
      look: Look.current.name)
    if let known = backgrounds[question] { return known }
    let background = plain.updated(for: state)
    backgrounds[question] = background
    return background
  }

  /// A content that nothing was set on, in its normal state among traits.
  static func content(
    _ plain: UIListContentConfiguration, in traits: UITraitCollection
  ) -> UIListContentConfiguration {
    if let last, last.traits === traits, last.look == Look.current.name,
      last.content.factory == plain.factory
    {
      return last.content
    }
    let content = plain.updated(for: UICellConfigurationState(traitCollection: traits))
    last = (traits, Look.current.name, content)
    return content
  }
}
