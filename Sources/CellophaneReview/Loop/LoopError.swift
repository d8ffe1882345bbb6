internal import CellophaneSnapshots

/// Why changed fixtures cannot be shown or decided on.
package enum LoopError: Error, Hashable, Sendable, CustomStringConvertible {
  case noFolder(path: String)
  case noArtifacts(path: String)
  /// Nothing has a name that was asked for.
  case noMatch(name: String, names: [String])
  /// A proposal is no text that a comparison writes.
  case damaged(sentence: String)
  /// The fixture is not the one that the proposal was made against.
  case changedSince(path: String)
  /// Nothing says which fixture the proposal was made against.
  case noBase(proposal: String)
  /// The proposal is not the text that was shown.
  case proposedSince(path: String)
  /// A proposal of the artifacts for a test that is in none of the packages, or in several.
  case noPackage(proposal: String, packages: [String])
  /// A preview that a test asked ended the run.
  case trapped(tests: String, note: String)
  case unremovable(path: String, reason: String)
  case noReferences(path: String)
  /// Fixtures are only deleted after a run of all tests.
  case partOfRun(filter: String)

  package var description: String {
    switch self {
    case .noFolder(let path):
      "\(path): error: there is no such folder; name the one that the tests lie in"
    case .noArtifacts(let path):
      "\(path): error: the folder of artifacts does not exist; "
        + "run the tests with SNAPSHOT_ARTIFACTS set to it, or name another"
    case .noMatch(let name, let names): Self.noMatch(name, names)
    case .damaged(let sentence): sentence
    case .changedSince(let path):
      "\(path): error: the fixture was changed after the new text was proposed; "
        + "run its test again, so that both are compared"
    case .noBase(let proposal):
      "\(ProposalBase.path(of: proposal)): error: the file is missing or damaged, which says "
        + "what fixture the new text was made against; run its test again"
    case .proposedSince(let path):
      "\(path): error: the proposal was written anew while it was looked at; look at it again"
    case .noPackage(let proposal, let packages) where packages.isEmpty:
      "\(proposal): error: no package here has the folder of its test; "
        + "name the package that was tested"
    case .noPackage(let proposal, let packages):
      "\(proposal): error: the folder of its test is in several packages, "
        + packages.map { "'\($0)'" }.joined(separator: " and ") + "; name the one that was tested"
    case .trapped(let tests, let note):
      "\(note): error: a preview trapped that was asked by \(tests), and the run ended with it; "
        + "what had not run yet is missing here, so mend it and run the tests again"
    case .unremovable(let path, let reason):
      "\(path): error: cannot remove the file: \(reason)"
    case .noReferences(let path):
      "\(path): error: no run has written what it read there; "
        + "run all tests with SNAPSHOT_REFERENCES set to this file"
    case .partOfRun(let filter):
      "error: nothing is deleted, since only a part of the tests ran (\(filter)); run all of them "
        + "with SNAPSHOT_REFERENCES set to a new file"
    }
  }

  private static func noMatch(_ name: String, _ names: [String]) -> String {
    guard !names.isEmpty else { return "error: no change is called '\(name)': nothing is pending" }
    let shown = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > 10 ? " and \(names.count - 10) more" : ""
    return "error: the name of no change contains '\(name)'; there are \(shown)\(more)"
  }
}
