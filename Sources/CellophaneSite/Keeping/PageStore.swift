internal import CellophaneFiles
internal import Foundation

/// What is kept of a preview from one build to the next: its pages' parts, and under what conditions
/// they are still right.
struct KeptPreview: Codable, Sendable {
  var preview: String
  /// The digest of the site's key and of what is asked of the preview.
  var key: String
  var readings: PreviewReadings
  /// What it printed.
  var output: String
  /// How long it took to be made.
  var seconds: Double
}

/// A folder of kept previews, one file each: a line with the digest of what follows, a line that says
/// what it is for, and the parts of its pages.
///
/// Names of files are made here, from a preview's id; what a file says is never taken for one. A file
/// that is not what was written, whatever became of it, is not there.
struct PageStore: Sendable {
  let folder: String

  /// The name of what is kept of something.
  static func name(of text: String) -> String { ByteDigest.of(text) }

  /// What is kept under a name; `nil` where there is nothing, or nothing sound.
  func read(_ name: String) -> (record: KeptPreview, parts: Data)? {
    guard NamedPath.isFile(name, in: folder), let bytes = try? Files.read("\(folder)/\(name)"),
      let first = bytes.firstIndex(of: Self.newline)
    else { return nil }
    let rest = Data(bytes[(first + 1)...])
    guard String(decoding: bytes[..<first], as: UTF8.self) == Self.mark + ByteDigest.of(rest),
      let second = rest.firstIndex(of: Self.newline),
      let record = try? JSONDecoder().decode(KeptPreview.self, from: rest[..<second])
    else { return nil }
    return (record, rest[(second + 1)...])
  }

  /// - Parameter scratch: A folder of the build's own in this one.
  func write(
    _ record: KeptPreview, parts: [UInt8], as name: String, by scratch: String
  ) throws {
    let rest = Data(try JSONEncoder().encode(record) + [Self.newline] + parts)
    let part = "\(scratch)/\(name).part"
    let bytes = Array((Self.mark + ByteDigest.of(rest)).utf8) + [Self.newline] + rest
    try Files.write(bytes, to: part)
    try Files.move(part, to: "\(folder)/\(name)")
  }

  private static let mark = "cellophane pages "
  private static let newline = UInt8(ascii: "\n")

  /// The parts of a preview's pages, where each is what its name says.
  static func pages(_ parts: Data) -> [PageParts]? {
    guard let pages = try? JSONDecoder().decode([PageParts].self, from: parts) else { return nil }
    let isSound = pages.allSatisfy { page in
      [page.built.path, page.built.sheet ?? page.built.path].allSatisfy(NamedPath.isInside)
        && page.built.sheet.map { $0 == SheetPage.path(of: page.built.id) } != false
        && page.built.id.allSatisfy { $0 != "/" }
        && page.assets.map(\.fileName).sorted() == page.built.assets
        && page.assets.allSatisfy { !$0.fileName.contains("/") && NamedPath.isInside($0.fileName) }
    }
    return isSound ? pages : nil
  }

  /// With what the names of builds' own folders begin, before the number of the process.
  static let beginning = "new-"

  /// Removes the folders of builds that were stopped.
  func removeLeftovers() {
    for name in (try? Files.names(in: folder)) ?? [] where name.hasPrefix(Self.beginning) {
      guard let process = Int32(name.dropFirst(Self.beginning.count)), kill(process, 0) != 0
      else { continue }
      try? Files.remove("\(folder)/\(name)")
    }
  }

  /// Removes what this build did not use, the oldest first, until it is no more than twice what it
  /// did.
  func removeOthers(than used: Set<String>) throws {
    var others: [(name: String, size: Int, time: Int)] = []
    var room = 0
    for name in try Files.names(in: folder) where NamedPath.isFile(name, in: folder) {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      if used.contains(name) {
        room += 2 * Int(status.st_size)
      } else {
        others.append((name, Int(status.st_size), status.modified.tv_sec))
      }
    }
    for other in others.sorted(by: { ($0.time, $0.name) > ($1.time, $1.name) }) {
      room -= other.size
      if room < 0 { try Files.remove("\(folder)/\(other.name)") }
    }
  }
}
