internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// The sources of a target as they are handed to the compiler.
struct ModuleSources {
  /// From the root, by path.
  private(set) var files: [String]
  /// Files that are left out before the compiler sees them.
  private(set) var leftOut: [LeftOut] = []
  private let folder: String
  private let state: GalleryState
  /// As they are written.
  private var bytes: [String: [UInt8]] = [:]
  /// What became of them.
  private(set) var rewrite: SourceRewrite
  /// What is Swift's of headers in Objective-C, by the file that it lies in.
  private(set) var headers: [String: HeaderFiles.Draft] = [:]

  /// - Parameter optionalMethods: Those of the modules that this one imports.
  init(
    _ target: InventoryTarget, optionalMethods: Set<String>, state: GalleryState
  ) throws(GalleryError) {
    self.state = state
    folder = "\(state.folder(ofModule: target.module))/sources"
    try state.make(folder)
    var names: [String: String] = [:]
    var found: [String] = []
    var left: [LeftOut] = []
    var bytes: [String: [UInt8]] = [:]
    for file in target.files.sources.map(Self.absolute) {
      let name = Paths.name(of: file)
      if name == "main.swift" {
        left.append(
          Self.leave(
            file, "'main.swift' is the entry point of a program, of which a gallery has its own"))
      } else if let other = names[name] {
        left.append(
          Self.leave(file, "no compiler takes two files of one name, and '\(other)' has it too"))
      } else {
        names[name] = file
        found.append(file)
        bytes[file] = state.read(file) ?? []
      }
    }
    let drafts = HeaderFiles(target)
    for draft in drafts.drafts where names[draft.name] == nil {
      let place = "\(folder)/\(draft.name)"
      try state.write(draft.text, to: place)
      names[draft.name] = place
      headers[place] = draft
      found.append(place)
      bytes[place] = Array(draft.text.utf8)
    }
    files = found
    leftOut = left
    self.bytes = bytes
    rewrite = try SourceRewrite(
      found.map { ($0, bytes[$0] ?? []) }, conditions: target.settings.defines + ["DEBUG"],
      optionalMethods: optionalMethods.union(drafts.optionalMethods),
      memory: "\(state.folder(ofModule: target.module))/rewrite.json", state: state)
  }

  /// What takes the place of lines that the compiler refuses, by file and line.
  var alternatives: [String: [Int: [String]]] { headers.mapValues(\.alternatives) }

  /// What is to be said of headers, after some changes.
  func limits(_ changes: SourceChanges) -> [String] {
    headers.sorted { $0.key < $1.key }.flatMap { place, draft in
      draft.limits(changes.lines[place] ?? [:])
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func leave(_ file: String, _ message: String) -> LeftOut {
    LeftOut(path: file, line: 1, column: 1, message: message, cause: message, causes: [message])
  }

  /// Each file as it is written.
  var texts: [(path: String, bytes: [UInt8])] { files.map { ($0, bytes[$0] ?? []) } }

  /// Tells one state of all files from another.
  var fingerprint: String {
    var print = Fingerprint()
    for (path, bytes) in texts {
      print.add(path)
      print.add(bytes)
    }
    return print.description
  }

  /// The state of some files.
  func fingerprints(of files: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0, "\(Fingerprint(bytes[$0] ?? []))") })
  }

  /// Where the texts lie that are read in the place of files, after some changes.
  func written(_ changes: SourceChanges?) throws(GalleryError) -> [String: String] {
    var places: [String: String] = [:]
    let kind = changes == nil ? "rewritten" : "built"
    for (path, bytes) in texts {
      let rewritten = rewrite.texts[path].map { Array($0.utf8) }
      guard let text = changes?.applied(to: rewritten ?? bytes, of: path) ?? rewritten else {
        continue
      }
      let place = "\(folder)/\(kind)-\(Fingerprint(path.utf8))-\(Paths.name(of: path))"
      try state.write(text, to: place)
      places[path] = place
    }
    return places
  }

  /// Adds a file of the gallery's own to the module.
  mutating func add(_ text: String, name: String) throws(GalleryError) {
    let place = "\(folder)/\(name)"
    try state.write(text, to: place)
    files.append(place)
    bytes[place] = Array(text.utf8)
  }
}
