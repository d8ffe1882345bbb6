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
  private var bytes: [String: [UInt8]] = [:]

  init(_ target: InventoryTarget, state: GalleryState) throws(GalleryError) {
    self.state = state
    folder = "\(state.folder(ofModule: target.module))/sources"
    try state.make(folder)
    var names: [String: String] = [:]
    files = []
    for file in target.files.sources.map(Self.absolute) {
      let name = Paths.name(of: file)
      if name == "main.swift" {
        leave(file, "'main.swift' is the entry point of a program, of which a gallery has its own")
      } else if let other = names[name] {
        leave(file, "no compiler takes two files of one name, and '\(other)' has it too")
      } else {
        names[name] = file
        files.append(file)
        bytes[file] = state.read(file) ?? []
      }
    }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private mutating func leave(_ file: String, _ message: String) {
    leftOut.append(
      LeftOut(path: file, line: 1, column: 1, message: message, cause: message, causes: [message]))
  }

  /// What is read of each file.
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
    for (path, bytes) in texts {
      guard let text = changes?.applied(to: bytes, of: path) else { continue }
      let place = "\(folder)/\(Fingerprint(path.utf8))-\(Paths.name(of: path))"
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
