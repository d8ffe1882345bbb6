internal import CellophaneFiles

extension Diagnosis {
  /// The diagnosis for programs, keys in order.
  package func json() throws -> String {
    try ReadableJSON.text(of: Report(self))
  }

  private struct Report: JSONAnswer {
    static let schema = "doctor/1"

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
