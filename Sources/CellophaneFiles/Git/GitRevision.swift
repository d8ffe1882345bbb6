internal import Foundation

/// A folder as a commit of its repository has it.
package struct GitRevision: Sendable {
  /// Absolute.
  package let folder: String
  /// The commit that the folder's branch left the revision at.
  let commit: String
  private let git: Git

  /// - Parameters:
  ///   - name: A branch, a tag or a commit.
  ///   - searchPath: Where `git` is looked for, `PATH`.
  package init(
    _ name: String, of folder: String,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(GitError) {
    guard let git = Git(folder: folder, searchPath: searchPath) else { throw .noGit }
    let inside = try git.run(["rev-parse", "--is-inside-work-tree"])
    guard inside.code == 0 else {
      throw .notRepository(path: folder, reason: inside.errors)
    }
    let found = try git.run([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
    ])
    guard found.code == 0 else { throw .noRevision(name: name, path: folder) }
    // A clone of the last commit only has no common one.
    let common = try git.run(["merge-base", "HEAD", found.line])
    commit = common.code == 0 ? common.line : found.line
    self.folder = folder
    self.git = git
  }

  /// The files below the folder that are not what the commit has, by path from the folder, sorted.
  package func changedPaths() throws(GitError) -> [String] {
    let known = try git.text([
      "diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--", ".",
    ])
    let new = try git.text(["ls-files", "--others", "--exclude-standard", "-z", "--", "."])
    return Set((known + new).split(separator: "\0").map(String.init)).sorted()
  }

  /// The folder of the repository around a folder; `nil` where there is none.
  package static func repository(
    around folder: String,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(GitError) -> String? {
    guard let git = Git(folder: folder, searchPath: searchPath) else { throw .noGit }
    let found = try git.run(["rev-parse", "--show-toplevel"])
    return found.code == 0 ? found.line : nil
  }

  /// The files of the commit below the folder, by path from it.
  package func paths() throws(GitError) -> [String] {
    try git.text(["ls-tree", "-r", "--name-only", "-z", commit, "--", "."])
      .split(separator: "\0").map(String.init)
  }

  /// A file's bytes in the commit.
  package func bytes(_ path: String) throws(GitError) -> [UInt8] {
    let command = ["show", "\(commit):./\(path)"]
    let shown = try git.run(command)
    guard shown.code == 0 else {
      throw .failed(command: command.joined(separator: " "), reason: shown.errors)
    }
    return shown.output
  }
}
