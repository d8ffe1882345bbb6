internal import CellophaneDocument

/// A screen whose touches are asked: what a frame shows, or what a touch has brought up.
struct AskedScreen {
  /// The frame that it belongs to.
  var frame: AskedFrame
  /// What the names of all on the screen begin with: nothing on a frame's own.
  var prefix = ""
  /// The column that it is; `root` for all that the frame shows.
  var place = ResolvedPlace.root
  /// Whether no screens are made for what touches bring up that is not known.
  var isAtEnd = false
  /// What it shows, with every state of its rows and no outcomes.
  var start: ResolvedScreen
  var rows: [String: AskedRows]
}

/// A frame whose touches are asked.
struct AskedFrame {
  var name: String
  /// Of what it shows at first sight.
  var digest: Int
}
