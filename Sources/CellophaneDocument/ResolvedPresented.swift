package import CellophaneLook

/// A screen that is presented over another one, which is seen beside it.
package struct ResolvedPresented: Codable, Hashable, Sendable {
  /// Unique in its page and the same in every frame: `presented`.
  package var name: String
  package var style: Style
  /// How many screens are presented below it and with it: the first is 1.
  package var level: Int
  /// How high it is where it is a sheet; `nil` for as high as there is room.
  package var detent: Detent?
  /// All heights at which it rests, the lowest first; empty where it is always at the same.
  package var heights: [Detent?] = []
  /// At how many of them, from the lowest on, what is below looks as it does without it.
  package var undimmedHeights = 0
  package var hasGrabber: Bool
  /// Points; `nil` for the look's.
  package var cornerRadius: Double?
  /// The size of a card of its own, in points; `nil` for the look's.
  package var size: Size?
  /// Where a popover may stand beside its source, the best side first; empty for anywhere.
  package var sides: [Side] = []
  /// What the code has coloured a popover's ground with; `nil` for the look's.
  package var background: LookColor?
  /// Whether what is below looks as it does without it.
  package var isUndimmed: Bool
  /// Whether a touch beside it sends it away.
  package var isDismissible: Bool
  /// What that does; `nil` leaves what the page brought up.
  package var backOutcome: ResolvedOutcome?
  package var content: ResolvedScreen

  package enum Style: String, Codable, Sendable {
    /// A sheet that leaves a little of what is below.
    case page
    /// A card in the middle, where there is room for one.
    case form
    /// A card of its content's size, which is a sheet where there is less room.
    case popover
    /// All of the screen, with what is below behind it.
    case over
    /// All of the screen, which hides what is below.
    case full

    /// Whether something of what is below is seen beside it.
    package var leavesRoom: Bool { self != .over && self != .full }
  }

  package enum Detent: Codable, Hashable, Sendable {
    /// Half of the room.
    case medium
    /// Points.
    case height(Double)
  }

  package enum Side: String, Codable, Sendable { case bottom, top, right, left }

  package struct Size: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  package init(
    name: String = "presented", style: Style, level: Int = 1, detent: Detent? = nil,
    hasGrabber: Bool = false, cornerRadius: Double? = nil, size: Size? = nil,
    isUndimmed: Bool = false, isDismissible: Bool = true, content: ResolvedScreen
  ) {
    self.name = name
    self.style = style
    self.level = level
    self.detent = detent
    self.hasGrabber = hasGrabber
    self.cornerRadius = cornerRadius
    self.size = size
    self.isUndimmed = isUndimmed
    self.isDismissible = isDismissible
    self.content = content
  }

  /// What the button is called that lies beside it.
  package var dismissalName: String { name + ResolvedElement.dismissalSuffix }

  /// It without what is in it.
  var bare: ResolvedPresented {
    var bare = self
    bare.content = .view(ResolvedView(kind: .plain))
    return bare
  }
}
