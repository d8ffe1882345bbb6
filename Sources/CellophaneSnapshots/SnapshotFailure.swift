package import CellophaneDocument

/// What is to be said of a comparison that failed.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened to which items where the texts differ, then the changed lines, and what to do.
  public let description: String
  /// The fixture's file name; `nil` where the comparison has none.
  public let fileName: String?
  /// What was compared with the fixture; `nil` where there was nothing to compare.
  public let actual: [UInt8]?

  /// The page that was compared, whatever it was compared as; `nil` where it was none.
  package var page: ResolvedPage?

  package init(_ description: String, fileName: String? = nil, actual: [UInt8]? = nil) {
    self.description = description
    self.fileName = fileName
    self.actual = actual
  }
}
