/// The annotations of one step of a workflow: GitHub shows ten of each level, and passes the others
/// by without a word.
package struct StepAnnotations: Hashable, Sendable {
  /// Errors first, in their order otherwise; where some of a level are left out, its last one says
  /// how many.
  package private(set) var shown: [WorkflowAnnotation] = []
  package private(set) var leftOut: [WorkflowAnnotation] = []

  /// How many of a level the host shows.
  package static let limit = 10

  package init(_ annotations: [WorkflowAnnotation]) {
    for level in [WorkflowAnnotation.Level.error, .warning, .notice] {
      let all = annotations.filter { $0.level == level }
      guard all.count > Self.limit else {
        shown += all
        continue
      }
      shown += all.prefix(Self.limit - 1)
      let rest = all.dropFirst(Self.limit - 1)
      leftOut += rest
      shown.append(
        WorkflowAnnotation(
          level, title: "and \(rest.count) more \(level.rawValue)s",
          message: "a step shows \(Self.limit) of each kind; the others are in this step's log"))
    }
  }
}

extension WorkflowAnnotation {
  /// As a line of a log.
  var words: String {
    let place = file.map { "\($0):\(line.map { "\($0):" } ?? "") " } ?? ""
    let message = message.split(separator: "\n").joined(separator: "; ")
    return "\(place)\(level.rawValue): \(title): \(message)"
  }
}
