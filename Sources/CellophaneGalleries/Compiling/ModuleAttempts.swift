internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// Ways to build an app's modules where the compiler ends with an error in no file: what that is of
/// is left out, so that the rest is shown.
struct ModuleAttempts {
  /// The module that the gallery is of, without which there is none.
  let shown: String
  /// Whether nothing but the module can be the reason.
  let mayFail: Bool
  let state: GalleryState

  /// Builds a module: as it is, then without the flags that its settings give, then not at all.
  func build(
    _ target: InventoryTarget, by builder: ModuleBuilder, notes: inout [String]
  ) throws -> BuiltTarget {
    do {
      return try builder.build(target)
    } catch {
      guard mayFail, let (words, _) = Self.placeless(error) else { throw error }
      if !target.settings.flags.isEmpty {
        var plain = target
        plain.settings.flags = []
        let built = try build(plain, by: builder, notes: &notes)
        let flags = target.settings.flags.joined(separator: " ")
        notes.append(
          "warning: '\(target.module)' is compiled without the flags '\(flags)', with which the"
            + " compiler ends: \(words)")
        return built
      }
      guard target.module != shown else { throw error }
      try state.remove("\(state.ownModules)/\(target.module).swiftmodule")
      notes.append(
        "warning: the module '\(target.module)' is left out with what imports it: the compiler ends"
          + " without an answer: \(words)")
      return .empty(
        target,
        leftOut: target.files.sources.map { file in
          LeftOut(
            path: file, line: 1, column: 1, message: words, cause: words, causes: [words])
        })
    }
  }

  /// What the compiler or the linker ended with where it names no place in a file, in short and
  /// whole; `nil` for another error.
  static func placeless(_ error: any Error) -> (words: String, said: String)? {
    switch error {
    case GalleryError.link(let words, let said, _): (words, said)
    case GalleryError.compiler(let words), DoctorError.compilerFailed(_, let words),
      DoctorError.foreignModule(let words):
      (words.components(separatedBy: "error: ").last ?? words, words)
    default: nil
    }
  }
}
