/// One moment of a preview: the start, or what a step makes of the frame before.
package struct ResolvedFrame: Codable, Hashable, Sendable {
  /// Stable and unique in its page: `start`, then the step's title as a name.
  package var name: String
  package var title: String
  /// All that it shows; of a page's frames the first and the last have it.
  package var screen: ResolvedScreen?
  /// What is seen below what the screen presents, and takes no touch; `nil` where nothing is presented.
  package var below: ResolvedScreen?
  /// How it comes from the frame before; `nil` for the first.
  package var step: ResolvedStep?
  /// Screens that an outcome on this frame can bring up, named by `ResolvedEdit`.
  package var alternates: [ResolvedAlternate]
  /// Whether touches went unasked, so that what nothing is known of may do something.
  package var isUnasked = false

  package init(
    name: String, title: String, screen: ResolvedScreen?, step: ResolvedStep? = nil,
    alternates: [ResolvedAlternate] = []
  ) {
    self.name = name
    self.title = title
    self.screen = screen
    self.step = step
    self.alternates = alternates
  }
}

/// What leads from one frame to the next.
package struct ResolvedStep: Codable, Hashable, Sendable {
  package var edits: [ResolvedEdit]
  package var summary: ChangeSummary
  package var keeps: ResolvedKeeping

  package init(
    edits: [ResolvedEdit], summary: ChangeSummary, keeps: ResolvedKeeping = .none
  ) {
    self.edits = edits
    self.summary = summary
    self.keeps = keeps
  }
}

/// Which rows stay open or closed through a step as a reader left them.
///
/// A row that the step itself opens or closes is as the step leaves it.
package enum ResolvedKeeping: Codable, Hashable, Sendable {
  case all, none
  case rows([ResolvedElement])
}
