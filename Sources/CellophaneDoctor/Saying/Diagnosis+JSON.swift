internal import Foundation

extension Diagnosis {
  /// The diagnosis for programs, keys in order.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Report(self)), as: UTF8.self)
  }

  private struct Report: Encodable {
    var swiftVersion: String
    var files: Int
    var compiling: Int
    var folders: [Folder]

    init(_ diagnosis: Diagnosis) {
      swiftVersion = diagnosis.swiftVersion
      files = diagnosis.fileCount
      compiling = diagnosis.compilingCount
      folders = diagnosis.folders.map(Folder.init)
    }
  }

  private struct Folder: Encodable {
    var path: String
    var module: String
    var files: Int
    var compiling: Int
    var missingModules: [String]
    var obstacles: [Obstacle]
    var waiting: [FolderDiagnosis.Waiting]

    init(_ folder: FolderDiagnosis) {
      path = folder.path
      module = folder.module
      files = folder.files.count
      compiling = folder.compilingCount
      missingModules = folder.missingModules
      obstacles = folder.obstacles
      waiting = folder.waiting
    }
  }
}
