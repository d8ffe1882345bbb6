package import CellophaneFiles
internal import Foundation

/// The previews that what changed since a revision of git may have changed.
///
/// A preview is tied to the file that declares it, to the files that it says are its source, and to
/// the folders of the modules that its file imports, one through another.
package struct ChangedPreviews {
  /// The changed files that a preview is tied to, by its id, sorted; from the repository's folder.
  package private(set) var files: [String: [String]] = [:]
  /// The changed Swift files that no preview is tied to.
  package private(set) var others: [String] = []

  /// - Parameter revision: A branch, a tag or a commit; what counts is where the current one left it.
  package init(in site: Site, since revision: String) throws(GitError) {
    guard let first = site.previews.first(where: { Files.exists($0.path) }) else { return }
    let around = URL(fileURLWithPath: first.path).deletingLastPathComponent().path
    guard let found = try GitRevision.repository(around: around) else {
      throw .notRepository(path: around, reason: "there is no '.git' above")
    }
    let folder = Self.resolved(found)
    let commit = try GitRevision(revision, of: folder)
    let changed = try commit.changedPaths()
    guard !changed.isEmpty else { return }
    let reader = SourceReader(folder: site.sources)
    var imported = ImportedModules(folder: folder, paths: Set(try commit.paths() + changed))
    var tied: Set<String> = []
    for preview in site.previews {
      let declared = ([preview.path] + reader.files(of: preview)).compactMap {
        Self.path(of: $0, in: folder)
      }
      let modules = declared.first.map { imported.modules(of: $0) } ?? []
      let own = changed.filter { path in
        declared.contains(path)
          || !modules.isDisjoint(with: path.split(separator: "/").dropLast())
      }
      if !own.isEmpty { files[preview.id] = own }
      tied.formUnion(own)
    }
    others = changed.filter { $0.hasSuffix(".swift") && !tied.contains($0) }
  }

  /// Links lead to what git knows.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func path(of file: String, in folder: String) -> String? {
    let file = resolved(file)
    return file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : nil
  }
}
