internal import Foundation

extension Diagnosis {
  /// The diagnosis for programs, keys in order.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Report(self)), as: UTF8.self)
  }

  private struct Report: Encodable {
    var files: Int
    var compiling: Int
    var folders: [Folder]
    var notes: [String]

    init(_ diagnosis: Diagnosis) {
      notes = diagnosis.notes
      files = diagnosis.fileCount
      compiling = diagnosis.compilingCount
      folders = diagnosis.folders.map(Folder.init)
    }
  }

  private struct Folder: Encodable {
    var path: String
    var module: String
    var swiftVersion: String
    var files: Int
    var compiling: Int
    var missingModules: [String]
    var obstacles: [Obstacle]
    var spare: [String]
    var waiting: [FolderDiagnosis.Waiting]

    init(_ folder: FolderDiagnosis) {
      path = folder.path
      module = folder.module
      files = folder.files.count
      compiling = folder.compilingCount
      missingModules = folder.missingModules
      obstacles = folder.obstacles
      spare = folder.spare
      swiftVersion = folder.swiftVersion
      waiting = folder.waiting
    }
  }
}
