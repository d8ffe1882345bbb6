/// What is read otherwise in a module's files so that the rest of them compiles.
package struct SourceChanges: Codable, Hashable, Sendable {
  /// Modules that are not here, with their submodules, whose imports are taken out.
  package var passedOver: [String]
  /// The module that a file uses without importing it, by file.
  package var imports: [String: String]
  /// Whether the module is asked for a bundle, as the package manager gives it one.
  package var hasResources: Bool
  /// What is read in the place of lines that the compiler refused, by file and line.
  package var lines: [String: [Int: String]] = [:]
  /// Where `init` or `Self` is called of a class that is known only when the code runs, in bytes by
  /// file: what Swift alone makes by `made`.
  package var dynamicCalls: [String: Set<Int>] = [:]
  /// What is left out of files, by file.
  package var passages: [String: [Passage]] = [:]

  /// What is read in a file's place: without entry points and imports of what is not here.
  ///
  /// - Parameter bytes: The file, or what is already read in its place.
  /// - Returns: `nil` where nothing changes.
  package func applied(to bytes: [UInt8], of path: String) -> [UInt8]? {
    let own = lines[path]
    let left = passages[path]
    let calls = dynamicCalls[path]
    var bytes = bytes
    if let calls { Self.makeDynamically(calls, in: &bytes) }
    for passage in left ?? [] { passage.leave(&bytes) }
    bytes = own.map { Self.replacing($0, in: bytes) } ?? bytes
    Passage.add(left ?? [], to: &bytes)
    let scan = SourceScan(bytes, path: path)
    let absent = Set(passedOver)
    var edits = scan.entryPoints.map(\.blank)
    edits += scan.imports.filter { absent.contains($0.place.module) }
      .map { CompiledModule.Edit(range: $0.range, text: "") }
    let added = imports[path]
    guard !edits.isEmpty || added != nil || own != nil || left != nil || calls != nil else {
      return nil
    }
    var text = bytes
    for edit in edits { edit.apply(to: &text) }
    if let added { text += Array("\nimport \(added)\n".utf8) }
    return text
  }

  /// Calls `made` in the place of `init` or, in what a class has itself, of `Self`: all are as long.
  static func makeDynamically(_ calls: Set<Int>, in bytes: inout [UInt8]) {
    for offset in calls { bytes.replaceSubrange(offset..<offset + 4, with: Array("made".utf8)) }
  }

  /// A text with other lines, from 1.
  static func replacing(_ lines: [Int: String], in bytes: [UInt8]) -> [UInt8] {
    var all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (line, text) in lines where all.indices.contains(line - 1) {
      all[line - 1] = Array(text.utf8)[...]
    }
    return Array(all.joined(separator: [UInt8(ascii: "\n")]))
  }
}

extension SourceScan.EntryPoint {
  /// Nothing in its place.
  var blank: CompiledModule.Edit {
    CompiledModule.Edit(range: offset..<offset + name.utf8.count + 1, text: "")
  }
}
