#if Overlay
/// A file after its rewrite.
package struct RewrittenSource: Hashable, Sendable {
  package var path: String
  /// Has as many lines as the file; `nil` where nothing changes.
  package var text: String?
  /// In the order in which they stand.
  package var previews: [FoundPreview] = []
  /// What means less than on Apple's platforms, or nothing, in the order of lines.
  package var limits: [Limit] = []

  /// A `#Preview`.
  package struct FoundPreview: Hashable, Sendable {
    /// `nil` where it has none.
    package var name: String?
    /// From 1.
    package var line: Int
    /// The function that gives its view or view controller, as `Any`, to whoever imports the module.
    ///
    /// `nil` where it shows neither, such as a view of SwiftUI's: then it is left out.
    package var function: String?
  }

  /// Something that a rewrite cannot keep.
  package struct Limit: Hashable, Sendable {
    /// From 1.
    package var line: Int
    /// One line, lower case.
    package var message: String
  }
}
#endif
