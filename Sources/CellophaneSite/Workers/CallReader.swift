internal import Foundation

/// Reads from a program's debug information which lines of an author's code made some calls.
///
/// Another program does it, of the system's tools or the toolchain's, in a tenth of a second; where
/// there is none, or the program was built without debug information, no line is known.
enum CallReader {
  /// How long reading may take.
  private static let limit: Duration = .seconds(5)

  /// The innermost line of an author's own code, as findings name it.
  ///
  /// - Parameter calls: Lists of places in this program, the innermost first.
  static func place(_ calls: [[UInt]]) -> String? {
    let addresses = Array(Set(calls.joined())).sorted()
    guard !addresses.isEmpty, let output = read(addresses) else { return nil }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= addresses.count else { return nil }
    let frames = Dictionary(
      uniqueKeysWithValues: zip(addresses, lines.map { StackFrame(place: String($0)) }))
    return calls.lazy.compactMap { calls in
      StackFrame.ofAuthor(calls.compactMap { frames[$0] ?? nil }).first?.place
    }.first
  }

  /// The tools that read lines, with what makes them print one for each address.
  private static let tools = [
    ("addr2line", ["-e"]),
    ("llvm-symbolizer", ["--output-style=GNU", "--functions=none", "--no-inlines", "-e"]),
  ]

  /// Whether a program is one of those.
  static func isReader(_ path: String) -> Bool {
    tools.contains { path.hasSuffix("/\($0.0)") }
  }

  private static func read(_ addresses: [UInt]) -> String? {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
    for (tool, options) in tools {
      let found = folders.lazy.map { "\($0)/\(tool)" }.first {
        FileManager.default.isExecutableFile(atPath: $0)
      }
      guard let found else { continue }
      let command =
        [found] + options + [program] + addresses.map { "0x" + String($0, radix: 16) }
      return (try? ChildOutput(of: command, within: limit))
        .map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    return nil
  }
}

extension StackFrame {
  /// A frame of `/a/Shelf.swift:12`, behind which more may be said; `nil` where no line is known.
  fileprivate init?(place: String) {
    guard let match = place.prefixMatch(of: #/(/.+?):(\d+)/#), let line = Int(match.2), line > 0
    else {
      return nil
    }
    self.init(function: "", path: String(match.1), line: line)
  }
}
