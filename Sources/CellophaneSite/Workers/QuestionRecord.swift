internal import CellophanePreview
internal import Foundation

/// What a worker is asking an author's code at the moment, in a file without a name that the build
/// can read when the worker is gone.
///
/// A number that grows with each question, the length of what follows, and the question as JSON; a
/// length of 0 while nothing is asked.
struct QuestionRecord: Sendable {
  private typealias Head = (number: UInt32, count: UInt32)

  let file: Int32

  /// The record of the worker that this process is.
  static let worker = QuestionRecord(file: 5)

  /// Makes a file that is gone with the processes which have it open.
  static func makeFile() -> Int32? {
    var name = Array((NSTemporaryDirectory() + "/question-XXXXXX").utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    let kept = fcntl(file, F_DUPFD_CLOEXEC, 16)
    close(file)
    return kept >= 0 ? kept : nil
  }

  // MARK: The worker's side

  func begin(_ question: AskedQuestion) {
    guard let data = try? JSONEncoder().encode(question) else { return }
    let head: Head = ((self.head?.number ?? 0) &+ 1, UInt32(data.count))
    var bytes = withUnsafeBytes(of: head) { Array($0) }
    bytes += data
    _ = pwrite(file, bytes, bytes.count, 0)
  }

  func end() {
    var count: UInt32 = 0
    _ = pwrite(file, &count, MemoryLayout<UInt32>.size, off_t(MemoryLayout<UInt32>.size))
  }

  // MARK: The build's side

  /// The number of the question that is being asked; `nil` while there is none.
  var openNumber: UInt32? {
    guard let head, head.count > 0 else { return nil }
    return head.number
  }

  /// The question that is being asked, or was when the worker ended.
  var openQuestion: AskedQuestion? {
    guard let head, head.count > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(head.count))
    let got = pread(file, &bytes, bytes.count, off_t(MemoryLayout<Head>.size))
    guard got == bytes.count else { return nil }
    return try? JSONDecoder().decode(AskedQuestion.self, from: Data(bytes))
  }

  private var head: Head? {
    var head: Head = (0, 0)
    let size = MemoryLayout<Head>.size
    return pread(file, &head, size, 0) == size ? head : nil
  }
}
