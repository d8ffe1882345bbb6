/// What the button says that leads back to the screen beneath.
///
/// Two that follow the title beneath are equal whatever they say: a page lets the button say what that
/// title says when the screen comes up.
package struct ResolvedBackTitle: Codable, Hashable, Sendable {
  package var text: String
  /// Whether it is the title of the screen beneath, and nothing that code has set for the button.
  package var followsTitle: Bool

  /// Whether it is heard alone.
  package var isMinimal: Bool

  package init(_ text: String, followsTitle: Bool = false, isMinimal: Bool = false) {
    self.text = text
    self.followsTitle = followsTitle
    self.isMinimal = isMinimal
  }

  package static func == (one: ResolvedBackTitle, other: ResolvedBackTitle) -> Bool {
    one.followsTitle == other.followsTitle && one.isMinimal == other.isMinimal
      && (one.followsTitle || one.text == other.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(followsTitle ? nil : text)
  }
}

extension ResolvedBackTitle: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
