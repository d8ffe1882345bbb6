internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneProjects
internal import CellophaneSite
internal import Foundation

/// Hands a command on to a gallery's own executable.
enum GalleryRun {
  /// Becomes the gallery; comes back only where it cannot.
  static func hand(
    _ arguments: [String], to executable: String, console: Console
  ) throws -> Never {
    try check(executable, console: console)
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
    words.append(nil)
    execv(executable, words)
    console.fail("\(executable): error: cannot be run: \(String(cString: strerror(errno)))")
    throw ExitCode.failure
  }

  /// Runs the gallery to its end, and ends with it where something is wrong.
  static func run(
    _ arguments: [String], of result: GalleryMaker.Result, console: Console
  ) throws {
    try run(arguments, executable: result.executable, console: console)
  }

  /// Runs a gallery to its end, and ends with it where something is wrong.
  static func run(_ arguments: [String], executable: String, console: Console) throws {
    try check(executable, console: console)
    let run = try CommandRun(executable, arguments)
    if !run.output.isEmpty { console.result(String(run.output.dropLast())) }
    if !run.errors.isEmpty { console.note(String(run.errors.dropLast())) }
    guard run.code == 0 else { throw ExitCode(run.code) }
  }

  /// A gallery that was made with another version would read the words otherwise.
  private static func check(_ executable: String, console: Console) throws {
    let expected = "Cellophane \(Version.current)"
    let said = try CommandRun(executable, ["--version"]).output.split(separator: "\n").first ?? ""
    guard said == expected else {
      console.fail(GalleryError.version(found: String(said), expected: expected).description)
      throw ExitCode.failure
    }
  }

  /// Whether a folder is a site that is written.
  static func isSite(_ path: String) -> Bool {
    Paths.isFolder(Paths.join(path, "manifest.json")) == false
  }
}
