internal import Foundation
internal import UIKit

/// Makes drawings of PDFs by poppler's `pdftocairo`, where it is installed.
///
/// The same version of it makes the same bytes. What it makes is checked as any drawing is.
enum PDFConverter {
  /// As much as a drawing may hold, and as long as a person waits.
  private static let byteLimit = 8 << 20
  private static let patience = 10.0

  /// Converts a file's first page.
  static func convert(_ path: String) -> PDFConversion.Answer {
    guard let program else {
      return .none(
        advice: "install pdftocairo (Debian and Ubuntu: apt install poppler-utils; macOS: brew "
          + "install poppler), or \(PDFConversion.advice)")
    }
    let file = URL(fileURLWithPath: path).path
    switch output(of: [program, "-svg", "-f", "1", "-l", "1", file, "-"]) {
    case .success(let bytes): return .drawing(bytes)
    case .failure(let failure):
      return .none(advice: "pdftocairo \(failure.words), so \(PDFConversion.advice)")
    }
  }

  /// Where the program lies.
  private static let program: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { "\($0)/pdftocairo" }.first {
      access($0, X_OK) == 0
    }
  }()

  private struct Failure: Error {
    var words: String
  }

  private static func output(of command: [String]) -> Result<Data, Failure> {
    var ends: [Int32] = [0, 0]
    guard ChildProcess.open(&ends) else { return .failure(Failure(words: "could not be started")) }
    let silent = Foundation.open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      close(ends[0])
      close(silent)
    }
    // Fonts' caches are written to no home, which may be an author's sandbox.
    let (process, error) = ChildProcess.spawn(
      command, environment: ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent"],
      descriptors: [(ends[1], 1), (silent, 2)])
    close(ends[1])
    guard error == 0 else { return .failure(Failure(words: "could not be started")) }
    let read = read(ends[0])
    if case .failure = read { kill(process, SIGKILL) }
    let status = ChildProcess.wait(for: process)
    guard case .success(let bytes) = read else { return read }
    guard status == 0, !bytes.isEmpty else { return .failure(Failure(words: "cannot read it")) }
    return .success(bytes)
  }

  /// Everything that comes, within bounds.
  private static func read(_ end: Int32) -> Result<Data, Failure> {
    let limit = ContinuousClock.now + .seconds(patience)
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var wait = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      _ = poll(&wait, 1, 100)
      if ContinuousClock.now > limit {
        return .failure(Failure(words: "was not done with it in \(Int(patience)) seconds"))
      }
      guard wait.revents != 0 else { continue }
      let count = Foundation.read(end, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .success(bytes) }
      bytes.append(contentsOf: buffer[..<count])
      if bytes.count > byteLimit {
        return .failure(Failure(words: "makes more than \(byteLimit >> 20) megabytes of it"))
      }
    }
  }
}
