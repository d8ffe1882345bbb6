/// What the author set for assistive technology.
package struct ResolvedAccessibility: Codable, Hashable, Sendable {
  /// How something behaves, as far as a page can say it.
  package enum Trait: String, CaseIterable, Codable, Hashable, Sendable {
    case button, link, image, header, selected, disabled
  }
  /// What kind of container something is.
  package enum Container: String, Codable, Hashable, Sendable {
    case table, list, landmark, group
  }

  /// What it is called instead of what it says.
  package var label: String?
  package var value: String?
  package var hint: String?
  /// In the order of the cases.
  package var traits: [Trait]
  /// What it is spoken in, as a BCP 47 tag; `nil` as what is around it.
  package var language: String?
  /// Whether it is one thing, with nothing to be reached inside; `nil` as its kind is.
  package var isElement: Bool?
  /// Whether nothing inside is heard.
  package var isHidden: Bool
  package var container: Container?

  package init(
    label: String? = nil, value: String? = nil, hint: String? = nil, traits: [Trait] = [],
    language: String? = nil, isElement: Bool? = nil, isHidden: Bool = false,
    container: Container? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.language = language
    self.isElement = isElement
    self.isHidden = isHidden
    self.container = container
  }

  /// What is said: the label, then the value; `nil` where it has no label.
  package var spokenLabel: String? {
    guard let label else { return nil }
    return [label, value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
