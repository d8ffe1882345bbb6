internal import UIKit

/// The home folder of a process that resolves previews, of which each instance has its own.
///
/// It stands at one path; what an instance left there is moved aside while another is asked.
@MainActor package final class SandboxFolders {
  /// What an app finds there at its first start.
  private static let folders = ["Documents", "Downloads", ".cache", "tmp"]
  /// Where Foundation keeps defaults on Linux, which are restored one by one.
  private static let preferences = ".config"

  /// The one of this process; none where it runs in its user's own home, as tests do.
  package private(set) static var declared: SandboxFolders?

  /// Declares that a folder is this process's home and temporary folder, and nobody else's.
  package static func declare(_ home: String) {
    declared = SandboxFolders(home: home)
  }

  private let home: String
  private var laidAside: Set<Int> = []
  /// What was there before the first instance, of which a copy lies aside under 0.
  private var firstFiles: Set<String> = []

  init(home: String) {
    self.home = home
    furnish()
  }

  private func path(_ number: Int) -> String { "\(home)-\(number)" }

  /// Takes what is there for what each instance finds.
  func begin() {
    firstFiles = Set(files)
    guard !firstFiles.isEmpty else { return }
    try? FileManager.default.copyItem(atPath: home, toPath: path(0))
    try? FileManager.default.removeItem(atPath: "\(path(0))/\(Self.preferences)")
  }

  /// The files that were not there at first.
  func new(among files: [String]) -> [String] { files.filter { !firstFiles.contains($0) } }

  /// What is there beside an app's own folders, as `Documents/notes.json`. It takes a while to be
  /// found out, as each folder is read.
  var files: [String] {
    (Self.names(in: home) ?? []).filter { $0 != Self.preferences }.flatMap { name in
      let inside = Self.paths(in: home, below: name)
      return Self.folders.contains(name) ? inside : [name] + inside
    }
  }

  /// All that lies in a folder's folder, from the outer one. Asked for at every touch, so without the
  /// attributes that Foundation's enumerators read.
  private static func paths(in home: String, below folder: String) -> [String] {
    (names(in: "\(home)/\(folder)") ?? []).flatMap { name in
      ["\(folder)/\(name)"] + paths(in: home, below: "\(folder)/\(name)")
    }
  }

  /// What a folder holds; `nil` where the path is no folder, or a link to one.
  private static func names(in path: String) -> [String]? {
    let file = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    guard let folder = fdopendir(file) else {
      close(file)
      return nil
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Moves aside what is there, under a number.
  func layAside(_ files: [String], as number: Int) {
    guard !files.isEmpty, rename(home, path(number)) == 0 else { return }
    laidAside.insert(number)
    furnish()
    _ = rename("\(path(number))/\(Self.preferences)", "\(home)/\(Self.preferences)")
  }

  /// Puts what lies aside under a number in its place; what was there at first where nothing does.
  func take(_ number: Int?) {
    guard let number, laidAside.remove(number) != nil else {
      if !firstFiles.isEmpty, files.isEmpty { takeFirst() }
      return
    }
    _ = rename("\(home)/\(Self.preferences)", "\(path(number))/\(Self.preferences)")
    try? FileManager.default.removeItem(atPath: home)
    _ = rename(path(number), home)
  }

  private func takeFirst() {
    for item in (try? FileManager.default.contentsOfDirectory(atPath: path(0))) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(home)/\(item)")
      try? FileManager.default.copyItem(atPath: "\(path(0))/\(item)", toPath: "\(home)/\(item)")
    }
  }

  /// Takes away what is there.
  func clear(_ files: [String]) {
    guard !files.isEmpty else { return }
    let items = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    for item in items where item != Self.preferences {
      try? FileManager.default.removeItem(atPath: "\(home)/\(item)")
    }
    furnish()
  }

  /// Takes away what lies aside.
  func removeAll() {
    for number in laidAside.union([0]) {
      try? FileManager.default.removeItem(atPath: path(number))
    }
    laidAside = []
    firstFiles = []
  }

  // MARK: Between processes

  private var firstHome: String { "\(home)-first" }
  private var keepsFirst = false

  /// Keeps what is there now, with defaults, for `renew`.
  package func keepFirstFiles() {
    let items = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
    guard !items.allSatisfy(Self.folders.contains) else { return }
    try? FileManager.default.copyItem(atPath: home, toPath: firstHome)
    keepsFirst = true
  }

  /// Makes what is there what was kept, whoever has written since.
  package func renew() {
    if !keepsFirst, laidAside.isEmpty, isAsFurnished { return }
    try? FileManager.default.removeItem(atPath: home)
    for number in laidAside.union([0]) {
      try? FileManager.default.removeItem(atPath: path(number))
    }
    if (try? FileManager.default.copyItem(atPath: firstHome, toPath: home)) == nil { furnish() }
  }

  /// Whether there is what an app finds at its first start, and nothing else.
  private var isAsFurnished: Bool {
    Set(Self.names(in: home) ?? []) == Set(Self.folders)
      && Self.folders.allSatisfy { Self.names(in: "\(home)/\($0)")?.isEmpty == true }
      && Self.names(in: path(0)) == nil
  }

  private func furnish() {
    for folder in Self.folders {
      try? FileManager.default.createDirectory(
        atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
    }
  }
}
