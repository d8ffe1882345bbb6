package import CellophaneLook

/// A view of a custom cell, header or controller.
///
/// Constraints reach the page as a grid: the edges that constraints make equal are one line, a
/// constant between two lines is a fixed track, and what is between others takes its content or
/// the space that is left.
package struct ResolvedView: Codable, Hashable, Sendable {
  package indirect enum Kind: Codable, Hashable, Sendable {
    case plain
    case label(ResolvedText)
    case image(ResolvedImage, mode: ResolvedBackground.ImageMode)
    case stack(ResolvedStack)
    case button(ResolvedButton)
    /// With the colour that it has while it is on; `nil` for the look's own.
    case toggle(isOn: Bool, isEnabled: Bool, color: LookColor? = nil)
    case control(ResolvedControl)
    /// Text of many lines that scrolls where it has no room.
    case text(ResolvedText, isEditable: Bool)
    /// What is inside scrolls where it has no room.
    case scroller
    /// A list content view or another configuration's content.
    case content(ResolvedListContent)
    case collection(ResolvedCollection)
    /// An element of its own, a control or a list, that stays as it is when what is around it comes
    /// anew.
    case kept
  }

  package var kind: Kind
  /// What edits call it; `nil` for a view that changes with what it is in.
  package var name: String?
  /// Where it lies in its parent's grid; `nil` fills the parent or, in a stack, takes its turn.
  package var placement: ResolvedPlacement?
  /// Tracks for `children`; `nil` without constraints between them.
  package var grid: ResolvedGrid?
  package var children: [ResolvedView]
  /// What lies behind the children, back to front.
  package var layers: [ResolvedLayer]
  package var background: LookColor?
  /// Whether what lies behind shows through blurred.
  package var hasVisualEffect = false
  package var cornerRadius: Double
  /// The corners that are round; `nil` for all.
  package var roundCorners: ResolvedCorners?
  /// The radii of corners that differ, the upper ones from the left, then the lower ones.
  package var cornerRadii: [Double]?
  package var borderWidth: Double
  package var borderColor: LookColor?
  package var alpha: Double
  package var clips: Bool
  /// Whether a popover that the page begins with stands beside it.
  package var isSource = false
  /// Whether it takes its place and is not seen.
  package var isHidden = false
  package var shadow: ResolvedShadow?
  package var transform: ResolvedTransform?
  /// What a view that draws itself asks for, in points.
  package var contentWidth: Double?
  package var contentHeight: Double?
  /// Room around a label's text that its class asks for, in points.
  package var textInsets: LookInsets?
  /// How much further than its end it can be scrolled, in points, so that no bar covers that.
  package var endInset: Double?
  /// Between the edges and what scrolls in it, in points; a list has its own.
  package var contentInsets: LookInsets?
  /// How it takes part in a stack.
  package var turn: ResolvedTurn?
  package var tint: LookColor?
  /// Whether a tap anywhere on it is heard, as one on a button is.
  package var isTapped = false
  /// What operating a control does, by the number of the choice: a button, a switch and a view that
  /// is tapped have one, segments one each, a stepper one down and one up.
  package var outcomes: [ResolvedOutcome?] = []
  package var accessibility: ResolvedAccessibility?

  package init(
    kind: Kind, placement: ResolvedPlacement? = nil, grid: ResolvedGrid? = nil,
    children: [ResolvedView] = [], layers: [ResolvedLayer] = [], background: LookColor? = nil,
    cornerRadius: Double = 0,
    borderWidth: Double = 0, borderColor: LookColor? = nil, alpha: Double = 1,
    clips: Bool = false, tint: LookColor? = nil, accessibility: ResolvedAccessibility? = nil
  ) {
    self.kind = kind
    self.placement = placement
    self.grid = grid
    self.children = children
    self.layers = layers
    self.background = background
    self.cornerRadius = cornerRadius
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.alpha = alpha
    self.clips = clips
    self.tint = tint
    self.accessibility = accessibility
  }
}

/// Tracks of a grid, in reading order.
package struct ResolvedGrid: Codable, Hashable, Sendable {
  package enum Track: Codable, Hashable, Sendable {
    /// Points.
    case fixed(Double)
    /// At least so many points.
    case atLeast(Double)
    /// The content's size.
    case content
    /// The content's size, however long its text is.
    case wholeContent
    /// What is left, in shares.
    case fraction(Double)
    /// What is left, and never less than the content.
    case wholeFraction(Double)
    /// A part of the whole.
    case share(ResolvedShare)
    /// Points at the edge of what reads well, and what is beyond where there is more room.
    case readable(margin: Double, rest: Double)
    /// The lines of the grid around, all on its own.
    case shared
  }

  package var columns: [Track]
  package var rows: [Track]

  package init(columns: [Track], rows: [Track]) {
    self.columns = columns
    self.rows = rows
  }
}

/// A view's place between lines of its parent's grid, and its own size.
package struct ResolvedPlacement: Codable, Hashable, Sendable {
  package enum Alignment: String, Codable, Hashable, Sendable { case fill, start, center, end }

  /// Lines count from 1, as in CSS; the end line is exclusive, and -1 is the last.
  package var columnStart: Int
  package var columnEnd: Int
  package var rowStart: Int
  package var rowEnd: Int
  package var horizontal: Alignment
  package var vertical: Alignment
  /// Points.
  package var width: Double?
  package var height: Double?
  /// Width over height.
  package var aspectRatio: Double?
  /// Points from the aligned place.
  package var offsetX: Double
  package var offsetY: Double
  /// Points; `nil` for no limit.
  package var minimumWidth: Double?
  package var maximumWidth: Double?
  package var minimumHeight: Double?
  package var maximumHeight: Double?
  /// Whether it is never narrower than its text.
  package var isWholeText = false
  /// Parts of the area between its lines.
  package var widthShare: ResolvedShare?
  package var minimumWidthShare: ResolvedShare?
  package var maximumWidthShare: ResolvedShare?
  package var heightShare: ResolvedShare?
  /// How much of its own size it is moved by: -0.5 centres it on the line where it starts.
  package var shiftX = 0.0
  /// How far right and down of the aligned place, in parts of the area between the lines.
  package var awayX = 0.0
  package var awayY = 0.0
  package var shiftY = 0.0
  /// How it stays while a list beside it is scrolled; `nil` for a view that is scrolled too.
  package var hold: ResolvedHold?
  /// How much of what is visible lies above it and is held, in points: headers of its sections pin
  /// below that.
  package var roomAbove = 0.0
  /// A place that was set as a frame, beside all lines.
  package var frame: ResolvedViewFrame?

  package init(
    columnStart: Int = 1, columnEnd: Int = 2, rowStart: Int = 1, rowEnd: Int = 2,
    horizontal: Alignment = .fill, vertical: Alignment = .fill, width: Double? = nil,
    height: Double? = nil, aspectRatio: Double? = nil, offsetX: Double = 0, offsetY: Double = 0,
    minimumWidth: Double? = nil, maximumWidth: Double? = nil, minimumHeight: Double? = nil,
    maximumHeight: Double? = nil
  ) {
    self.columnStart = columnStart
    self.columnEnd = columnEnd
    self.rowStart = rowStart
    self.rowEnd = rowEnd
    self.horizontal = horizontal
    self.vertical = vertical
    self.width = width
    self.height = height
    self.aspectRatio = aspectRatio
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.minimumWidth = minimumWidth
    self.maximumWidth = maximumWidth
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
  }
}
