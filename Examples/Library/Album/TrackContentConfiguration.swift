import UIKit

/// A song's row in its album: its number, title and length, or a sign that it is playing.
struct TrackContentConfiguration: UIContentConfiguration, Hashable {
  var number = 0
  var title = ""
  var length = ""
  var isExplicit = false

  /// What the state makes of it.
  private(set) var isPlaying = false
  private(set) var isDimmed = false
  private(set) var isUnavailable = false

  func makeContentView() -> any UIView & UIContentView {
    TrackContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> TrackContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isPlaying = state.isSelected
    updated.isDimmed = state.isHighlighted && !state.isSelected
    updated.isUnavailable = state.isDisabled
    return updated
  }
}
