internal import CellophaneLook
internal import CellophanePreview
internal import CellophaneValidation

/// What a worker is told first.
struct WorkerSetup: Codable {
  /// The folder that pages are written into.
  var folder: String
  var templates: String?
  /// The folder of the site's own symbols.
  var symbols: String?
  /// By what names code can ask for the site's fonts; empty where it has none.
  var fontNames: [String]
  /// Whether pages link to fonts.
  var hasFonts: Bool
  var look: Look.Name
  /// What is asked of previews in place of all that they declare.
  var moment: ShownMoment?
  /// Pages beside those that previews declare, by the previews' ids.
  var added: [String: AddedPages]
  /// The folder that outlines are written into; `nil` where nobody wants them.
  var outlines: String?
  /// The folder that resolved documents are written into; `nil` where nobody wants them.
  var documents: String?
  /// The folder that the parts of pages are written into; `nil` where nobody keeps them.
  var parts: String?
  var surroundings: FixedSurroundings
  /// Whether it is found out what touches do.
  var asks: Bool
  /// How long a preview is asked that, in seconds.
  var askingSeconds: Double
  /// Whether there are so many previews that it pays to do once before what each of them needs.
  var rehearses: Bool
}

/// What a worker answers first.
struct WorkerGreeting: Codable {
  /// The ids of the previews, in order; another list than the build's is another program.
  var previews: [String]
  /// Whether it has a child for each request; else it answers one, and is no more.
  var forks: Bool
  /// Whether the build sees what it looks at.
  var isWatched: Bool
}

/// One preview to resolve, render, validate and write.
struct WorkerRequest: Codable {
  var index: Int
  /// The questions that earlier workers did not live to see answered.
  var lost: [LostQuestion]
  /// The pages that are made, as the last site has them; `nil` are all.
  var pages: [BuiltPage]?
  /// Why an earlier worker stopped, after which the app launches first; `nil` for no launch.
  var stop: String?
  /// How long an earlier worker had, after which little is asked; `nil` where none had too little time.
  var late: Double?
}

/// What became of it.
struct WorkerReply: Codable {
  var pages: [BuiltPage]
  /// What is wrong with the bytes of its pages.
  var findings: [Finding]
  /// Why it could not be done, where the machine and not the preview is at fault.
  var failure: String?
  /// What it was asked for that nobody else sees; `nil` where nobody wants to know.
  var asked: AskedSurroundings?
}

/// Nothing of the request before is left: another may come.
struct WorkerRest: Codable {}
