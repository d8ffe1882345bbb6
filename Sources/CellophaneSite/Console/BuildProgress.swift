/// What a build says while it works; called on any thread.
package protocol BuildProgress: Sendable {
  func begin(count: Int)
  /// A preview is done.
  func advance(title: String, failure: String?)
  /// A preview printed something.
  func output(_ text: String, title: String)
  func end()
}

/// Says nothing.
package struct SilentProgress: BuildProgress {
  package init() {}
  package func begin(count: Int) {}
  package func advance(title: String, failure: String?) {}
  package func output(_ text: String, title: String) {}
  package func end() {}
}
