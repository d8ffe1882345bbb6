/// What the compiler says of a folder that is one module.
package struct FolderDiagnosis: Codable, Hashable, Sendable {
  /// The folder as it was given.
  package var path: String
  package var module: String
  /// The language mode that it was asked in.
  package var swiftVersion: String
  /// How it was asked, as `in Swift 6 mode, isolated to MainActor`.
  package var settings: String
  /// Every Swift file, by path.
  package var files: [String]
  /// What stands in the way, by place.
  package var obstacles: [Obstacle]
  /// Files that have nothing in their way but need what is declared in one that does not compile;
  /// each with the first thing that it waits for.
  package var waiting: [Waiting]
  /// Modules that are not here.
  package var missingModules: [String]
  /// Files that do not compile and that no other file needs, as the manifest's `exclude` names them.
  package var spare: [String]

  package struct Waiting: Codable, Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    /// The compiler's words.
    package var message: String
  }

  /// How many files compile without the others.
  package var compilingCount: Int {
    let standing = Set(obstacles.map(\.path)).union(waiting.map(\.path))
    return files.count { !standing.contains($0) }
  }
}

/// What the compiler says of some folders.
package struct Diagnosis: Codable, Hashable, Sendable {
  package var folders: [FolderDiagnosis]
  /// What could not be read as it was meant, one sentence each.
  package var notes: [String]

  package var fileCount: Int { folders.map(\.files.count).reduce(0, +) }
  package var compilingCount: Int { folders.map(\.compilingCount).reduce(0, +) }
}
