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

  /// What a look's style of content is in a state; `nil` is the normal one.
  init(_ style: ContentStyle, in state: ResolvedState?, look: Look) {
    let metrics = look.content(style)
    textColor = metrics.text.color
    textWeight = metrics.text.font.weight
    secondaryColor = metrics.secondaryText.color
    secondaryWeight = metrics.secondaryText.font.weight
    if style.isInSidebar {
      followSidebar(state, isHeader: style == .sidebarHeader, look: look)
    } else if state == .disabled {
      textColor = .system(.tertiaryLabel)
      secondaryColor = .system(.quaternaryLabel)
      imageColor = .system(.tertiaryLabel)
    }
  }

  private mutating func followSidebar(_ state: ResolvedState?, isHeader: Bool, look: Look) {
    switch state {
    case .disabled: alpha = 0.5
    case .highlighted:
      textColor.alpha *= 0.3
      secondaryColor.alpha *= 0.3
      imageColor = LookColor(.tint, alpha: 0.3)
    case .selected where !isHeader:
      textWeight = 500
      if look.sidebarSelection.isSolid {
        let white = LookColor(.fixed(SchemeColors(RGBA(1, 1, 1))))
        textColor = white
        secondaryColor = LookColor(.fixed(SchemeColors(RGBA(1, 1, 1, 0.8))))
        imageColor = white
      } else {
        textColor = .tint
      }
    default: break
    }
  }
}

extension ContentStyle {
  var isInSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .sidebarHeader, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }
}
