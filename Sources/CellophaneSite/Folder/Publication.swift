internal import CellophaneFiles
internal import Foundation

/// Brings a finished site from its sibling folder into place, so that it can be stopped anywhere.
///
/// Everything is written beside the output first. Then a journal of what is to be moved and
/// deleted is put down, and the changed files are moved one by one: what pages need before the
/// pages, the pages before those that lead to them, the manifest last. A build that stops before
/// the journal changes nothing; one that stops after it is finished by the next.
struct Publication {
  let output: String
  /// The sibling folder: `.Public.new` beside `Public`.
  let staging: String
  /// What the folder holds; `nil` for a site.
  private let purpose: SiteManifest.Purpose?
  /// Whether a machine that loses its power keeps a whole site; what is built again and again in a
  /// server's own folder is waited for by somebody.
  private let isLasting: Bool

  struct Journal: Codable {
    /// In order; the manifest is last.
    var moves: [String]
    var deletions: [String]
  }

  static let journalName = ".journal.json"
  /// The file that says of a sibling folder that a build made it.
  static let markName = ".cellophane"

  init(output: String, purpose: SiteManifest.Purpose? = nil, isLasting: Bool = true) {
    self.purpose = purpose
    self.isLasting = isLasting
    let url = URL(fileURLWithPath: output).standardizedFileURL
    self.output = url.path
    staging =
      url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).new").path
  }

  /// Refuses an output that is not ours, finishes or undoes what an earlier build left, and makes
  /// the sibling folder.
  ///
  /// - Returns: The lock on the sibling folder, to be kept while the build lasts.
  func prepare() throws(SiteError) -> FolderLock {
    try checkOutput()
    if Files.exists(staging) {
      // Held until the leftovers are gone; a running build holds it itself.
      guard let earlier = FolderLock(staging) else { throw .outputIsBusy(path: output) }
      defer { withExtendedLifetime(earlier) {} }
      guard try isOurs(staging) else { throw .stagingIsForeign(path: staging) }
      if Files.exists("\(staging)/\(Self.journalName)") {
        try perform(try readJournal())
      } else {
        try removeStaging()
      }
    }
    try Files.makeFolder(staging)
    try Files.write([], to: "\(staging)/\(Self.markName)")
    guard let lock = FolderLock(staging) else { throw .outputIsBusy(path: output) }
    return lock
  }

  /// Whether a build made a sibling folder, or nobody put anything into it.
  private func isOurs(_ folder: String) throws(SiteError) -> Bool {
    guard FileKind.isFolder(folder), !Files.isLink(folder) else { return false }
    return try Files.names(in: folder).isEmpty || NamedPath.isFile(Self.markName, in: folder)
  }

  /// Undoes a build that is given up; one that stopped while files were moved stays for the next to
  /// finish.
  func discard() throws(SiteError) {
    guard Files.exists(staging), !Files.exists("\(staging)/\(Self.journalName)") else { return }
    try removeStaging()
  }

  /// Removes the sibling folder, its mark at the end: whatever a removal that is stopped leaves is
  /// still known as a build's.
  private func removeStaging() throws(SiteError) {
    for name in try Files.names(in: staging) where name != Self.markName {
      try Files.remove("\(staging)/\(name)")
    }
    try Files.remove(staging)
  }

  private func checkOutput() throws(SiteError) {
    guard Files.exists(output) else { return }
    guard FileKind.isFolder(output) else { throw .outputIsFile(path: output) }
    let names = try Files.names(in: output)
    if names.contains("Package.swift") { throw .outputIsSource(path: output) }
    // A first build that was stopped while moving has a journal and no manifest yet.
    if Files.exists("\(staging)/\(Self.journalName)") { return }
    let isOurs = names.contains(SiteManifest.fileName)
    guard names.isEmpty || isOurs else { throw .outputIsForeign(path: output) }
    guard isOurs, let manifest = try SiteManifest.read(in: output) else { return }
    guard manifest.purpose == purpose else {
      throw .outputIsOther(path: output, holds: manifest.purpose?.rawValue ?? "site")
    }
  }

  /// Puts the sibling folder's files in place.
  ///
  /// - Returns: How many files were written and deleted.
  @discardableResult
  func publish(_ manifest: SiteManifest) throws(SiteError) -> (written: Int, deleted: Int) {
    let old = try SiteManifest.read(in: output)
    let journal = try plan(manifest, replacing: old)
    try write(journal)
    try perform(journal)
    return (max(journal.moves.count - 1, 0), journal.deletions.count)
  }

  func plan(_ manifest: SiteManifest, replacing old: SiteManifest?) throws(SiteError) -> Journal {
    var moves: [String] = []
    for file in manifest.files where try isChanged(file.path) { moves.append(file.path) }
    moves.sort { (Self.rank($0), $0) < (Self.rank($1), $1) }
    let kept = Set(manifest.files.map(\.path))
    let deletions = (old?.files ?? []).map(\.path).filter { !kept.contains($0) }
      .filter { NamedPath.isFile($0, in: output) }.sorted()
    if try isChanged(SiteManifest.fileName) || !moves.isEmpty || !deletions.isEmpty {
      moves.append(SiteManifest.fileName)
    }
    return Journal(moves: moves, deletions: deletions)
  }

  private func isChanged(_ path: String) throws(SiteError) -> Bool {
    let existing = "\(output)/\(path)"
    // What is not beside the output is kept from the last site.
    guard Files.exists("\(staging)/\(path)") else { return false }
    guard Files.exists(existing) else { return true }
    return try Files.read(existing) != Files.read("\(staging)/\(path)")
  }

  /// What others need comes first.
  private static func rank(_ path: String) -> Int {
    switch path.prefix(while: { $0 != "/" }) {
    case "assets", "styles", "scripts": 0
    case "previews", "sheets": 1
    case "pages": 2
    case "groups", "symbols": 3
    default: 4
    }
  }

  func write(_ journal: Journal) throws(SiteError) {
    let path = "\(staging)/\(Self.journalName)"
    guard let data = try? JSONEncoder().encode(journal) else {
      throw .file(path: path, doing: "write the journal", reason: "it cannot be encoded")
    }
    try Files.write(Array(data), to: path + ".part")
    try Files.move(path + ".part", to: path)
  }

  private func readJournal() throws(SiteError) -> Journal {
    let path = "\(staging)/\(Self.journalName)"
    let bytes = try Files.read(path)
    guard let journal = try? JSONDecoder().decode(Journal.self, from: Data(bytes)) else {
      throw .file(path: path, doing: "read the journal", reason: "it is damaged; delete it")
    }
    // Who planted a journal would have files moved and deleted anywhere.
    if let stray = (journal.moves + journal.deletions).first(where: { !NamedPath.isInside($0) }) {
      throw .file(
        path: path, doing: "follow the journal",
        reason: "it names '\(stray)', which is not in the site; delete it")
    }
    return journal
  }

  /// Does what is left of a journal, and ends with the sibling folder gone.
  ///
  /// - Parameter limit: After how many moves to stop, as a build that is killed does.
  func perform(_ journal: Journal, limit: Int = .max) throws(SiteError) {
    try Files.makeFolder(output)
    let manifestMove = journal.moves.last == SiteManifest.fileName ? 1 : 0
    var left = limit
    for path in journal.moves.dropLast(manifestMove) {
      guard left > 0 else { return }
      left -= 1
      try move(path)
    }
    for path in journal.deletions {
      guard left > 0 else { return }
      left -= 1
      try delete(path)
    }
    guard left > 0 else { return }
    // What the manifest promises is on the disk before it is.
    if isLasting { Files.flush(output) }
    if manifestMove == 1 { try move(SiteManifest.fileName) }
    try removeStaging()
  }

  private func move(_ path: String) throws(SiteError) {
    // What is no longer beside the output was moved before the build was stopped.
    guard Files.exists("\(staging)/\(path)") else { return }
    guard NamedPath.isFile(path, in: staging), NamedPath.isFree(path, in: output) else {
      throw .file(
        path: "\(output)/\(path)", doing: "move the file into place",
        reason: "a link or something else that is no folder of ours is on its way; remove that")
    }
    if let slash = path.lastIndex(of: "/") { try Files.makeFolder("\(output)/\(path[..<slash])") }
    try Files.move("\(staging)/\(path)", to: "\(output)/\(path)")
  }

  private func delete(_ path: String) throws(SiteError) {
    guard NamedPath.isFile(path, in: output) else { return }
    try Files.remove("\(output)/\(path)")
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      // Fails, as it should, where the folder is not empty.
      guard rmdir("\(output)/\(folder)") == 0 else { return }
    }
  }
}
