package import CellophaneLook

/// The titles at the edge of a list that lead to its sections.
package struct ResolvedIndex: Codable, Hashable, Sendable {
  /// Where a title leads.
  package enum Destination: Codable, Hashable, Sendable {
    /// The beginning of the list.
    case start
    /// A section or a row of the list, by its name.
    case section(String)
    case row(String)
  }

  package struct Title: Codable, Hashable, Sendable {
    package var text: String
    /// What is drawn instead of the text.
    package var image: ResolvedImage?
    /// Where it leads; `nil` for nowhere.
    package var destination: Destination?

    package init(_ text: String, image: ResolvedImage? = nil, destination: Destination? = nil) {
      self.text = text
      self.image = image
      self.destination = destination
    }
  }

  package var titles: [Title]
  /// `nil` is the tint.
  package var color: LookColor?
  /// What lies behind the titles; `nil` for nothing.
  package var background: LookColor?
  /// Behind the titles while they are touched.
  package var touchedBackground: LookColor?

  package init(
    titles: [Title], color: LookColor? = nil, background: LookColor? = nil,
    touchedBackground: LookColor? = nil
  ) {
    self.touchedBackground = touchedBackground
    self.titles = titles
    self.color = color
    self.background = background
  }
}
