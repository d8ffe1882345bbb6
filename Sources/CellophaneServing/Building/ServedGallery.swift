/// What pages are served of: sources from which a gallery is built.
package protocol ServedGallery: Sendable {
  /// What people call it: a package's folder, a project.
  var name: String { get }
  /// Folders in which a changed file may change a page.
  var watched: [String] { get }

  /// Builds the gallery.
  ///
  /// - Parameter say: Hears how far it is, in words, as `134 of 400`.
  /// - Returns: Its executable.
  /// - Throws: `GalleryFault`, or `CancellationError` where a newer change made it useless.
  func build(_ say: @escaping @Sendable (String) -> Void) async throws -> String

  /// What has to be done after a file has changed.
  func need(ofChanged path: String) -> Need
}

/// What a change asks for.
package enum Need: Hashable, Sendable {
  /// It concerns no page.
  case nothing
  /// Pages are made again by the gallery as built.
  case pages
  /// Pages read this file as they are made; nothing else does.
  case resource
  /// A file that pages read is copied to where the gallery reads it.
  case copy(to: String)
  /// The house's own templates, in this folder.
  case templates(folder: String)
  /// The gallery is built again.
  case code
}

/// Why there is no gallery: what a compiler said.
package struct GalleryFault: Error, Hashable, Sendable {
  /// In a sentence.
  package var title: String
  /// All that was said.
  package var words: String

  package init(title: String, words: String) {
    self.title = title
    self.words = words
  }
}
