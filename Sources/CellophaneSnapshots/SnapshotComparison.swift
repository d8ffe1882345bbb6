internal import Foundation

/// Compares texts with the fixtures of a run and writes what its mode lets it.
package struct SnapshotComparison: Sendable {
  package var mode: SnapshotMode
  /// Where new files go instead of the sources' tree; references are still read from the tree.
  package var artifacts: String?
  package var names: FixtureNames

  package init(mode: SnapshotMode, artifacts: String? = nil, names: FixtureNames = .running) {
    self.mode = mode
    self.artifacts = artifacts
    self.names = names
  }

  /// Compares a text with its fixture.
  ///
  /// - Returns: `nil` where they are the same bytes, else what is to be said of the test: a newly
  ///   written fixture fails once, so that nobody takes a first recording for a check.
  package func failure(of content: SnapshotContent, at place: FixturePlace) throws(SnapshotError)
    -> String?
  {
    try names.claim(place)
    let reference = "\(place.root)/\(place.path)"
    let recorded = try read(reference)
    if recorded == content.bytes {
      discardProposal(of: place)
      if mode != .never && artifacts == nil { try attach(content, to: place) }
      return nil
    }
    guard let recorded else { return try missing(content, at: place) }
    let difference = LineDifference(from: recorded, to: content.bytes).report()
    if mode == .failed || mode == .all {
      let path = try write(content, to: place.path, of: place)
      discardProposal(of: place)
      return "the snapshot is recorded anew in '\(path)'; run again to compare\n\(difference)"
    }
    let proposal = try write(content, to: place.proposal, of: place)
    return """
      the snapshot differs from '\(reference)'
      \(difference)
      the new text is '\(proposal)'; to accept it, move it over the fixture, \
      or run with SNAPSHOT_TESTING_RECORD=failed
      """
  }

  private func missing(
    _ content: SnapshotContent, at place: FixturePlace
  ) throws(SnapshotError) -> String {
    guard mode != .never else {
      return """
        there is no fixture '\(place.root)/\(place.path)', and none is recorded in mode 'never'; \
        run with SNAPSHOT_TESTING_RECORD=missing and commit it
        """
    }
    let path = try write(content, to: place.path, of: place)
    return "the snapshot is recorded in '\(path)'; run again to compare"
  }
}

// Files.
extension SnapshotComparison {
  private func read(_ path: String) throws(SnapshotError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path: path, reason: String(describing: error))
    }
  }

  /// Writes a text with what it needs to be shown, and gives the text's path.
  private func write(
    _ content: SnapshotContent, to path: String, of place: FixturePlace
  ) throws(SnapshotError) -> String {
    let file = "\(artifacts ?? place.root)/\(path)"
    try write(content.bytes, to: file)
    try attach(content, to: place)
    return file
  }

  private func attach(_ content: SnapshotContent, to place: FixturePlace) throws(SnapshotError) {
    for attachment in content.attachments {
      let file = "\(artifacts ?? place.root)/\(attachment.path)"
      guard try read(file) != attachment.bytes else { continue }
      try write(attachment.bytes, to: file)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: String(describing: error))
    }
  }

  private func discardProposal(of place: FixturePlace) {
    for folder in [place.root, artifacts].compactMap({ $0 }) {
      // Most often there is none.
      try? FileManager.default.removeItem(atPath: "\(folder)/\(place.proposal)")
    }
  }
}
