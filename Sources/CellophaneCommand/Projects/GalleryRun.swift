internal import ArgumentParser
internal import CellophaneGalleries
internal import CellophaneProjects
internal import CellophaneSite
internal import Foundation

/// Hands a command on to a gallery's own executable.
enum GalleryRun {
  /// Becomes the gallery; comes back only where it cannot.
  static func hand(
    _ arguments: [String], to result: GalleryMaker.Result, console: Console
  ) throws -> Never {
    try check(result.executable, console: console)
    var words: [UnsafeMutablePointer<CChar>?] =
      ([result.executable] + arguments).map { strdup($0) }
    words.append(nil)
    execv(result.executable, words)
    console.fail("\(result.executable): error: cannot be run: \(String(cString: strerror(errno)))")
    throw ExitCode.failure
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
