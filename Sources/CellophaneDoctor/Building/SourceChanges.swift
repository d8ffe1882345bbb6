/// What is read otherwise in a module's files so that the rest of them compiles.
package struct SourceChanges: Codable, Hashable, Sendable {
  /// Modules that are not here, with their submodules, whose imports are taken out.
  package var passedOver: [String]
  /// The module that a file uses without importing it, by file.
  package var imports: [String: String]
  /// Whether the module is asked for a bundle, as the package manager gives it one.
  package var hasResources: Bool

  /// What is read in a file's place: without entry points and imports of what is not here.
  ///
  /// - Parameter bytes: The file, or what is already read in its place.
  /// - Returns: `nil` where nothing changes.
  package func applied(to bytes: [UInt8], of path: String) -> [UInt8]? {
    let scan = SourceScan(bytes, path: path)
    let absent = Set(passedOver)
    var edits = scan.entryPoints.map(\.blank)
    edits += scan.imports.filter { absent.contains($0.place.module) }
      .map { CompiledModule.Edit(range: $0.range, text: "") }
    let added = imports[path]
    guard !edits.isEmpty || added != nil else { return nil }
    var text = bytes
    for edit in edits { edit.apply(to: &text) }
    if let added { text += Array("\nimport \(added)\n".utf8) }
    return text
  }
}

extension SourceScan.EntryPoint {
  /// Nothing in its place.
  var blank: CompiledModule.Edit {
    CompiledModule.Edit(range: offset..<offset + name.utf8.count + 1, text: "")
  }
}
