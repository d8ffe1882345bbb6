internal import CellophaneDocument

/// Which fixture a proposal was made against, as the file `<proposal>.against` beside it says.
package struct ProposalBase: Hashable, Sendable {
  /// The digest of the fixture's bytes; `none` where there was no fixture.
  private let digest: String

  package init(_ fixture: [UInt8]?) {
    digest = fixture.map { ContentDigest($0).description } ?? "none"
  }

  /// What is said beside a proposal; `nil` where nothing is.
  package init?(beside proposal: String) throws(SnapshotError) {
    guard let bytes = try FixtureFile.read(Self.path(of: proposal)) else { return nil }
    digest = String(String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" })
    guard digest == "none" || digest.count == 16 && digest.allSatisfy(\.isHexDigit) else {
      return nil
    }
  }

  func write(beside proposal: String) throws(SnapshotError) {
    try FixtureFile.write([UInt8]("\(digest)\n".utf8), to: Self.path(of: proposal))
  }

  package static func path(of proposal: String) -> String { "\(proposal).against" }
}
