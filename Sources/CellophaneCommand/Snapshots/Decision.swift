internal import ArgumentParser
internal import CellophaneFiles
internal import CellophaneReview
internal import CellophaneSite
internal import CellophaneSnapshots

/// What is done with some of the changes that wait.
struct Decision {
  var pending: PendingChanges
  var chosen: [PendingChange]
  var format: OutputFormat
  var isAccepting: Bool

  private struct Answer: JSONAnswer {
    static let schema = "decision/1"

    var accepted: [String] = []
    var rejected: [String] = []
    var pending: Int
    var problems: [String]
  }

  /// Does it for each that can be decided on, and says what is left.
  func carryOut(on console: Console) throws {
    var answer = Answer(pending: 0, problems: [])
    for one in chosen {
      do {
        if isAccepting { try one.accept() } else { try one.reject() }
        if isAccepting {
          answer.accepted.append(one.fixture.path)
        } else {
          answer.rejected.append(one.fixture.path)
        }
      } catch {
        answer.problems.append(String(describing: error))
      }
    }
    answer.pending = pending.changes.count - answer.accepted.count - answer.rejected.count
    // What could not be read was not meant where somebody named others.
    answer.problems += pending.problems
    try say(answer, on: console)
    guard answer.problems.isEmpty else { throw LoopExit.broken }
    guard answer.pending == 0 else { throw LoopExit.pending }
  }

  private func say(_ answer: Answer, on console: Console) throws {
    let done = answer.accepted + answer.rejected
    switch format {
    case .json:
      console.result(json: try ReadableJSON.text(of: answer))
    case .github:
      console.result(
        answer.problems.map { WorkflowAnnotation(.error, title: "Not decided", message: $0) })
    case .text:
      for path in done { console.result("\(isAccepting ? "accepted" : "rejected") \(path)") }
      for problem in answer.problems { console.fail(problem) }
      if done.isEmpty, answer.problems.isEmpty { console.note("nothing is pending") }
      if answer.pending > 0 { console.note("\(answer.pending) still pending") }
    }
  }
}
