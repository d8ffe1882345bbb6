/// What a preview is compared as; its name is the fixture's extension.
public enum SnapshotKind: String, CaseIterable, Hashable, Sendable {
  /// The chromeless page, with the styles, scripts and images that it links to beside the
  /// fixtures, so that it opens styled: the bytes that a site publishes.
  case html
  /// The resolved document, one line a node.
  case outline
  /// What a screen reader finds on the page as it opens: role, name and states, one line each,
  /// indented, in the form of Playwright's aria snapshots.
  case accessibility
  /// The resolved document with every value filled in, keys sorted; what a row shows in all of its
  /// states stands there once.
  case json
}
