internal import CellophanePreview

/// A call that was under way when a process stopped, where the program knows its line.
package struct StackFrame: Hashable, Sendable {
  /// As Swift writes it: `Shelf.title(of:)`.
  package var function: String
  /// Where the compiler found the file.
  package var path: String
  package var line: Int

  package init(function: String, path: String, line: Int) {
    self.function = function
    self.path = path
    self.line = line
  }

  /// The frames of the thread that stopped, the innermost first, as Swift's backtrace prints them.
  ///
  /// Frames without a line, as those of libraries, are left out.
  package static func all(in output: String) -> [StackFrame] {
    let row =
      #/\s*\d+\s+(?:\[[a-z]+\]\s+)*(?:0x[0-9a-f]+\s+)?(.+) in .+? at (/.+?):(\d+)(?::\d+)?\s*/#
    var frames: [StackFrame] = []
    for text in output.split(separator: "\n") {
      guard let match = text.wholeMatch(of: row), let line = Int(match.3), line > 0 else {
        continue
      }
      // An address is so far from the function's.
      let function = match.1.replacing(#/ \+ \d+$/#, with: "")
      let frame = StackFrame(function: String(function), path: String(match.2), line: line)
      if frames.last != frame { frames.append(frame) }
    }
    return frames
  }

  /// Those of an author's own code, at most eight: neither ours nor of Swift's libraries, and of
  /// other packages' only where there are no others.
  package static func ofAuthor(in output: String) -> [StackFrame] {
    ofAuthor(all(in: output))
  }

  static func ofAuthor(_ frames: [StackFrame]) -> [StackFrame] {
    let frames = frames.filter { !$0.isOurs && !$0.isOfSwift }
    let own = frames.filter { !$0.path.contains("/checkouts/") }
    return Array((own.isEmpty ? frames : own).prefix(8))
  }

  /// `Sources/Shelf.swift:12`, as a terminal opens it from where it stands.
  var place: String { "\(ShownPath.fromHere(path)):\(line)" }

  /// Our package's `Sources`, whose examples and tests are authors' code.
  private static let sources: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/"
  }()

  private var isOurs: Bool { path.hasPrefix(Self.sources) }

  /// Where the toolchain's own libraries were compiled.
  private var isOfSwift: Bool {
    path.hasPrefix("/home/build-user/") || path == "//<compiler-generated>"
  }
}
