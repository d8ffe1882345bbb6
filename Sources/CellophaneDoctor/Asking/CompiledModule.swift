/// A module as it is handed to the compiler.
struct CompiledModule {
  var folder: SourceFolder
  /// Files that are read from elsewhere, by their own paths.
  var substitutes: [String: String] = [:]
  /// Whether the package manager gives it a bundle.
  var hasResources = false

  /// The path that the compiler gets.
  func given(_ file: String) -> String { substitutes[file] ?? file }

  /// The path that a reader knows.
  func known(_ path: String) -> String {
    substitutes.first { $0.value == path }?.key ?? path
  }
}
