internal import CellophaneDocument
internal import CellophaneLook

/// What of a content a state can change without another body.
struct ContentPaint: Equatable {
  var textColor: LookColor
  var textWeight: Int
  var secondaryColor: LookColor
  var secondaryWeight: Int
  /// `nil` is the tint around it.
  var imageColor: LookColor?
  var alpha = 1.0

  /// What a look's style of content is in states; the normal one is in none.
  init(_ style: ContentStyle, in states: LookStates, look: Look) {
    let metrics = look.content(style)
    let change = look.change(of: style, in: states)
    let faintness = change.isFaded ? ContentChange.fadedAlpha : 1
    textColor = change.textColor ?? metrics.text.color
    textColor.alpha *= faintness
    textWeight = change.textWeight ?? metrics.text.font.weight
    secondaryColor = change.secondaryColor ?? metrics.secondaryText.color
    secondaryColor.alpha *= faintness
    secondaryWeight = metrics.secondaryText.font.weight
    imageColor = change.imageColor ?? (change.isFaded ? LookColor(.tint, alpha: faintness) : nil)
    alpha = change.alpha ?? 1
  }
}
