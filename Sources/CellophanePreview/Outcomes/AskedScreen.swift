internal import CellophaneDocument

/// A screen whose touches are asked: what a frame shows, or what a touch has brought up.
struct AskedScreen {
  /// The frame that it belongs to.
  var frame: AskedFrame
  /// What of the screen it is.
  var part = ScreenPart()
  /// Whether a touch has brought it up.
  var isBroughtUp = false
  /// What it is called among the screens that touches bring up.
  var name = ""
  /// What findings call it.
  var words = "the screen"
  /// The touch that brings it up over the screen beneath, to which the page goes back; `nil` where
  /// it does not.
  var broughtBy: Interaction?
  /// What those are called that lie beneath it.
  var beneath: [String] = []
  /// Whether it came to stand in the place of the whole.
  var isReplaced = false
  /// The screen that has replaced the whole, where it is one or lies over one.
  var ground: String?
  /// Whether no screens are made for what touches bring up that is not known.
  var isAtEnd = false
  /// Whether anything can be touched of which the author's code hears.
  var hasSay = true
  /// What it shows, with every state of its rows and no outcomes.
  var start: ResolvedScreen
  var rows: [String: AskedRows]
}

/// A frame whose touches are asked.
struct AskedFrame {
  var name: String
  /// Of what it shows at first sight, with the tab chosen that is asked about.
  var digest: Int
}
