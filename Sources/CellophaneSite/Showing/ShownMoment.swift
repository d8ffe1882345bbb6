package import CellophaneDocument
package import CellophaneLook
package import CellophanePreview

/// What of previews is asked: in which surroundings, in which states, and after what is done.
package struct ShownMoment: Codable, Hashable, Sendable {
  /// `nil` leaves previews their own.
  package var look: Look.Name?
  /// `nil` leaves previews their own, each of which is asked.
  package var device: ResolvedEnvironment.Idiom?
  package var isDark = false
  package var textSize: TextSize?
  /// The states that each row is shown in, once in each; none leaves rows as they come.
  package var states: [Set<ResolvedState>] = []
  /// What is done first.
  package var gestures: [Gesture] = []

  package init() {}

  /// The page in the states that are asked for.
  func applied(to page: ResolvedPage) -> ResolvedPage {
    states.isEmpty ? page : page.showing(states)
  }
}

extension AnyPreview {
  /// The preview as it is to be asked.
  func shown(at moment: ShownMoment) -> AnyPreview {
    var preview = after(moment.gestures)
    if !moment.states.isEmpty { preview.asksEveryState = true }
    guard moment.device != nil || moment.isDark || moment.textSize != nil else { return preview }
    let known = preview.environments.first { $0.idiom == moment.device ?? $0.idiom }
    var environment = known ?? PreviewEnvironment(idiom: moment.device ?? .phone)
    if moment.isDark { environment.isDark = true }
    if let size = moment.textSize { environment.textSize = size }
    preview.environments = [environment]
    return preview
  }
}
