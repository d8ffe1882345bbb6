internal import Foundation

/// A module as it is handed to the compiler.
struct CompiledModule {
  var folder: SourceFolder
  /// Whether the package manager gives it a bundle.
  var hasResources = false
  /// Files that are read from elsewhere, by their own paths.
  private var substitutes: [String: String] = [:]
  /// The files, by what is read in their place.
  private var originals: [String: String] = [:]
  private var edits: [String: [Edit]] = [:]

  /// What is read instead of some bytes of a file.
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  init(folder: SourceFolder) {
    self.folder = folder
  }

  /// The path that the compiler gets.
  func given(_ file: String) -> String { substitutes[file] ?? file }

  /// The path that a reader knows.
  func known(_ path: String) -> String { originals[path] ?? path }

  private mutating func substitute(
    _ text: [UInt8], for file: String, by compiler: Compiler
  ) throws(DoctorError) {
    let substitute = try compiler.substitute(text, for: file)
    substitutes[file] = substitute
    originals[substitute] = file
  }

  /// Lets the compiler read something else in a file, where everything else keeps its place.
  mutating func edit(
    _ path: String, _ new: [Edit], by compiler: Compiler
  ) throws(DoctorError) {
    edits[path, default: []] += new
    guard var text = FileManager.default.contents(atPath: path).map(Array.init) else { return }
    for edit in edits[path] ?? [] {
      let blank = String(repeating: " ", count: max(0, edit.range.count - edit.text.utf8.count))
      text.replaceSubrange(edit.range, with: Array((edit.text + blank).utf8))
    }
    try substitute(text, for: path, by: compiler)
  }

  /// The compiler takes no two files of one name; the later ones are read under another.
  mutating func renameTwins(by compiler: Compiler) throws(DoctorError) {
    var names: Set<Substring> = []
    for file in folder.files {
      let name = file.split(separator: "/").last ?? ""
      guard !names.insert(name).inserted, substitutes[file] == nil,
        let text = FileManager.default.contents(atPath: file)
      else { continue }
      try substitute(Array(text), for: file, by: compiler)
    }
  }
}
