internal import CSurroundings
internal import CellophanePreview
internal import Foundation

/// What a worker is doing at the moment, in a file without a name that the build can read when the
/// worker is gone: which request in which process, and what it is asking an author's code.
struct WorkRecord: Sendable {
  /// How far a request is.
  enum Progress: Int32 {
    case none, begun, replied
    /// Its process is gone before it had replied.
    case ended
  }

  /// Before the question as JSON.
  private struct Head {
    /// The process that has the request, which leads a group; 0 while there is none.
    var process: Int32 = 0
    /// The preview's place among the site's.
    var index: Int32 = -1
    var progress = Progress.none.rawValue
    /// How the process ended, as `waitpid` gives it.
    var status: Int32 = 0
    /// Grows with each question.
    var number: UInt32 = 0
    /// The length of the question; 0 while nothing is asked.
    var count: UInt32 = 0
  }

  let file: Int32

  /// Makes a file that is gone with the processes which have it open.
  static func makeFile() -> Int32? {
    var name = Array((NSTemporaryDirectory() + "/question-XXXXXX").utf8CString)
    let file = surroundings_temporary_file(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    return ChildProcess.raised(file)
  }

  // MARK: The worker's side

  /// A request is begun by this process.
  func begin(_ index: Int) {
    write(Head(process: getpid(), index: Int32(index), progress: Progress.begun.rawValue))
  }

  func reply() {
    change { $0.progress = Progress.replied.rawValue }
  }

  /// The process that had the request is gone.
  ///
  /// - Returns: Whether it had replied.
  func end(status: Int32) -> Bool {
    let hasReplied = progress == .replied
    change {
      $0.process = 0
      $0.status = status
      if !hasReplied { $0.progress = Progress.ended.rawValue }
    }
    return hasReplied
  }

  func begin(_ question: AskedQuestion) {
    guard let data = try? JSONEncoder().encode(question) else { return }
    var head = head
    head.number &+= 1
    head.count = UInt32(data.count)
    var bytes = withUnsafeBytes(of: head) { Array($0) }
    bytes += data
    _ = pwrite(file, bytes, bytes.count, 0)
  }

  func endQuestion() {
    change { $0.count = 0 }
  }

  // MARK: The build's side

  /// The process that has the request; `nil` while none has.
  var process: pid_t? { head.process > 0 ? head.process : nil }
  var progress: Progress { Progress(rawValue: head.progress) ?? .none }
  /// How the process that had the request ended, where the worker has outlived it.
  var status: Int32? { progress == .ended ? head.status : nil }

  /// Whether a preview has begun to be asked.
  func hasBegun(_ index: Int) -> Bool { head.index == Int32(index) }

  /// Whether the preview was asked anything: it had been shown by then.
  var hasAsked: Bool { head.number > 0 }

  /// The number of the question that is being asked; `nil` while there is none.
  var openNumber: UInt32? { head.count > 0 ? head.number : nil }

  /// The question that is being asked, or was when the worker ended.
  var openQuestion: AskedQuestion? {
    let count = Int(head.count)
    guard count > 0, count < 1 << 20 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    guard pread(file, &bytes, count, off_t(MemoryLayout<Head>.size)) == count else { return nil }
    return try? JSONDecoder().decode(AskedQuestion.self, from: Data(bytes))
  }

  // MARK: The file

  private var head: Head {
    var head = Head()
    let size = MemoryLayout<Head>.size
    return pread(file, &head, size, 0) == size ? head : Head()
  }

  private func write(_ head: Head) {
    var head = head
    _ = pwrite(file, &head, MemoryLayout<Head>.size, 0)
  }

  private func change(_ change: (inout Head) -> Void) {
    var head = head
    change(&head)
    write(head)
  }
}
