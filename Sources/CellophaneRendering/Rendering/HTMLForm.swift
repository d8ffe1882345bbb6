/// What HTML is wanted.
public enum HTMLForm: Hashable, Sendable {
  /// A whole page: the bytes that a site publishes as the preview's own page.
  ///
  /// It links to its files as `../styles/…`, so that it belongs into a folder beside theirs;
  /// ``RenderedHTML/path`` names it.
  case page
  /// A part of a page of yours, in a shadow tree of its own: neither its styles nor its ids meet
  /// those around it, and it may stand in a page with as many others as you like.
  ///
  /// It shows a preview's start. Steps and what an address asks for belong to pages.
  ///
  /// - Parameters:
  ///   - id: The id of its element, which no other on your page has: letters, digits, `-` and `_`.
  ///   - root: The way from your page to the folder of the files, ending with a slash; empty where
  ///     they are in one folder.
  case fragment(id: String, root: String = "")
}
