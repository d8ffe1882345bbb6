internal import CellophaneSite

/// What is being done, as tabs and the terminal say it.
package struct TabState: Codable, Hashable, Sendable {
  package enum Phase: String, Codable, Sendable {
    /// The gallery is built.
    case building
    /// Pages are made.
    case making
    case ready
    /// There is no newer page than the one that is shown.
    case failed
  }

  package var phase: Phase
  /// In a sentence.
  package var title: String
  /// What a compiler or the build of a site said; empty where nothing is wrong.
  package var words: String

  package init(_ phase: Phase, title: String = "", words: String = "") {
    self.phase = phase
    self.title = title
    self.words = words
  }
}

/// What tabs are told, as one message.
struct TabMessage: Codable {
  var state: TabState?
  /// Paths in the site whose bytes are others now.
  var changed: [String]?
  /// What the page of this tab can be shown in besides.
  var offers: [OfferedDial]?
}
