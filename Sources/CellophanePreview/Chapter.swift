/// A way into a site: what it is about, and the preview that shows it, live in the index.
public struct Chapter: Hashable, Sendable {
  /// What it is called, as an article is.
  public var title: String
  /// What there is to see, in a sentence.
  public var words: String
  /// The title of the preview.
  public var preview: String

  public init(_ title: String, _ words: String, preview: String) {
    self.title = title
    self.words = words
    self.preview = preview
  }
}
