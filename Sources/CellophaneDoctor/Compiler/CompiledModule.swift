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
  /// Passages that are left out, by file.
  private var passages: [String: [Passage]] = [:]

  /// Lines that are read otherwise, by file; files that have some are edited in no other way.
  private(set) var lines: [String: [Int: String]] = [:]

  /// Lets the compiler read other lines in a file.
  mutating func replace(
    _ new: [Int: String], in path: String, by compiler: Compiler
  ) throws(DoctorError) {
    lines[path, default: [:]].merge(new) { $1 }
    try edit(path, [], by: compiler)
  }

  /// Where `init` or `Self` is called of a class that is known only when the code runs, in bytes by
  /// file.
  private(set) var dynamicCalls: [String: Set<Int>] = [:]

  /// Lets such a call be one of `made`.
  mutating func makeDynamically(
    _ calls: Set<Int>, in path: String, by compiler: Compiler
  ) throws(DoctorError) {
    dynamicCalls[path, default: []].formUnion(calls)
    try edit(path, [], by: compiler)
  }

  /// Lets the compiler read a file without some passages, and with all others.
  mutating func leave(
    _ left: [Passage], outOf path: String, by compiler: Compiler
  ) throws(DoctorError) {
    passages[path] = left
    try edit(path, [], by: compiler)
  }

  /// What is read instead of some bytes of a file.
  struct Edit {
    var range: Range<Int>
    var text: String

    /// Everything around it keeps its place.
    func apply(to bytes: inout [UInt8]) {
      let blank = String(repeating: " ", count: max(0, range.count - text.utf8.count))
      bytes.replaceSubrange(range, with: Array((text + blank).utf8))
    }
  }

  init(folder: SourceFolder) {
    self.folder = folder
    originals = Dictionary(
      folder.rewritten.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// The path that the compiler gets.
  func given(_ file: String) -> String { substitutes[file] ?? folder.rewritten[file] ?? file }

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
    guard var text = folder.text(of: path) else { return }
    SourceChanges.makeDynamically(dynamicCalls[path] ?? [], in: &text)
    for passage in passages[path] ?? [] { passage.leave(&text) }
    if let lines = lines[path] { text = SourceChanges.replacing(lines, in: text) }
    for edit in edits[path] ?? [] { edit.apply(to: &text) }
    Passage.add(passages[path] ?? [], to: &text)
    try substitute(text, for: path, by: compiler)
  }

  /// The compiler takes no two files of one name; the later ones are read under another.
  mutating func renameTwins(by compiler: Compiler) throws(DoctorError) {
    var names: Set<Substring> = []
    for file in folder.files {
      let name = file.split(separator: "/").last ?? ""
      guard !names.insert(name).inserted, substitutes[file] == nil,
        let text = folder.text(of: file)
      else { continue }
      try substitute(text, for: file, by: compiler)
    }
  }
}
