internal import Foundation

/// How a worker that traps says where: by Swift's own backtrace, which another program of the
/// toolchain prints. Where that is missing the trap's sentence is all there is.
enum Backtrace {
  /// What a worker's environment has for it; nothing else than the frames is wanted.
  static var variables: [String: String] {
    let own = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? ""
    guard !own.contains("enable=no") else { return [:] }
    let settings = [
      "enable=yes", "color=no", "interactive=no", "preset=full", "sanitize=no", "threads=crashed",
      "registers=none", "images=none", "limit=32", "top=0", "output-to=stderr",
    ]
    return ["SWIFT_BACKTRACE": settings.joined(separator: ",")]
  }

  /// What Swift prints as it begins.
  static let mark = Array(": Backtracing from 0x".utf8)

  /// How long it may take; one second is usual, and a machine that is busy takes twenty.
  static let limit: Duration = .seconds(40)
}
