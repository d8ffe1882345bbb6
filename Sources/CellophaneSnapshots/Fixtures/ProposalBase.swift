internal import CellophaneDocument

/// Which fixture a proposal was made against, as the file `<proposal>.against` beside it says.
package struct ProposalBase: Hashable, Sendable {
  /// The digest of the fixture's bytes; `none` where there was no fixture.
  private let digest: String
  /// The fixture of what has another name now, from the folder of all fixtures; `nil` where tests'
  /// sources say it, or nothing was renamed.
  package var left: String?
  /// Where what was compared is declared, as `Sources/Gallery/Gallery.swift:7`; `nil` where the
  /// test's source says it.
  package var declaration: String?

  package init(_ fixture: [UInt8]?) {
    digest = fixture.map { ContentDigest($0).description } ?? "none"
  }

  /// What is said beside a proposal; `nil` where nothing is.
  package init?(beside proposal: String) throws(SnapshotError) {
    guard let bytes = try FixtureFile.read(Self.path(of: proposal)) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    digest = String(lines[0])
    guard digest == "none" || digest.count == 16 && digest.allSatisfy(\.isHexDigit) else {
      return nil
    }
    left = Self.value("was ", in: lines)
    declaration = Self.value("at ", in: lines)
  }

  private static func value(_ mark: String, in lines: [Substring]) -> String? {
    lines.dropFirst().first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// Whether a fixture is the one that it was made against.
  package func isMade(against fixture: [UInt8]?) -> Bool {
    digest == ProposalBase(fixture).digest
  }

  func write(beside proposal: String) throws(SnapshotError) {
    let lines = [digest, left.map { "was \($0)" }, declaration.map { "at \($0)" }]
    let text = lines.compactMap(\.self).joined(separator: "\n") + "\n"
    try FixtureFile.write([UInt8](text.utf8), to: Self.path(of: proposal))
  }

  package static func path(of proposal: String) -> String { "\(proposal).against" }
}
